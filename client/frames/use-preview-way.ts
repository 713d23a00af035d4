import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchSession, SESSION_KEY } from '#client/api/users.ts'
import { previewMode } from '#client/frames/preview-mode.ts'
import type { FoundWay } from '#client/frames/probe-mode.ts'
import type { PreviewServing } from '#shared/preview-mode.ts'

export interface PreviewWay extends PreviewServing {
  way: FoundWay
}

const PREVIEW_WAY_KEY = ['previewWay']

/** How this browser gets previews from this server; null until that is known. */
export function usePreviewWay(): PreviewWay | null {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: PREVIEW_WAY_KEY,
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

/** Looks for a way once more, where none was found. */
export function useSeekPreviewWay(): () => void {
  const client = useQueryClient()
  return () => void client.resetQueries({ queryKey: PREVIEW_WAY_KEY })
}
