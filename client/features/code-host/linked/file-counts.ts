import type { SyncPreview } from '#shared/code-host.ts'

const WORDS = [
  ['create', 'added'],
  ['update', 'changed'],
  ['delete', 'removed'],
] as const

/** "3 files added, 1 changed", or that there is nothing to do. */
export function countsOf(files: SyncPreview['files']): string {
  const counts = WORDS.flatMap(([action, word]) => {
    const count = files.filter(file => file.action === action).length
    return count > 0 ? [{ count, word }] : []
  })
  const [first, ...rest] = counts
  if (!first) return 'Nothing: both sides have the same files'
  const noun = first.count === 1 ? 'file' : 'files'
  return [`${first.count} ${noun} ${first.word}`, ...rest.map(({ count, word }) => `${count} ${word}`)].join(
    ', ',
  )
}
