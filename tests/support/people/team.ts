import { api } from '#shared/api/index.ts'
import type { Person } from '#tests/support/people/person.ts'

/** A workspace of somebody's, which is chosen from then on. */
export async function newWorkspace(owner: Person, name: string): Promise<string> {
  return (await owner.must(api.workspaces.create, { body: { name } })).id
}

/** Invites somebody into a workspace, who opens the link: nobody becomes a member in any other way. */
export async function joinWorkspace(
  person: Person,
  id: string,
  by: Person,
  role: 'admin' | 'member' = 'member',
): Promise<void> {
  const body = { emails: person.email, role }
  const { invites } = await by.must(api.workspaces.invite, { path: { id }, body })
  await person.must(api.sharing.acceptInvite, { body: { token: tokenOf(invites[0]?.link) } })
}

export const tokenOf = (link = ''): string => link.split('/').at(-1) ?? ''
