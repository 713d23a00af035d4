import type { Aligned } from '#server/templates/acts-in-words/align.ts'
import {
  aligned,
  BY_KIND,
  kindOf,
  meantBy,
  PARTLY,
  said,
  selectedMeant,
  targetOf,
  wordsIn,
} from '#server/templates/acts-in-words/align.ts'
import type { Thing } from '#server/templates/acts-in-words/catalogue.ts'
import {
  entriesOf,
  hrefOf,
  isAlignedList,
  isName,
  keyOf,
  nounOf,
  textsIn,
  thingsOf,
} from '#server/templates/acts-in-words/catalogue.ts'
import { besides, drawn, structural } from '#server/templates/acts-in-words/element-acts.ts'
import { inItsWay } from '#server/templates/acts-in-words/figures.ts'
import type { Acts, Meant, ReadAct, Reader } from '#server/templates/acts-in-words/page.ts'
import { isWithin, one, readPage } from '#server/templates/acts-in-words/page.ts'
import { isMeantElsewhere } from '#server/templates/acts-in-words/texts.ts'
import { wordsOfKey } from '#server/templates/acts-in-words/vocabulary.ts'
import type { Phrase, Wish } from '#server/templates/acts-in-words/wish.ts'
import { readEntry } from '#server/templates/read/entries.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { entriesOf as entriesIn, fieldsOf } from '#shared/acts/lists.ts'
import { type Datum, pathTo, textOf } from '#shared/acts/values.ts'

/** What stands on the page as one thing: an entry, a part of the page, or a text that is all of its element. */
const isWhole = ({ entry, part, leaf }: Thing): boolean =>
  entry !== null || part !== null || leaf?.shown?.isAlone === true

/** An entry that only leads to a part of this page is not meant where the part itself can be. */
const isWay = ({ entry }: Thing): boolean => entry !== null && (hrefOf(entry) ?? '').startsWith('#')

/** The things that a wish names, each by a phrase of its own or all words together; null where one is not sure. */
export function thingsNamed(reader: Reader, wish: Wish): Thing[] | null {
  const together = surely(reader, wish)
  if (together) return [together.thing]
  const { phrases } = wish
  if (phrases.length < 2) return null
  const alone = phrases.map(phrase => ({
    words: wordsIn(phrase.text),
    found: surely(reader, { ...wish, phrases: [phrase], ordinal: null }),
  }))
  // "In the navigation" says where the others are, unless it is one of them.
  for (const most of [BY_KIND - 1, BY_KIND]) {
    const isOne = ({ found }: (typeof alone)[number]) => found !== null && found.how <= most
    const things = [...new Set(alone.filter(isOne).flatMap(({ found }) => (found ? [found.thing] : [])))]
    const others = alone.filter(each => !isOne(each)).flatMap(({ words }) => words)
    if (things.length > 0 && others.every(word => things.every(({ about }) => about.has(word)))) return things
  }
  return null
}

function surely(reader: Reader, wish: Wish): Aligned | null {
  const words = wordsIn(said(wish))
  const target =
    targetOf(reader, wish, thing => thing.part !== null) ??
    targetOf(reader, wish, thing => isWhole(thing) && thing.part === null)
  if (!target) return null
  const { thing, how, isSelected, others } = target
  const { entry, leaf, part } = thing
  const isNamed = words.some(word => /^(?:button|link|image)$/.test(word))
  if (part) return how > BY_KIND ? null : target
  if (entry) {
    if (isWay(thing) && !words.includes('link') && !isSelected && others.length === 0) return null
    return how < PARTLY || (how === BY_KIND ? wish.ordinal : others.length > 0) ? target : null
  }
  // A heading alone is not what it stands over.
  const isHeading = leaf?.shown && kindOf(reader.page, leaf.shown.spot) === 'heading'
  if (isHeading && !isSelected) return aligned(reader.page, words.join(' '), each => each.part !== null)
  return how === 0 || (how === BY_KIND && isNamed) ? target : null
}

/** Removes, hides or doubles all that is named, or what is selected. */
export function changedWhole(reader: Reader, wish: Wish, how: keyof typeof DONE): Acts | null {
  const { values, relation, position, phrases, looks, isPointing } = wish
  if (values.length + looks.length > 0 || relation || position === 'up' || position === 'down') return null
  const things = thingsNamed(reader, wish)
  const [only] = things ?? []
  if (only && things?.length === 1) return one(wholeAct(reader, only, how))
  if (things)
    return things.map(({ name }) => files => {
      const here = { ...reader, page: readPage(files) }
      const [again] = thingsNamed(here, { ...wish, phrases: [phraseOf(name)] }) ?? []
      return again ? wholeAct(here, again, how) : null
    })
  const meant = phrases.length === 0 && isPointing ? selectedMeant(reader) : null
  return one(structural(reader, meant, which => actOf(how, which), DONE[how]))
}

