import { useQueries, useQuery } from '@tanstack/react-query'
import { canvasOwnerQuery } from '#client/api/canvas.ts'
import { accessQuery } from '#client/api/sharing.ts'
import { useSession } from '#client/api/users.ts'
import { membersQuery, useWorkspaces } from '#client/api/workspaces.ts'
import type { AccessData } from '#shared/access.ts'

export interface Mentionable {
  id: string
  name: string
  avatarUrl: string | null
}

/** Where somebody is mentioned: in a design, or on a canvas and the designs on it. */
export interface MentionedIn {
  kind: 'design' | 'canvas'
  id: string
}

/**
 * Everybody who was let in there but oneself: by name, and the members of those of one's own workspaces that it is
 * shared with; guests have no address. Null while it is not known, or where there is no mail.
 */
export function useMentionable({ kind, id }: MentionedIn, isAsked: boolean): Mentionable[] | null {
  const isOffered = useIsOffered(isAsked)
  const ofDesign = useQuery({ ...accessQuery(id), enabled: isOffered && kind === 'design' })
  const ofCanvas = useQuery({ ...canvasOwnerQuery(id), enabled: isOffered && kind === 'canvas' })
  return usePeopleIn(kind === 'design' ? ofDesign.data : ofCanvas.data, isOffered)
}

/** Without mail nobody would hear of it. */
function useIsOffered(isAsked: boolean): boolean {
  const session = useSession().data
  return isAsked && session !== undefined && session.server.mail !== 'off'
}

type Lists = Pick<AccessData, 'usersList' | 'orgsList'>

function usePeopleIn(data: Lists | undefined, isOffered: boolean): Mentionable[] | null {
  const own = useWorkspaces(isOffered).data ?? []
  const me = useSession().data?.user?.id ?? ''
  const shared = data?.orgsList.filter(({ id }) => own.some(org => org.id === id)) ?? []
  const workspaces = useQueries({
    queries: shared.map(({ id }) => ({ ...membersQuery(id), enabled: isOffered })),
  })
  if (!data || !isOffered) return null
  const named = data.usersList.filter(({ email }) => email !== null)
  const all = [...named, ...workspaces.flatMap(({ data: found }) => found?.members ?? [])]
  const people = new Map(all.map(({ id, name, avatarUrl }) => [id, { id, name, avatarUrl }]))
  people.delete(me)
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name))
}
