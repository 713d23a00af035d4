import type { Selection } from '#client/state/selection.ts'
import type { Reference } from '#shared/references.ts'

export type One = Omit<Selection, 'more'>

/** Everything that is selected, the first one first. */
export function chosenOf({ more = [], ...first }: Selection): One[] {
  return [first, ...more]
}

/** Whether both are about one place in the code. */
export const isSameAnchor = (one: Reference, other: Reference): boolean =>
  JSON.stringify(one.anchor) === JSON.stringify(other.anchor)

/** The same copy of the same element. */
export const isSameOne = (one: One, other: One): boolean =>
  one.index === other.index && isSameAnchor(one.reference, other.reference)

/** These as what is selected; null for none. */
export function selectionOfAll([first, ...more]: readonly One[]): Selection | null {
  return first ? { ...first, ...(more.length > 0 && { more }) } : null
}

/** With this one selected besides the others; without it where it was. */
export function toggled(kept: Selection | null, one: One): Selection {
  const all = kept ? chosenOf(kept) : []
  const without = all.filter(each => !isSameOne(each, one))
  // What is selected alone stays so.
  return selectionOfAll(without.length < all.length ? without : [...all, one]) ?? one
}

/** What a person hears of them. */
export function severalWords(selection: Selection | null): { count: string; names: string } | null {
  if (!selection?.more?.length) return null
  const all = chosenOf(selection)
  return { count: `${all.length} selected`, names: all.map(({ reference }) => reference.name).join(', ') }
}
