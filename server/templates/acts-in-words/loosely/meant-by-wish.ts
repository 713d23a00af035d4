import {
  type Entry,
  entryShowing,
  nounOf,
  type Target,
  targetOf,
} from '#server/templates/acts-in-words/loosely/targets.ts'
import type { Wish } from '#server/templates/acts-in-words/loosely/wish.ts'
import type { Meant, Reader } from '#server/templates/acts-in-words/objects.ts'
import { copySpot } from '#server/templates/acts-in-words/read-clause.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { listOf as drawnList } from '#shared/acts/lists.ts'
import { outward } from '#shared/acts/spot.ts'

/** The element that is selected, or the entry that is shown by it. */
export function selected(reader: Reader): Target | null {
  const text = reader.selection?.text
  const entry = text ? entryShowing(reader, text) : null
  if (entry) return { entry, meant: null }
  const same = text ? reader.page.texts.filter(each => each.text === text && isAt(reader, each.spot)) : []
  const [one, ...others] = same
  return one && others.length === 0
    ? { entry: null, meant: { spot: one.spot, text: one, kind: null, isSelection: true } }
    : null
}

function isAt({ selection }: Reader, { file, element }: Meant['spot']): boolean {
  if (!selection || file.name !== selection.file) return false
  return 'path' in selection.at && selection.at.path === element.path
}

/** What a wish names, without words that only say which list it is from, or that its entry says anyway. */
export function phrasesIn(reader: Reader, { phrases }: Wish): string[] {
  const targets = phrases.map(({ text }) => ({ text, entry: targetOf(reader, text)?.entry ?? null }))
  const isKnown = ({ text, entry: own }: (typeof targets)[number]) =>
    targets.some(
      ({ entry }) =>
        entry &&
        entry.datum.node !== own?.datum.node &&
        wordsOf(text).every(word => word === nounOf(entry.list) || entry.words.has(word)),
    )
  const isAgain = ({ entry }: (typeof targets)[number], at: number) =>
    entry !== null && targets.findIndex(each => each.entry?.datum.node === entry.datum.node) < at
  const [only, ...others] = targets.filter((each, at) => !isKnown(each) && !isAgain(each, at))
  return (only ? [only, ...others] : targets).map(({ text }) => text)
}

/** The one target of a wish: what it names, or what is selected. */
export function only(reader: Reader, wish: Wish): Target | null {
  const [phrase, ...others] = phrasesIn(reader, wish)
  if (others.length > 0) return null
  if (phrase !== undefined) return targetOf(reader, phrase)
  // "The button" is what is selected only where it says so.
  return wish.isPointing || wish.containers.length === 0 ? selected(reader) : null
}

/** The element that draws this entry's list; the same entry may be shown elsewhere by itself. */
export function drawn(reader: Reader, { name, list }: Entry): Meant | null {
  const text = reader.page.texts.find(({ spot, datum }) => {
    if (datum.node !== name.node) return false
    const copy = copySpot(reader, spot)
    const found = copy && drawnList(reader.page.files, outward(reader.page.files, copy))
    return found && 'node' in found && found.node === list.node
  })
  return text ? { spot: text.spot, text, kind: null, isSelection: false } : null
}
