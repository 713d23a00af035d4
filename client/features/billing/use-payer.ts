import { useSession } from '#client/api/users.ts'
import { canInWorkspace } from '#shared/workspaces.ts'

interface Payer {
  isGuest: boolean
  /** The workspace that is chosen, and whether its plan is this person's affair. */
  org: { id: string; name: string; canManage: boolean } | null
}

/** For whom somebody may buy a plan. */
export function usePayer(): Payer {
  const user = useSession().data?.user
  const org = user?.org
  return {
    isGuest: user?.isGuest ?? false,
    org: org ? { id: org.id, name: org.name, canManage: canInWorkspace(org.role, 'manage') } : null,
  }
}
