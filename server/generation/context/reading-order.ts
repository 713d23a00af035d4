import { ENTRY_FILES, type SourceFile, THEME_FILE } from '#shared/artifacts.ts'

/** A file as it was shown last, in its place. */
export interface ShownFile {
  name: string
  print: string
  /** In how many prompts since it was last changed, as far as that is counted. */
  quiet: number
}

/** What has not changed in so many prompts is not expected to change in the next. */
const SETTLED_AFTER = 6

export const settledCount = (shown: readonly ShownFile[]): number => {
  const at = shown.findIndex(({ quiet }) => quiet < SETTLED_AFTER)
  return at < 0 ? shown.length : at
}

/** Where nothing was shown yet: the theme is first, since all others speak in its words, and the entry last. */
export function inReadingOrder(files: readonly SourceFile[]): SourceFile[] {
  const place = ({ name }: SourceFile) =>
    name === THEME_FILE ? 0 : ENTRY_FILES.includes(name as never) ? 2 : 1
  return [...files].sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1))
}

/**
 * What is as it was shown last stands where it stood, and what changed comes after it: a prompt that begins like the last
 * one is read from what its reader has kept. So the files that people keep changing gather at the end.
 */
export function inStableOrder(
  files: readonly SourceFile[],
  shown: readonly ShownFile[],
): { files: SourceFile[]; shown: ShownFile[] } {
  const left = new Map(
    inReadingOrder(files).map(file => [file.name, { file, print: printOf(file) }] as const),
  )
  const stays = shown.flatMap(({ name, print, quiet }) => {
    const found = left.get(name)
    const isSame = found?.print === print && left.delete(name)
    return isSame ? [{ ...found, quiet: Math.min(quiet + 1, SETTLED_AFTER) }] : []
  })
  const quiet = ({ name }: SourceFile) =>
    shown.length === 0 && !ENTRY_FILES.includes(name as never) ? SETTLED_AFTER : 0
  const moved = [...left.values()].map(each => ({ ...each, quiet: quiet(each.file) }))
  const all = [...stays, ...moved]
  return {
    files: all.map(({ file }) => file),
    shown: all.map(({ file, print, quiet: inPrompts }) => ({ name: file.name, print, quiet: inPrompts })),
  }
}

/** Tells two states of a file apart; where it fails once, the order is merely not the best. */
function printOf({ code }: SourceFile): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193)
  return `${code.length}-${(hash >>> 0).toString(36)}`
}
