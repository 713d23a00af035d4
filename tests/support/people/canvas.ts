import { api } from '#shared/api/index.ts'
import type { Person } from '#tests/support/people/person.ts'
import { tokenOf } from '#tests/support/people/team.ts'

/** Invites somebody to a canvas, who opens the link. */
export async function letIntoCanvas(owner: Person, person: Person, spaceId: string): Promise<void> {
  const { invites } = await owner.must(api.canvas.invite, {
    path: { spaceId },
    body: { emails: person.email },
  })
  await person.must(api.sharing.acceptInvite, { body: { token: tokenOf(invites[0]?.link) } })
}
