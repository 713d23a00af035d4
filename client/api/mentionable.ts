import { useQueries, useQuery } from '@tanstack/react-query'
import { accessQuery } from '#client/api/sharing.ts'
import { useSession } from '#client/api/users.ts'
import { membersQuery, useWorkspaces } from '#client/api/workspaces.ts'

export interface Mentionable {
  id: string
  name: string
  avatarUrl: string | null
}

/**
 * Everybody who was let into a design but oneself: by name, and the members of those of one's own workspaces that it is
 * shared with; guests have no address. Null while it is not known, or where there is no mail.
 */
export function useMentionable(patternId: string, isAsked: boolean): Mentionable[] | null {
  const session = useSession().data
  // Without mail nobody would hear of it.
  const isOffered = isAsked && session !== undefined && session.server.mail !== 'off'
  const { data } = useQuery({ ...accessQuery(patternId), enabled: isOffered })
  const own = useWorkspaces(isOffered).data ?? []
  const shared = data?.orgsList.filter(({ id }) => own.some(org => org.id === id)) ?? []
  const workspaces = useQueries({
    queries: shared.map(({ id }) => ({ ...membersQuery(id), enabled: isOffered })),
  })
  if (!data || !isOffered) return null
  const named = data.usersList.filter(({ email }) => email !== null)
  const all = [...named, ...workspaces.flatMap(({ data: found }) => found?.members ?? [])]
  const people = new Map(all.map(({ id, name, avatarUrl }) => [id, { id, name, avatarUrl }]))
  people.delete(session?.user?.id ?? '')
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name))
}
