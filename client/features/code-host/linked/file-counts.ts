import type { SyncPreview } from '#shared/code-host.ts'

const WORDS = [
  ['create', 'added'],
  ['update', 'changed'],
  ['delete', 'removed'],
] as const

/** "3 files added, 1 changed, 48 kB", or that there is nothing to do. */
export function countsOf(files: SyncPreview['files']): string {
  const counts = WORDS.flatMap(([action, word]) => {
    const count = files.filter(file => file.action === action).length
    return count > 0 ? [{ count, word }] : []
  })
  const [first, ...rest] = counts
  if (!first) return 'Nothing: both sides have the same files'
  const noun = first.count === 1 ? 'file' : 'files'
  const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0)
  return [
    `${first.count} ${noun} ${first.word}`,
    ...rest.map(({ count, word }) => `${count} ${word}`),
    ...(bytes > 0 ? [sizeWords(bytes)] : []),
  ].join(', ')
}

/** "812 B", "48 kB", "1.2 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 999_500 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

const NAMED = 6

/** "3 commits, one a version: v2, v3 and v4. "; nothing where there is one. */
export function commitsWords(versions: readonly string[]): string {
  if (versions.length < 2) return ''
  const shown = versions.length > NAMED ? [versions[0], '…', ...versions.slice(1 - NAMED)] : versions
  return `${versions.length} commits, one a version: ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}. `
}
