import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchSession, SESSION_KEY } from '#client/api/users.ts'
import { previewMode } from '#client/frames/preview-mode.ts'
import type { PreviewMode, PreviewServing } from '#shared/preview-mode.ts'

export interface PreviewWay extends PreviewServing {
  way: PreviewMode
}

/** How this browser gets previews from this server; null until that is known. */
export function usePreviewWay(): PreviewWay | null {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['previewWay'],
    queryFn: async (): Promise<PreviewWay> => {
      const session = await client.ensureQueryData({ queryKey: SESSION_KEY, queryFn: fetchSession })
      const { preview } = session.server
      return { ...preview, way: await previewMode(preview) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
