import { type ReactNode, useEffect, useState } from 'react'
import { fetchPreview } from '#client/api/artifacts.ts'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import type { Pattern } from '#shared/patterns.ts'
import { frameSource, RETURN_QUERY } from '#shared/preview.ts'

interface BackToPreviewProps {
  pattern: Pattern
  children: ReactNode
}

/** Whoever was sent here from a preview of their own window to log in goes back to it; else the editor. */
export function BackToPreview({ pattern, children }: BackToPreviewProps) {
  const [way] = useState(() => wayBack(pattern))
  const [isLeaving, setLeaving] = useState(way !== null)
  // The address of the page is outside of React.
  useEffect(() => {
    if (!way) return
    let isHere = true
    fetchPreview(way.artifactId)
      .then(({ previewSrc }) => isHere && location.replace(frameSource(previewSrc, way.path)))
      .catch(() => isHere && setLeaving(false))
    return () => {
      isHere = false
    }
  }, [way])
  return isLeaving ? <PageLoading /> : children
}

/** Null where nobody asked for it, or nothing is there to go back to. */
function wayBack({ activeArtifactId }: Pattern): { path: string; artifactId: string } | null {
  const asked = new URLSearchParams(location.search)
  const path = asked.get(RETURN_QUERY)
  const artifactId = asked.get('v') ?? activeArtifactId
  return path !== null && artifactId ? { path, artifactId } : null
}
