import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { fetchArtifact } from '#client/api/artifacts.ts'
import { loadLate } from '#client/lib/load-late.ts'
import { useIsPageVisible } from '#client/lib/page-visible.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId, useRoomState } from '#client/room/document/room-provider.tsx'
import { landedAtom, landedWordsAtom, soughtLandedAtom } from '#client/state/landed.ts'
import { openFilesOf, opening } from '#client/state/open-files.ts'
import type { Artifact, SourceFile } from '#shared/artifacts.ts'
import { changedFiles } from '#shared/edits/changed-lines.ts'

// The parser is large, and is of use only once something has changed.
const places = () => import('#shared/edits/changed-places.ts')

let landings = 0

/** Notes where each new version differs from the one before, whoever made it; not of what one saves by hand oneself. */
export function useLanded(): void {
  const patternId = usePatternId()
  const { hasContent } = useRoomState()
  const { activeArtifactId } = useMeta()
  const client = useQueryClient()
  const setLanded = useSetAtom(landedAtom)
  const setWords = useSetAtom(landedWordsAtom)
  const isVisible = useIsPageVisible()
  const before = useRef<string | null>(null)
  const known = useRef<Artifact | null>(null)
  const isOwn = useIsOwnSave(patternId)
  const own = useRef(isOwn)
  own.current = isOwn
  // The text of both versions is on the server.
  useEffect(() => {
    const was = before.current
    // On returning to the tab one is shown what has changed since.
    if (!hasContent || !isVisible || activeArtifactId === was) return
    setWords('')
    if (was === null || activeArtifactId === null || own.current(activeArtifactId)) {
      before.current = activeArtifactId
      return setLanded(null)
    }
    let isStale = false
    const land = async () => {
      const [{ changedPlaces }, older, newer] = await Promise.all([
        loadLate(places),
        known.current?.id === was ? known.current : fetchArtifact(client, was),
        fetchArtifact(client, activeArtifactId),
      ])
      if (isStale) return
      before.current = activeArtifactId
      known.current = newer
      const [from, to] = [older.sourceFiles, newer.sourceFiles]
      setLanded({
        id: ++landings,
        patternId,
        artifactId: activeArtifactId,
        before: textsOf(from),
        after: to,
        lines: changedFiles(from, to),
        places: changedPlaces(from, to),
      })
    }
    // Without the text nothing can be pointed at, and nothing else depends on it.
    void land().catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [client, patternId, hasContent, isVisible, activeArtifactId, setLanded, setWords])
}

const textsOf = (files: readonly SourceFile[]): Map<string, string> =>
  new Map(files.map(({ name, code }) => [name, code]))

/** The room may show a version before the answer to its save has come. */
function useIsOwnSave(patternId: string): (artifactId: string) => boolean {
  const saves = useMutationState({
    filters: { mutationKey: ['saveVersion', patternId] },
    select: ({ state }) => ({
      isPending: state.status === 'pending',
      artifactId: (state.data as { artifactId?: string } | undefined)?.artifactId,
    }),
  })
  return artifactId => saves.some(save => save.isPending || save.artifactId === artifactId)
}

/** Opens a file at what the newest change made of it. */
export function useShowLandedCode(): (file: string) => void {
  const patternId = usePatternId()
  const landed = useAtomValue(landedAtom)
  const seek = useSetAtom(soughtLandedAtom)
  return file => {
    const store = openFilesOf(patternId)
    store.write(opening(store.read(), file))
    if (landed) seek({ id: landed.id, file })
  }
}
