import type { Aligned } from '#server/templates/acts-in-words/align.ts'
import {
  BY_KIND,
  pointsAtSelection,
  said,
  selectedMeant,
  targetOf,
  WHOLE,
  wordsIn,
} from '#server/templates/acts-in-words/align.ts'
import type { Leaf, Thing } from '#server/templates/acts-in-words/catalogue.ts'
import { textAt } from '#server/templates/acts-in-words/figures.ts'
import type { Page, PageText, ReadAct, Reader } from '#server/templates/acts-in-words/page.ts'
import { type Lexed, type Piece, typeOf, wordAt } from '#server/templates/acts-in-words/pieces.ts'
import { EMPTY, INTENTS, lookIn, STYLES, VAGUE } from '#server/templates/acts-in-words/vocabulary.ts'
import {
  isCapital,
  isFigure,
  isMasked,
  masksOf,
  type Wish,
  wishIn,
} from '#server/templates/acts-in-words/wish.ts'
import { set } from '#server/templates/read/words.ts'
import { literalsIn } from '#shared/acts/literals.ts'
import { placeOf } from '#shared/acts/spot.ts'
import { pathTo, textOf } from '#shared/acts/values.ts'

/**
 * Another text for the one thing that a wish names, or for what is selected. `isByKind`: for what is spoken of by what it
 * is, and not by what it says; `isEnded`: a full stop stood behind it.
 */
export function textFor(
  reader: Reader,
  wish: Wish,
  text: string,
  isByKind = false,
  isEnded = false,
): ReadAct | null {
  const { phrases, intents, isPointing, ordinal, isOfPage } = wish
  const phrase = said(wish)
  const isText = ({ leaf }: Thing) => leaf !== null && leaf.datum.node.type !== 'NumericLiteral'
  // "The contact section should be called so": by its heading.
  const part = /\bsection\b/.test(phrase)
    ? targetOf(reader, wish, each => each.part !== null)?.thing.name
    : ''
  const named = part ? { ...wish, phrases: [{ text: part, isName: false, isOnPage: true, at: 0 }] } : wish
  const target = targetOf(reader, named, each => isText(each) && (!part || !each.entry), isSaid)
  const leaf = target?.thing.leaf
  const isAt = (each: PageText) => each.spot.element.node === leaf?.shown?.spot.element.node
  if (part && reader.page.texts.filter(isAt).length !== 1) return null
  if (target && leaf) {
    if (isByKind && target.how !== BY_KIND) return null
    // A text that the page has is not a place, unless it is an entry's name or that is said.
    const isOther = phrases.some(each => each.isOnPage && each.text !== target.thing.holder)
    if (target.how === BY_KIND && isOther && !/\b(?:section|part|form|box|area)\b/.test(phrase)) return null
    const isName = intents.has('call') || wordsIn(phrase).some(word => BRAND.has(word))
    const to = isEnded && leaf.text.endsWith('.') && !text.endsWith('.') ? `${text}.` : text
    if (isName && isBrand(leaf.path)) return renamed(leaf.text, to)
    // The title of a website may be its name or its main heading.
    if (wish.isOfSite && target.how === BY_KIND) return null
    if (target.thing.entry && isMeantElsewhere(reader.page, leaf)) return null
    return textAt(leaf.datum, to) ?? (leaf.shown && textSet(leaf.shown, to))
  }
  const isOfSelection = phrases.length === 0 ? reader.before === '' : pointsAtSelection(reader, phrase)
  if (reader.selection && isOfSelection && !ordinal && selectedMeant(reader)) {
    const { file, at } = reader.selection
    return { act: { act: 'setText', file, at, text }, says: `Changed the text to “${text}”` }
  }
  // "We are called … now", and "rename it" where nothing was spoken of before.
  const isNothing = phrases.length === 0 && !reader.selection && !isOfPage
  const isOurs = isNothing && intents.has('call') && (!isPointing || reader.before === '')
  const brand = isOurs && reader.page.texts.find(({ datum }) => isBrand(pathTo(datum)))?.text
  return brand ? renamed(brand, text) : null
}

const BRAND = set('brand company shop site product app business firm name')
const isBrand = (path: string | null): boolean => /\.brand(?:\.name)?$/i.test(path ?? '')

const renamed = (from: string, to: string): ReadAct => {
  return { act: { act: 'renameBrand', from, to }, says: `Renamed “${from}” to “${to}”` }
}

/** They say where it stands, and not that it is a text. */
const PLACES = set(
  'header footer top bottom bar hero main page section part block area box navigation menu form side image',
)

/** Not by some of its words only, for nobody knows whether the others are to stay; nor only by where it stands. */
const isSaid = ({ thing, how, others }: Aligned): boolean =>
  how === WHOLE ||
  (how === BY_KIND ? others.some(word => !PLACES.has(word)) : thing.entry !== null && others.length > 0)

/** Where data names it to mean it, a name is more than a text. */
export const isMeantElsewhere = ({ files }: Page, { datum, text }: Leaf): boolean =>
  literalsIn(files).some(
    each => each.node !== datum.node && each.node.type === 'StringLiteral' && textOf(each) === text,
  )

