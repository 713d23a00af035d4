import {
  BY_KIND,
  kindOf,
  meantBy,
  pointsAtSelection,
  said,
  selectedMeant,
  targetOf,
  WHOLE,
  wordsIn,
} from '#server/templates/acts-in-words/align.ts'
import { type Entry, hrefOf, type Thing } from '#server/templates/acts-in-words/catalogue.ts'
import { textAt } from '#server/templates/acts-in-words/figures.ts'
import type { Acts, Meant, ReadAct, Reader } from '#server/templates/acts-in-words/page.ts'
import { isTwice, one, readPage } from '#server/templates/acts-in-words/page.ts'
import type { LookChange } from '#server/templates/acts-in-words/vocabulary.ts'
import { MAIN_COLOR, themeIn, WHOLE_FONT, WHOLE_LOOK } from '#server/templates/acts-in-words/vocabulary.ts'
import { type Wish, withoutWords } from '#server/templates/acts-in-words/wish.ts'
import { set } from '#server/templates/read/words.ts'
import type { ActInput } from '#shared/acts/act.ts'
import { isCssColor } from '#shared/acts/css-colors.ts'
import { listOf as drawnList, fieldsOf } from '#shared/acts/lists.ts'
import { outward, placeOf, type Spot, unitOf } from '#shared/acts/spot.ts'
import { THEME_FONTS } from '#shared/theme-fonts.ts'

const HAS_GROUND = /^(?:button|section|header|footer|navigation|sidebar|form)$/

/** A look for one element. */
export function lookOf(
  { page }: Reader,
  meant: Meant | null,
  { look, word }: { look: LookChange; word: string },
  of: 'text' | 'background' | null,
): ReadAct | null {
  const only = oneElement(page.files, meant)
  if (!only) return null
  const place = placeOf(only.spot)
  if (look.act !== 'setColor') return { act: { ...place, ...look }, says: `Made ${named(only)} ${word}` }
  const kind = only.kind ?? kindOf(page, only.spot)
  const isGround = (only.kind !== null || only.isSelection) && kind !== null && HAS_GROUND.test(kind)
  const what = of ?? (isGround ? 'background' : 'text')
  const act = { act: 'setColor', ...place, of: what, color: look.color } as const
  return { act, says: `Made ${of ? `the ${of} of ` : ''}${named(only)} ${word}` }
}

/** Moves one element to another or swaps the two, where both stand in one file. */
export function besides(
  { page: { files } }: Reader,
  [first, second]: (Meant | null)[],
  how: 'before' | 'after' | 'swap',
): ReadAct | null {
  const [one, other] = [oneElement(files, first ?? null), oneElement(files, second ?? null)]
  // What is selected among copies is an entry, and no element.
  if (!one || !other || [one, other].some(({ spot }) => copySpot(files, spot))) return null
  const [from, target] = [outward(files, one.spot), outward(files, other.spot)]
  if (how === 'swap') {
    const holder = unitOf(from)?.holder
    const act = { act: 'swap' as const, ...placeOf(one.spot), with: placeOf(other.spot) }
    return holder && holder === unitOf(target)?.holder
      ? { act, says: `Swapped ${named(one)} and ${named(other)}` }
      : null
  }
  const to = { at: { path: target.element.path }, place: how }
  const says = `Moved ${named(one)} ${how} ${named(other)}`
  return from.file === target.file ? { act: { act: 'move', ...placeOf(one.spot), to }, says } : null
}

/** Another address for a link: in its data, or in its element. */
export function linked(
  { page }: Reader,
  entry: Entry | null,
  meant: Meant | null,
  href: string,
): ReadAct | null {
  const node = entry && hrefOf(entry) !== null ? fieldsOf(entry.datum.node).get('href') : undefined
  if (entry && node) return textAt({ ...entry.datum, node }, href)
  const only = oneElement(page.files, meant)
  const says = only && `${named(only, true)} leads to ${href} now`
  return only && says ? { act: { act: 'setLink', ...placeOf(only.spot), href }, says } : null
}

type Which = { file: string; at: { path: string }; was?: string }

/** What is done to a whole element, or to the entry of a list that it is a copy of. */
export function structural(
  { page }: Reader,
  meant: Meant | null,
  act: (which: Which) => ActInput,
  done: string,
): ReadAct | null {
  if (!meant) return null
  const says = `${done} ${named(meant)}`
  const copy = copySpot(page.files, meant.spot)
  if (copy) return meant.text ? { act: act({ ...placeOf(copy), was: meant.text.text }), says } : null
  // A text among others is not all of its element.
  if (isRepeated(page.files, meant) || (meant.text?.isAlone === false && meant.kind === null)) return null
  return { act: act(placeOf(meant.spot)), says }
}

/** The element that draws this entry's list; the same entry may be shown elsewhere by itself. */
export function drawn({ page }: Reader, { name, list }: Entry): Meant | null {
  const text = page.texts.find(({ spot, datum }) => {
    if (datum.node !== name.node) return false
    const copy = copySpot(page.files, spot)
    const found = copy && drawnList(page.files, outward(page.files, copy))
    return found && 'node' in found && found.node === list.node
  })
  return text ? { spot: text.spot, text, kind: null, isSelection: false } : null
}

