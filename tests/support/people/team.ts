import { api } from '#shared/api/index.ts'
import type { InvitedRole } from '#shared/workspaces.ts'
import type { Person } from '#tests/support/people/person.ts'

/** The token of a link that lets somebody in. */
export const tokenOf = (link: string | null | undefined): string => link?.split('/').at(-1) ?? ''

export async function newTeam(owner: Person, name = 'Tidal'): Promise<string> {
  return (await owner.must(api.workspaces.create, { body: { name } })).id
}

/** Invites somebody, who opens the link. */
export async function letIntoTeam(
  manager: Person,
  person: Person,
  id: string,
  role: InvitedRole = 'member',
): Promise<void> {
  const { invites } = await manager.must(api.workspaces.invite, {
    path: { id },
    body: { emails: person.email, role },
  })
  await person.must(api.sharing.acceptInvite, { body: { token: tokenOf(invites[0]?.link) } })
}

export const shareWithTeam = (
  person: Person,
  patternId: string,
  orgId: string,
  permissionLevel: 'read' | 'write' = 'write',
): Promise<unknown> =>
  person.must(api.sharing.inviteOrg, { path: { id: patternId }, body: { orgId, permissionLevel } })
