import { useMemo } from 'react'
import { useArtifact } from '#client/api/artifacts.ts'
import { useWorkingTexts } from '#client/room/document/live-hooks.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import {
  useIsWorkingCopyThere,
  useJoinedWorkingCopy,
} from '#client/room/working-copy/working-copy-provider.tsx'

/** Whether the working copy, once this page has joined it, is something else than the active version. */
export function useIsChanged(): boolean {
  const { activeArtifactId } = useMeta()
  const isThere = useIsWorkingCopyThere()
  const joined = useJoinedWorkingCopy()
  const texts = useWorkingTexts(isThere ? joined : null)
  const { data, isPlaceholderData } = useArtifact(isThere ? activeArtifactId : null)
  return useMemo(() => {
    if (!isThere || !data || isPlaceholderData) return false
    const { sourceFiles } = data
    return texts.size !== sourceFiles.length || sourceFiles.some(({ name, code }) => texts.get(name) !== code)
  }, [isThere, data, isPlaceholderData, texts])
}
