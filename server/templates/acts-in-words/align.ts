import type { Thing } from '#server/templates/acts-in-words/catalogue.ts'
import { keyOf as keyOfList, tellingWords, thingsOf } from '#server/templates/acts-in-words/catalogue.ts'
import type { Kind, Meant, Page, Reader } from '#server/templates/acts-in-words/page.ts'
import { folded, kindWords } from '#server/templates/acts-in-words/page.ts'
import { wordsOfKey } from '#server/templates/acts-in-words/vocabulary.ts'
import type { Wish } from '#server/templates/acts-in-words/wish.ts'
import { set, wordsOf } from '#server/templates/read/words.ts'
import { entriesOf as entriesIn } from '#shared/acts/lists.ts'
import { type Spot, spotOf } from '#shared/acts/spot.ts'

/** How a thing is spoken of, the surest first. */
export const WHOLE = 0
export const HALF = 1
export const PARTLY = 2
export const BY_KIND = 3
export const BY_FIELD = 4

export interface Aligned {
  thing: Thing
  how: number
  /** How many words are of its name. */
  hits: number
  /** The words that only say what it is or where it stands. */
  others: readonly string[]
}

/** The words of a phrase, without what says whose it is. */
export const wordsIn = (phrase: string): string[] => wordsOf(phrase.replace(/['’]s\b/g, ''))

/** The one thing of which all words speak, each by its name or by what it is; null where it is none or several. */
export function aligned(
  page: Page,
  phrase: string,
  fits: (thing: Thing) => boolean,
  ordinal: Wish['ordinal'] = null,
  isSure: (found: Aligned) => boolean = () => true,
): Aligned | null {
  const all = thingsOf(page)
  const words = phrase.split('\n').flatMap(part => tellingWords(wordsIn(part)))
  if (words.length === 0 && !ordinal) return null
  if (ordinal) return byOrdinal(all.filter(fits), words, ordinal)
  const found = all.flatMap(thing => (fits(thing) ? meeting(thing, words, phrase).filter(isSure) : []))
  const best = Math.min(...found.map(({ how }) => how))
  const same = found.filter(({ how }) => how === best)
  const one = narrowed(same, words, phrase)
  // What one says may be the name of another that is meant as well.
  const isNamed = (part: string) => (thing: Thing) =>
    thing !== one?.thing &&
    fits(thing) &&
    meeting(thing, tellingWords(wordsIn(part)), part).some(({ how }) => how <= HALF)
  const isOfOther = best === BY_FIELD && phrase.includes('\n')
  return isOfOther && phrase.split('\n').some(part => all.some(isNamed(part))) ? null : one
}

/** How these words speak of a thing; nothing where one of them does not. */
function meeting(thing: Thing, words: readonly string[], phrase: string): Aligned[] {
  const said = new Set(wordsIn(phrase))
  if (thing.name !== '' && folded(thing.name) === folded(phrase))
    return [{ thing, how: WHOLE, hits: said.size, others: [] }]
  let best: Aligned[] = []
  const isSaidWhole = wordsOf(thing.name).every(word => said.has(word) || /^(?:a|an|the)$/.test(word))
  for (const name of thing.names.length > 0 ? thing.names : [new Set<string>()]) {
    const others = words.filter(word => !name.has(word))
    const hits = new Set(words.filter(word => name.has(word))).size
    const isField = others.some(word => !thing.about.has(word))
    if (others.some(word => !thing.about.has(word) && !thing.says.has(word))) continue
    if (isField && hits === 0 && !others.some(word => thing.about.has(word))) continue
    const isAll = hits === name.size && (isSaidWhole || !thing.leaf)
    const byName = isAll ? WHOLE : hits * 2 >= name.size ? HALF : PARTLY
    const how = isField ? BY_FIELD : hits === 0 ? BY_KIND : byName
    if (how === BY_KIND && isMany(thing, phrase)) continue
    if (!best[0] || how < best[0].how) best = [{ thing, how, hits, others }]
  }
  return best
}

/** "The headings" are all of them, unless that is what one field is called. */
const isMany = ({ part, leaf }: Thing, phrase: string): boolean =>
  !part && phrase.split(/\s+/).some(word => /.[^s'’]s$/.test(word) && !leaf?.path?.includes(word))

/** Of several that are spoken of alike: the one that says most of the words, then the one whose field is called so. */
function narrowed(all: Aligned[], words: readonly string[], phrase: string): Aligned | null {
  const most = Math.max(...all.map(({ hits }) => hits))
  const found = all.filter(({ hits }) => hits === most)
  if (found.length <= 1) return found[0] ?? null
  const pathOf = ({ thing: { leaf } }: Aligned) => leaf?.path ?? ''
  const keyOf = (each: Aligned) => /[^.]*$/.exec(pathOf(each))?.[0] ?? ''
  const isTitle = (each: Aligned) => /^\w+\.title$/.test(pathOf(each))
  const homes = new Set(found.map(each => pathOf(each).replace(/\.\w+$/, '')))
  const ways: ((each: Aligned) => boolean)[] = [
    // The title of the page is no other than its main heading.
    ({ thing }) => thing.isMain && !found.some(each => !each.thing.isMain && isTitle(each)),
    isTitle,
    ({ thing }) => thing.about.has('hero'),
    each => wordsOf(keyOf(each)).some(word => words.includes(word)),
    // "The notice" is what it says, and not what closes it.
    each => homes.size === 1 && /^(?:text|title|label|name|value)$/.test(keyOf(each)),
  ]
  const isSame = ({ thing }: Aligned) => folded(thing.name) === folded(phrase)
  const chosen = [isSame, ...(found[0]?.how === BY_KIND ? ways : [])].map(way => found.filter(way))
  return chosen.find(each => each.length === 1)?.[0] ?? null
}

/** "the last question": of the one list that is called so. */
function byOrdinal(
  all: readonly Thing[],
  words: readonly string[],
  { number, of }: NonNullable<Wish['ordinal']>,
): Aligned | null {
  const isNamed = ({ entry, about }: Thing) =>
    entry !== null &&
    wordsOf(of).every(word => wordsOfKey(keyOfList(entry.list)).includes(word)) &&
    words.every(word => about.has(word))
  const entries = all.filter(isNamed)
  const list = entries[0]?.entry?.list
  const thing = entries.at(number)
  const isWhole = list && entries.every(({ entry }) => entry?.list.node === list.node)
  if (!thing || !isWhole || entries.length !== entriesIn(list).length) return null
  return { thing, how: WHOLE, hits: 0, others: [of] }
}

/** What a wish is about: a thing that is spoken of, or what is selected. */
export interface Target extends Aligned {
  isSelected: boolean
}

export const said = ({ phrases }: Wish): string => phrases.map(({ text }) => text).join('\n')

/** The one thing that a wish names, or what is selected where it only points. */
export function targetOf(
  reader: Reader,
  wish: Wish,
  fits: (thing: Thing) => boolean,
  isSure?: (found: Aligned) => boolean,
): Target | null {
  const { page, before } = reader
  const phrase = said(wish)
  const spoken = (found: Aligned | null) => found && { ...found, isSelected: false }
  if (before !== '' && wish.isPointing && !wish.ordinal) {
    const found = aligned(page, phrase === '' ? before : `${before}\n${phrase}`, fits, null, isSure)
    if (found || phrase === '') return spoken(found)
  }
  // "This question", and not the section of all of them.
  const words = wordsIn(phrase)
  const isCalled = ({ entry, about }: Thing) => entry !== null && words.every(word => about.has(word))
  const pointed = wish.isPointing && !wish.ordinal ? selectedThing(reader, isCalled) : null
  if (pointed && phrase !== '') return fits(pointed.thing) ? pointed : null
  if ((phrase === '' && !wish.ordinal) || pointsAtSelection(reader, phrase))
    return selectedThing(reader, fits)
  // "The text" is all of it, where none is selected.
  if (!wish.ordinal && words.every(word => SELECTED.has(word))) return null
  return spoken(aligned(page, phrase, fits, wish.ordinal, isSure))
}

function selectedThing({ page, selection }: Reader, fits: (thing: Thing) => boolean): Target | null {
  const isSame = (thing: Thing) => thing.leaf && folded(thing.name) === folded(selection?.text ?? '')
  const same = thingsOf(page).filter(thing => isSame(thing) && fits(thing))
  const here = same.filter(({ leaf }) => {
    const { file, element } = leaf?.shown?.spot ?? {}
    return (
      selection &&
      'path' in selection.at &&
      file?.name === selection.file &&
      element?.path === selection.at.path
    )
  })
  const [thing, ...others] = here.length > 0 ? here : same.filter(({ entry }) => entry)
  return thing && others.length === 0 ? { thing, how: WHOLE, hits: 0, others: [], isSelected: true } : null
}

/** "The heading" where a heading is selected, and "the text" of anything. */
export function pointsAtSelection(reader: Reader, phrase: string): boolean {
  const meant = selectedMeant(reader)
  const kinds = meant && kindWords(kindOf(reader.page, meant.spot))
  return kinds !== null && wordsIn(phrase).every(word => SELECTED.has(word) || kinds.includes(word))
}

const SELECTED = set('text word label selection element')

/** The element that is selected. */
export function selectedMeant({ page, selection }: Reader): Meant | null {
  const spot = selection && spotOf(page.files, selection)
  return spot && 'file' in spot ? { spot, text: null, kind: null, isSelection: true } : null
}

/** What an element is called by people. */
export const kindOf = (page: Page, spot: Spot): Kind | null =>
  page.things.find(each => each.spot.element.node === spot.element.node)?.kind ?? null

/** The element of a thing: the one that shows it, or the button or link around where that is what was named. */
export function meantBy(page: Page, { part, leaf, name }: Thing, phrase: string): Meant | null {
  if (part) return { ...part, text: null, name: name || undefined, isSelection: false }
  const text = leaf?.shown
  if (!text) return null
  const words = wordsIn(phrase)
  for (let element: Spot['element'] | null = text.spot.element; element; element = element.parent) {
    const spot = { ...text.spot, element }
    const kind = kindOf(page, spot)
    if (kindWords(kind).some(word => words.includes(word))) return { spot, text, kind, isSelection: false }
  }
  return { spot: text.spot, text, kind: null, isSelection: false }
}
