import { atom } from 'jotai'
import type { SourceFile } from '#shared/artifacts.ts'
import type { LineRange } from '#shared/edits/changed-lines.ts'
import type { ChangedPlace } from '#shared/edits/changed-places.ts'

/** A change of the design that has arrived here: what it was, what it is, and where they differ. */
export interface Landed {
  id: number
  patternId: string
  artifactId: string
  before: ReadonlyMap<string, string>
  after: readonly SourceFile[]
  /** By file, those that are still there. */
  lines: ReadonlyMap<string, readonly LineRange[]>
  places: readonly ChangedPlace[]
}

/** The newest change; what it was before is forgotten with the next one. */
export const landedAtom = atom<Landed | null>(null)

/** Files of the newest change that were looked at since. */
export const seenLandedAtom = atom<{ id: number; files: ReadonlySet<string> }>({
  id: 0,
  files: new Set<string>(),
})

/** A file somebody wants to see the newest change in. */
export const soughtLandedAtom = atom<{ id: number; file: string } | null>(null)

/** Where it landed, as text for screen readers. */
export const landedWordsAtom = atom('')
