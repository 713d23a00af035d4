import { mergeTexts } from '#server/features/code-host/sync/merge-texts.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { isImage } from '#shared/compile/assets.ts'
import type { DiffBudget } from '#shared/edits/diff.ts'
import { filePathProblem } from '#shared/file-paths.ts'

/** A file that was changed there, of those that a design can have; null: it is not there (any more). */
export interface ChangeThere {
  /** Below `src/`; what stands in `public/` keeps that before it. */
  path: string
  /** Where it stands in the project: `src/App.tsx`. */
  place: string
  /** As we pushed it; null where it was not ours. */
  pushed: Uint8Array | null
  there: Uint8Array | null
  /** A link or another repository. */
  isFile: boolean
}

export interface TakenChanges {
  files: SourceFile[]
  /** Places in the project of what was brought here. */
  taken: string[]
  leftOut: { path: string; reason: string }[]
  /** Paths that were changed on both sides in the same places. */
  conflicts: string[]
}

const FILE_MAX_BYTES = 1_000_000
/** Of all files together, since a room stands still meanwhile; past it a file that both have changed is a conflict. */
const MERGE_STEPS = 8_000_000

/** The design with what was changed there; what both sides have changed is brought together where that can be done. */
export function takeChanges(
  design: readonly SourceFile[],
  changes: readonly ChangeThere[],
  /** The design as it was pushed, where it is known. */
  pushedDesign: readonly SourceFile[] = [],
): TakenChanges {
  const before = new Map(pushedDesign.map(({ name, code }) => [name, code]))
  const files = new Map(design.map(({ name, code }) => [name, code]))
  const budget: DiffBudget = { left: MERGE_STEPS }
  const result: TakenChanges = { files: [], taken: [], leftOut: [], conflicts: [] }
  for (const change of changes) {
    const { path } = change
    const known = nameOf(files, path)
    const name = known ?? newNameOf(files, path)
    const ours = known === null ? undefined : files.get(known)
    const outcome = take(change, name, ours, ours !== undefined && before.get(name) === ours, budget)
    if ('reason' in outcome) result.leftOut.push({ path, reason: outcome.reason })
    else if ('conflict' in outcome) result.conflicts.push(path)
    else {
      result.taken.push(change.place)
      if (outcome.code === null) files.delete(name)
      else files.set(name, outcome.code)
    }
  }
  return { ...result, files: [...files].map(([name, code]) => ({ name, code })) }
}

/** Which file of the design stands there under this path: the project has it below `src/`, and some with another ending. */
function nameOf(files: ReadonlyMap<string, string>, path: string): string | null {
  const shorter = path.endsWith('.jsx') ? [path.slice(0, -1)] : []
  const names = [path, ...shorter].flatMap(name => [name, `src/${name}`])
  return names.find(name => files.has(name)) ?? null
}

function newNameOf(files: ReadonlyMap<string, string>, path: string): string {
  if (path.startsWith('public/')) return path
  const below = [...files.keys()].filter(name => name.startsWith('src/')).length
  return below * 2 > files.size ? `src/${path}` : path
}

type Outcome = { code: string | null } | { reason: string } | { conflict: true }

function take(
  { path, pushed, there, isFile }: ChangeThere,
  name: string,
  ours: string | undefined,
  isUnchangedHere: boolean,
  budget: DiffBudget,
): Outcome {
  if (!isFile) return { reason: 'It is a link, or another repository.' }
  // What the project was given beside the design has no place in it, but for parts of the kit.
  if (ours === undefined && pushed && !path.startsWith('components/ui/'))
    return { reason: 'It belongs to the project, and not to the design.' }
  if (there === null) return gone(pushed, name, ours, isUnchangedHere)
  if (there.length > FILE_MAX_BYTES) return { reason: 'It is larger than a megabyte.' }
  const problem = ours === undefined ? filePathProblem(name) : null
  if (problem) return { reason: problem }
  const theirs = textOf(path, there)
  if (theirs === null) return { reason: 'It is no text.' }
  const before = pushed && textOf(path, pushed)
  if (ours === undefined || ours === before) return { code: theirs }
  if (before === null) return { code: theirs }
  const merged = mergeTexts(before, ours, theirs, budget)
  if (merged !== null) return { code: merged }
  // The project says some lines in other words than the design; nobody has changed them here.
  return isUnchangedHere ? { code: theirs } : { conflict: true }
}

function gone(
  pushed: Uint8Array | null,
  name: string,
  ours: string | undefined,
  isUnchangedHere: boolean,
): Outcome {
  if (ours === undefined) return { reason: 'It belongs to the project, and not to the design.' }
  return isUnchangedHere || (pushed && textOf(name, pushed) === ours) ? { code: null } : { conflict: true }
}

const TYPES: Readonly<Record<string, string>> = { jpg: 'jpeg', ico: 'x-icon' }

/** As a design keeps it: pictures as the address of their bytes; null for what is neither. */
function textOf(path: string, bytes: Uint8Array): string | null {
  if (isImage(path) && !path.toLowerCase().endsWith('.svg')) {
    const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
    let binary = ''
    for (const byte of bytes) binary += String.fromCharCode(byte)
    return `data:image/${TYPES[ending] ?? ending};base64,${btoa(binary)}`
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
