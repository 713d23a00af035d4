import type { Landed } from '#client/state/landed.ts'

/** What a frame has found of a change. */
export interface FoundChange {
  total: number
  index: number
  /** What it is and what it says: `h1 “Sail with us”`. */
  name: string
  isInView: boolean
}

/** Where a change landed, in a sentence. */
export function landedWords(landed: Landed, found: FoundChange | null, elsewhere: string | null): string {
  if (found && found.total > 0) {
    const more = found.total - 1
    return `Changed: ${found.name}${more > 0 ? `, and ${more} more ${more === 1 ? 'place' : 'places'}` : ''}.`
  }
  if (elsewhere !== null) return `Changed on the page ${elsewhere}.`
  return `Changed in ${filesOf(landed)}.`
}

export function filesOf({ lines }: Pick<Landed, 'lines'>): string {
  const [first = 'the code', ...others] = lines.keys()
  if (others.length === 0) return first
  return `${first} and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`
}