function textSet({ spot, index, text: was, item }: PageText, text: string): ReadAct {
  const place = { ...placeOf(spot), index, was }
  const act = { act: 'setText' as const, ...place, ...(item === null ? {} : { item }), text }
  return { act, says: `Changed “${was}” to “${text}”` }
}

/** Behind these words stands a text, and nothing else can. */
const SAYS = set('say says saying read reads called named titled')
/** Behind these stands what something becomes, which need not be a text. */
const BECOMES = set('to into with as be is are becomes → -> : =')
const FINITE = set('is are was were be has have goes go comes come moves went belongs')
const TEXT_MAX_CHARACTERS = 200

/** A text that is given without quotes behind a word that says so, or where the page has what it is to replace. */
export function toldFor(reader: Reader, clause: Lexed): ReadAct | null {
  return behind(reader, clause, true) ?? calledSo(reader, clause)
}

/** The same behind a word that need not be followed by a text. */
export function behind(reader: Reader, { pieces, between }: Lexed, isSure = false): ReadAct | null {
  const masks = masksOf(pieces, reader.page)
  const last = pieces.at(-1)
  for (let at = 0; at < pieces.length - 1; at++) {
    const [mask, word, first] = [masks[at], wordAt(pieces, at), pieces[at + 1]]
    at += mask ? mask.length - 1 : 0
    if (mask || !first || !last || !(isSure ? SAYS : BECOMES).has(word)) continue
    // "It is with Lotte": what is something with is not replaced by it.
    const before = pieces.slice(0, at)
    if (/^(?:to|into|with|as)$/.test(word) && before.some(piece => FINITE.has(wordAt([piece], 0)))) continue
    const text = given(between(first.at, last.end), /^(?:is|are|becomes|called|named|titled)$/.test(word))
    const wish = isTold(text, isSure) ? wishIn(before, reader.page) : null
    // "This should be 95 kilos": a figure of what is selected, and not what that is called.
    if (!wish || !isBare(wish) || (!isSure && wish.isPointing && isFigure(first))) continue
    if (/ed$/.test(word)) wish.intents.add('call')
    // "Change the heading to French": one word may be what it shall be, and not what it shall say.
    const isPlain = wish.phrases.length > 0 || !reader.selection || !wish.isPointing
    const isOneWord = !text.includes(' ') && isPlain && wish.phrases.every(({ isOnPage }) => !isOnPage)
    if (!isSure && isOneWord && !wish.intents.has('call') && word !== ':') continue
    // "Membership is 35 a year" speaks of what it is, "the title is …" of what it says.
    const isByKind = /^(?:is|are|becomes)$/.test(word)
    const found = textFor(reader, wish, text, isByKind, between(last.end, last.end + 1) === '.')
    if (found) return found
  }
  return null
}

/** "Call this one Professional": the name begins where a capital does. */
function calledSo(reader: Reader, { pieces, between }: Lexed): ReadAct | null {
  const verb = pieces.findIndex(piece => !isEmpty(piece) || wordAt([piece], 0) === 'name')
  if (!/^(?:call|name|rename)$/.test(wordAt(pieces, verb))) return null
  const masks = masksOf(pieces, reader.page)
  const start = pieces.findIndex((piece, at) => at > verb && !isMasked(masks, at) && isCapital(piece))
  const [first, last] = [pieces[start], pieces.at(-1)]
  const wish = first ? wishIn(pieces.slice(0, start), reader.page) : null
  const text = first && last ? given(between(first.at, last.end), true) : ''
  return wish && isBare(wish) && isTold(text, true) ? textFor(reader, wish, text) : null
}

/** Only what is named, and nothing that is done to it. */
function isBare({ values, looks, position, relation, hasNegation, intents }: Wish): boolean {
  const isNamed = [...intents].every(intent => intent === 'call')
  return values.length + looks.length === 0 && !position && !relation && !hasNegation && isNamed
}

const isEmpty = (piece: Piece): boolean => 'mark' in piece || ('word' in piece && EMPTY.has(piece.word))

/** Behind what something is or is called, "now" is no part of it; "Pay now" is what a button says. */
const given = (text: string, isStated: boolean): string =>
  text
    .replace(/^(?:now|please) |(?:,? (?:please|instead|too|everywhere|as well|thanks|thank you)){1,4}$/gi, '')
    .replace(isStated ? / now$/i : /^$/, '')
    .trim()

/** Whether this can be read on a page as it stands. */
function isTold(text: string, isSure: boolean): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  const [first = ''] = words
  if (words.length === 0 || text.length > TEXT_MAX_CHARACTERS || /[“”\n]/.test(text)) return false
  if (typeOf(text) || lookIn(text) || VAGUE.has(first)) return false
  if (words.length < (isSure ? 4 : 6) && words.some(word => STYLES.has(word) || lookIn(word))) return false
  if (!isSure && words.some(word => INTENTS.has(word))) return false
  return /^[\p{Lu}\p{N}¿¡]/u.test(text) || (isSure && words.length <= 5)
}
