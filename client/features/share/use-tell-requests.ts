import { useEffect } from 'react'
import { useAccessRequests } from '#client/api/access-requests.ts'
import { toast } from '#client/ui/toast.ts'

const told = new Set<string>()

/** How many ask to be let in; each is told once in this tab, with the way to answer. */
export function useTellRequests(id: string, openShare: () => void): number {
  const { data } = useAccessRequests(id)
  // Somebody asked elsewhere, and nothing was done here that could tell it.
  useEffect(() => {
    for (const request of data ?? []) {
      if (told.has(request.id)) continue
      told.add(request.id)
      toast(`${request.user.name} asks for access.`, {
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Answer', onClick: openShare },
      })
    }
  }, [data, openShare])
  return data?.length ?? 0
}
