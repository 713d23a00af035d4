import { useMemo } from 'react'
import { useArtifact } from '#client/api/artifacts.ts'
import type { LiveWanted } from '#client/frames/live/live-session.ts'
import { useClosedDraft, useWorkingTexts } from '#client/room/document/live-hooks.ts'
import { useActiveRun, useMeta } from '#client/room/document/meta-hooks.ts'
import { usePeopleInFiles } from '#client/room/presence/presence-hooks.ts'
import {
  useIsWorkingCopyThere,
  useWorkingCopyWhen,
} from '#client/room/working-copy/working-copy-provider.tsx'

interface Wanted {
  /** Null where the version as it was compiled is all there is to show. */
  wanted: LiveWanted | null
  /** It differs from the active version. */
  isChanged: boolean
}

/**
 * What nobody has compiled yet: the files a run has written so far, and the code as people type it, from when
 * somebody opens it, so that the first letter finds the state of the design already there.
 */
export function useLiveWanted(): Wanted {
  const { activeArtifactId, config } = useMeta()
  const isRunning = useActiveRun() !== null
  const drafted = useClosedDraft()
  const isCodeOpen = usePeopleInFiles().size > 0
  const connection = useWorkingCopyWhen(isCodeOpen)
  const isThere = useIsWorkingCopyThere()
  const typed = useWorkingTexts(isThere ? connection : null)
  const isWriting = isRunning && drafted.size > 0
  const { data: artifact } = useArtifact(isWriting || isThere ? activeArtifactId : null)
  const saved = useMemo(
    () => new Map(artifact?.sourceFiles.map(({ name, code }) => [name, code])),
    [artifact?.sourceFiles],
  )
  return useMemo(() => {
    const base = isThere ? typed : saved
    // Without what a run builds on, a few files of it are no design.
    const isBased = isThere || activeArtifactId === null || artifact !== undefined
    if (isWriting && isBased)
      return { wanted: { files: new Map([...base, ...drafted]), config, isPartial: true }, isChanged: true }
    if (!isThere || typed.size === 0) return NOTHING
    return { wanted: { files: typed, config, isPartial: false }, isChanged: !isSame(typed, saved) }
  }, [isThere, typed, saved, activeArtifactId, artifact, isWriting, drafted, config])
}

const NOTHING: Wanted = { wanted: null, isChanged: false }

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  a.size === b.size && [...a].every(([path, text]) => b.get(path) === text)