const DONE = { remove: 'Removed', hide: 'Hid', duplicate: 'Duplicated' }
const phraseOf = (text: string) => ({ text, isName: false, isOnPage: true, at: 0 })

const actOf = (how: keyof typeof DONE, which: { file: string; at: { path: string }; was?: string }) =>
  how === 'duplicate'
    ? ({ act: 'duplicate', ...which } as const)
    : ({ act: 'remove', by: how === 'hide' ? 'hide' : 'delete', ...which } as const)

function wholeAct(reader: Reader, thing: Thing, how: keyof typeof DONE): ReadAct | null {
  const { entry, leaf } = thing
  if (entry && isAlignedList(entry.list)) return null
  if (entry && leaf && how === 'remove') {
    if (hrefOf(entry) === null && keyOf(entry.list) !== 'navigation' && isMeantElsewhere(reader.page, leaf))
      return null
    const place = { file: entry.datum.file.name, list: pathTo(entry.list) ?? '', index: entry.index }
    return { act: { act: 'removeItem', ...place }, says: `Removed “${leaf.text}”` }
  }
  return structural(reader, elementOf(reader, thing), which => actOf(how, which), DONE[how])
}

const elementOf = (reader: Reader, thing: Thing): Meant | null =>
  thing.entry ? drawn(reader, thing.entry) : meantBy(reader.page, thing, '')

/** What moves to an end, a step, or beside another of its kind. */
export function moved(reader: Reader, wish: Wish): Acts | null {
  const { phrases, relation, position } = wish
  if (wish.values.length > 0 || relation?.is === 'between' || (relation && position)) return null
  const named = (isMeant: (at: number) => boolean) =>
    thingsNamed(reader, { ...wish, phrases: phrases.filter(({ at }) => isMeant(at)) }) ?? []
  const [thing, ...more] = named(at => !relation || at < relation.at)
  const [beside, ...others] = relation ? named(at => at > relation.at) : []
  if (!thing || more.length + others.length > 0) return null
  if (!relation) return position && one(stepped(reader, thing, position))
  const place = relation.is === 'before' ? 'before' : 'after'
  if (thing.part && beside?.part)
    return one(besides(reader, [elementOf(reader, thing), elementOf(reader, beside)], place))
  if (thing.entry?.list.node !== beside?.entry?.list.node || !thing.entry || !beside?.entry) return null
  const [from, to] = [thing.entry.index, beside.entry.index]
  const goal = to + (place === 'after' ? 1 : 0) - (from < to ? 1 : 0)
  return stepsTo(reader, thing, goal, `Moved “${thing.name}” ${place} “${beside.name}”`)
}

function stepped(reader: Reader, thing: Thing, to: 'first' | 'last' | 'up' | 'down'): ReadAct | null {
  if (thing.entry && isAlignedList(thing.entry.list)) return null
  const { spot } = thing.part ?? {}
  const isAround = ({ part }: Thing) =>
    spot && part && part.spot !== spot && isWithin(reader.page, spot, part.spot)
  // The top of the page is no place within another part of it.
  if ((to === 'first' || to === 'last') && thingsOf(reader.page).some(isAround)) return null
  return structural(reader, elementOf(reader, thing), which => ({ act: 'move', to, ...which }), 'Moved')
}

const STEPS_MAX = 6

/** An entry to another place of its list. */
function stepsTo(reader: Reader, { name, entry }: Thing, goal: number, says: string): Acts | null {
  const steps = Math.abs(goal - (entry?.index ?? goal))
  if (steps === 0 || steps > STEPS_MAX) return null
  return Array.from({ length: steps }, (): Acts[number] => files => {
    const at = { ...reader, page: readPage(files) }
    const here = aligned(at.page, name, each => each.entry !== null && each.name === name)
    const made = here && stepped(at, here.thing, goal < (entry?.index ?? 0) ? 'up' : 'down')
    return made && { ...made, says }
  })
}

/** Two entries of one list, by moving each to the place of the other; or two elements beside each other. */
export function swapped(reader: Reader, wish: Wish): Acts | null {
  const things = thingsNamed(reader, wish) ?? []
  const [a, b] = things
  if (!a || !b || things.length > 2 || wish.values.length > 0 || wish.relation) return null
  const elements = things.map(each => elementOf(reader, each))
  if (!a.entry || !b.entry) return one(besides(reader, elements, 'swap'))
  if (a.entry.list.node !== b.entry.list.node) return null
  const [front, rear] = a.entry.index < b.entry.index ? [a, b] : [b, a]
  const [from, to] = [front.entry?.index ?? 0, rear.entry?.index ?? 0]
  const says = `Swapped “${front.name}” and “${rear.name}”`
  const back = stepsTo(reader, rear, from, says)
  const passed = { ...front, entry: front.entry && { ...front.entry, index: from + 1 } }
  const forth = to - from > 1 ? stepsTo(reader, passed, to, says) : []
  return back && forth && [...back, ...forth]
}