type Files = Parameters<typeof outward>[0]

/** What a list draws stands on the page several times, so one of them cannot be meant by its look. */
const oneElement = (files: Files, meant: Meant | null): Meant | null =>
  meant && (meant.isSelection || !(copySpot(files, meant.spot) || isRepeated(files, meant))) ? meant : null

const isRepeated = (files: Files, { text, kind }: Meant): boolean =>
  text !== null && kind === null && isTwice(readPage(files), text)

/** The element that a list draws, if one does. */
function copySpot(files: Files, spot: Spot): Spot | null {
  for (let element: Spot['element'] | null = spot.element; element; element = element.parent) {
    const each = { ...spot, element }
    if (unitOf(outward(files, each))?.list) return each
  }
  return null
}

const named = ({ text, kind, spot, name }: Meant, isFirst = false): string =>
  text || name ? `“${text?.text ?? name}”` : `${isFirst ? 'The' : 'the'} ${kind ?? spot.element.tag}`

/** A look of the whole: which side people see, the main colour, the typeface, corners and density. */
export function themeFor({ page: { files }, selection }: Reader, wish: Wish, sentence: string): Acts | null {
  const { values, phrases, intents, hasNegation, free, relation } = wish
  if (intents.size > 0 || hasNegation || relation || phrases.some(({ isOnPage }) => isOnPage)) return null
  const font = THEME_FONTS.map(({ label }) => label)
    .sort((a, b) => b.length - a.length)
    .find(label => new RegExp(`\\b${label}\\b`, 'i').test(sentence))
  if (font) {
    const isFont = (word: string) => WHOLE_FONT.has(word) || font.toLowerCase().split(' ').includes(word)
    return values.length === 0 && free.every(isFont) ? one(themeIn(files, 'font', font)) : null
  }
  const isColor = ({ look, word }: Wish['looks'][number]) => look.act === 'setColor' && !MAIN_COLOR.has(word)
  const hex = values.flatMap(({ type, text }) => (type === 'hex' ? [text] : []))
  const [color, ...more] = [...hex, ...wish.looks.filter(isColor).map(({ word }) => word)]
  const isOfColor = (word: string) =>
    MAIN_COLOR.has(word) || color?.split(' ').includes(word) || isCssColor(word)
  if (color && values.length < 2 && free.some(word => MAIN_COLOR.has(word)) && free.every(isOfColor))
    return more.length === 0 ? one(themeIn(files, 'color', color)) : null
  if (values.length > 0 || wish.position || wish.ordinal) return null
  if (/\bmore (?:white |breathing )?(?:space|room|air)\b/i.test(sentence)) free.push('whitespace')
  if (free.length === 0 || free.some(word => !WHOLE_LOOK.has(word))) return null
  const [look, ...others] = new Set(free.flatMap(word => WHOLE_LOOK.get(word) || []))
  if (!look || others.length > 0) return null
  // "Tighter" alone is what is selected.
  if (selection && wish.looks.length > 0 && free.length === 1) return null
  const [of, to] = look.split(' ') as ['scheme' | 'corners' | 'density', string]
  return one(themeIn(files, of, to))
}

/** "the background of": what of an element a colour is for. */
const GROUNDS = set('background ground bg color colour size font space spacing padding')

/** One look or several for one element. */
export function looksFor(reader: Reader, wish: Wish, sentence: string): Acts | null {
  const { looks, values, relation, intents, hasNegation } = wish
  const hex = values.flatMap(({ type, text }) =>
    type === 'hex' ? [{ look: { act: 'setColor' as const, color: text }, word: text }] : [],
  )
  const all = [...looks, ...hex]
  if (all.length === 0 || hex.length !== values.length || relation || intents.size > 0 || hasNegation)
    return null
  const words = wish.phrases.flatMap(({ text, isOnPage }) => (isOnPage ? [] : text.toLowerCase().split(' ')))
  const of = words.some(word => /^(?:background|ground|bg)$/.test(word)) ? 'background' : null
  const colors = all.filter(({ look }) => look.act === 'setColor').length
  const named = withoutWords(wish, word => GROUNDS.has(word))
  if (colors > 1 || (of && colors === 0)) return null
  const isShown = ({ entry, leaf }: Thing) => !entry && leaf?.shown !== undefined && leaf.shown !== null
  return all.map(look => files => {
    const here = { ...reader, page: readPage(files) }
    const phrase = said(named)
    const isSelected = phrase === '' ? here.before === '' : pointsAtSelection(here, phrase)
    if (isSelected && here.selection && !wish.ordinal) return lookOf(here, selectedMeant(here), look, of)
    if (phrase === '' && !wish.isPointing) return null
    const target = targetOf(here, named, ({ part }) => part !== null) ?? targetOf(here, named, isShown)
    if (!target || (target.how !== WHOLE && target.how !== BY_KIND)) return null
    // "The basket" may be more than the button that says “Basket”.
    const { part, name } = target.thing
    if (!part && target.how === WHOLE && target.others.length === 0 && !sentence.includes(name)) return null
    const isText = wordsIn(phrase).includes('text')
    return lookOf(here, meantBy(here.page, target.thing, phrase), look, of ?? (isText ? 'text' : null))
  })
}
