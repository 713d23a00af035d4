import { useEffect } from 'react'
import { toast } from '#client/ui/toast.ts'
import type { AccessRequest } from '#shared/workspaces.ts'

const told = new Set<string>()
const toastOf = (requestId: string): string => `asks-${requestId}`

/** How many ask to be let in; each is told once in this tab, with the way to answer, for as long as that is open. */
export function useTellRequests(data: readonly AccessRequest[] | undefined, openShare: () => void): number {
  // Somebody asked elsewhere, and nothing was done here that could tell it.
  useEffect(() => {
    if (!data) return
    for (const id of told) if (!data.some(request => request.id === id)) toast.dismiss(toastOf(id))
    for (const request of data) {
      if (told.has(request.id)) continue
      told.add(request.id)
      toast(`${request.user.name} asks for access.`, {
        id: toastOf(request.id),
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Answer', onClick: openShare },
      })
    }
  }, [data, openShare])
  return data?.length ?? 0
}