/** One more entry of the list that is named as in the data, with the name and the price that were given. */
export function addedIn(reader: Reader, wish: Wish): Acts | null {
  const given = wish.phrases.filter(isGiven)
  const described = wish.phrases.filter(each => !isGiven(each))
  const words = described.flatMap(({ text }) => wordsOf(text))
  const list = listNamed(reader, words)
  if (!list || wish.looks.length > 0 || wish.ordinal || wish.isPointing) return null
  const quoted = wish.values.filter(({ type }) => type === 'quoted')
  const [name, ...more] = [...quoted, ...given].map(({ text }) => text)
  const figures = wish.values.filter(({ type }) => type !== 'quoted')
  if (!name || more.length > 0 || figures.length > 1) return null
  const known = new Set([nounOf(list), ...wordsOfKey(pathTo(list) ?? ''), ...ENTRY_WORDS])
  const beside = described.filter(({ text }) => wordsOf(text).some(word => !known.has(word)))
  const index = placeIn(list, wish, beside)
  if (index === null || (index !== undefined && isAlignedList(list))) return null
  const item = itemLike(list, name, figures[0]?.text ?? null)
  if (item === null) return null
  const act = { act: 'addItem' as const, file: list.file.name, list: pathTo(list) ?? '', item }
  const says = `Added “${name}” to ${act.list.split('.').at(-1)}`
  return one({ act: index === undefined ? act : { ...act, index }, says })
}

/** Behind what is added stands how an entry of a list is written: "a service: Hair wash 10 min $8". */
const TOLD =
  /^(?:please )?add (?:(?:an?|the|new|another|one more|\p{Ll}{2,6}(?:st|nd|rd|th|ond)) ){1,3}(\p{L}{3,30})(?: \d{1,2})?(?::| called| named|,| –| -) ([^"“”]{2,160})$/iu

export function addedTold(reader: Reader, said: string): Acts | null {
  const [, noun = '', told = ''] = TOLD.exec(said) ?? []
  const entry = readEntry(told)
  const list = entry && !entry.text && !entry.time ? listNamed(reader, wordsOf(noun)) : null
  const item = entry && list && !isAlignedList(list) ? itemLike(list, entry.name, entry.price ?? null) : null
  if (!entry || !list || item === null) return null
  const act = { act: 'addItem' as const, file: list.file.name, list: pathTo(list) ?? '', item }
  return one({ act, says: `Added “${entry.name}” to ${keyOf(list)}` })
}

const ENTRY_WORDS = wordsOf('entry item row new list type')

/** By the last word of its key, else by another word for it. */
function listNamed({ page }: Reader, words: readonly string[]): Datum | null {
  const lists = [...new Map(entriesOf(page).map(({ list }) => [list.node, list])).values()]
  const plain = lists.filter(list => words.includes(nounOf(list)))
  const meant = lists.filter(list => words.some(word => wordsOfKey(keyOf(list)).includes(word)))
  const [list, ...others] = plain.length > 0 ? plain : meant
  return list && others.length === 0 ? list : null
}

const isGiven = ({ isName, isOnPage }: Phrase): boolean => isName && !isOnPage

/** Where it goes; undefined at the end, null where what is said of the place is not sure. */
function placeIn(list: Datum, { relation, position }: Wish, beside: Phrase[]): number | undefined | null {
  const entries = entriesIn(list).map(node => textsIn({ ...list, node })[0])
  const at = beside.map(({ text }) =>
    entries.findIndex(name => name && wordsOf(textOf(name)).join(' ') === wordsOf(text).join(' ')),
  )
  const [first = -1, second = -1, ...more] = at
  if (!relation) return at.length > 0 ? null : position === 'first' ? 0 : undefined
  if (relation.is === 'between')
    return first >= 0 && second === first + 1 && more.length === 0 ? second : null
  if (at.length !== 1 || first < 0) return null
  return relation.is === 'before' ? first : first + 1
}

/** The name in the first text field that is no figure, and the figure in the field for prices, as the others write it. */
function itemLike(list: Datum, name: string, figure: string | null): string | Record<string, string> | null {
  const [like] = entriesIn(list)
  if (like?.type !== 'ObjectExpression') return figure === null ? name : null
  const fields = [...fieldsOf(like)].map(([key, node]) => ({ key, datum: { ...list, node } }))
  const called = fields.find(
    ({ datum }) => textsIn({ ...list, node: like }).find(isName)?.node === datum.node,
  )
  if (!called) return null
  if (figure === null) return { [called.key]: name }
  const priced = fields.filter(({ key }) => /price|cost|fee|amount|value/i.test(key))
  const given = priced.map(({ key, datum }) => [key, inItsWay(datum, textOf(datum), figure) ?? ''] as const)
  if (given.length === 0 || given.some(([, written]) => written === '')) return null
  return { [called.key]: name, ...Object.fromEntries(given) }
}
