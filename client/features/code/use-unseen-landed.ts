import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { landedAtom, seenLandedAtom } from '#client/state/landed.ts'

/** Files that the newest change is in and that nobody has looked at here since. */
export function useUnseenLanded(open: string | null): readonly string[] {
  const patternId = usePatternId()
  const landed = useAtomValue(landedAtom)
  const seen = useAtomValue(seenLandedAtom)
  return useMemo(() => {
    if (landed?.patternId !== patternId) return []
    const looked = seen.id === landed.id ? seen.files : new Set<string>()
    return [...landed.lines.keys()].filter(path => path !== open && !looked.has(path))
  }, [landed, seen, patternId, open])
}
