import { entriesOf } from '#server/templates/acts-in-words/catalogue.ts'
import type { Page } from '#server/templates/acts-in-words/page.ts'
import { type Piece, piecesOf, type Value, wordAt } from '#server/templates/acts-in-words/pieces.ts'
import type { Intent, LookChange } from '#server/templates/acts-in-words/vocabulary.ts'
import {
  colorIn,
  EMPTY,
  INTENTS,
  lookIn,
  NEGATIONS,
  ORDINALS,
  POINTING,
  POSITIONS,
  RELATIONS,
  SAID_WITH,
  UNSURE,
} from '#server/templates/acts-in-words/vocabulary.ts'
import { set } from '#server/templates/read/words.ts'
import { remembered } from '#shared/acts/remembered.ts'
import { textOf } from '#shared/acts/values.ts'

/** A run of words that must mean something of the page. */
export interface Phrase {
  text: string
  /** It begins with a capital letter, as names do. */
  isName: boolean
  /** It stands on the page in these words. */
  isOnPage: boolean
  at: number
}

/** A clause by the parts that its words play in it, whatever their order. */
export interface Wish {
  intents: Set<Intent>
  phrases: Phrase[]
  values: Value[]
  looks: { look: LookChange; word: string }[]
  position: 'first' | 'last' | 'up' | 'down' | null
  relation: { is: 'before' | 'after' | 'between'; at: number } | null
  ordinal: { number: number; of: string } | null
  isPointing: boolean
  hasNegation: boolean
  /** It speaks of the page itself, or of all pages. */
  isOfPage: boolean
  isOfSite: boolean
  /** All words that are not empty, in small letters, but for those of the page. */
  free: string[]
}

const PHRASE_MAX_WORDS = 12

/** Null for what is not sure of itself. */
export function wishIn(pieces: readonly Piece[], page: Page): Wish | null {
  const masks = masksOf(pieces, page)
  const wish: Wish = {
    ...{ intents: new Set(), phrases: [], values: [], looks: [], position: null, relation: null },
    ...{ ordinal: null, isPointing: false, hasNegation: false, isOfPage: false, isOfSite: false, free: [] },
  }
  const free = pieces.flatMap((piece, at) => ('word' in piece && !isMasked(masks, at) ? [piece.word] : []))
  if (free.some(word => UNSURE.has(word) && !SWITCHES.has(word))) return null
  if (pieces.some((piece, at) => isFigure(piece) && isRelative(pieces, at))) return null
  const used = new Set<string>()
  for (const [intent, ways] of Object.entries(SAID_WITH) as [Intent, string][])
    for (const [first = '', second = ''] of ways.split(',').map(way => way.trim().split(' '))) {
      const isSaid = free.includes(first) && free.lastIndexOf(second) > free.indexOf(first)
      // "It should go to €26": what goes to a figure stays.
      if (!isSaid || (second === 'go' && pieces.some(isFigure))) continue
      wish.intents.add(intent)
      used.add(first).add(second)
    }
  let run: { words: string[]; at: number; isName: boolean } | null = null
  const close = () => {
    if (run) wish.phrases.push({ text: run.words.join(' '), isName: run.isName, isOnPage: false, at: run.at })
    run = null
  }
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    const mask = masks[at]
    if (mask) {
      close()
      wish.phrases.push({ text: mask.text, isName: false, isOnPage: true, at })
      at += mask.length - 1
    } else if ('value' in piece) {
      close()
      wish.values.push(piece.value)
    } else if ('mark' in piece) close()
    else if (run?.isName && isJoining(piece, pieces[at + 1])) run.words.push(piece.written)
    else if (!run && used.size > 0 && isGivenUp(pieces, at)) continue
    else {
      const taken = take(wish, pieces, at, used)
      const isName = isCapital(piece) && at > 0
      // "the plan Firm": a name begins where a capital does.
      if (taken > 0 || (run && isName && !run.isName)) close()
      at += Math.max(taken - 1, 0)
      if (taken > 0) continue
      run ??= { words: [], at, isName }
      run.words.push(piece.written)
      wish.free.push(piece.word)
    }
  }
  close()
  return wish
}

export const isFigure = (piece: Piece | undefined): boolean =>
  piece !== undefined && 'value' in piece && piece.value.type !== 'quoted'

/** "By 5", "5 more": what it is now is needed to know what it becomes. */
const isRelative = (pieces: readonly Piece[], at: number): boolean =>
  wordAt(pieces, at - 1) === 'by' ||
  /^(?:more|less|off|cheaper|higher|lower|extra|percent|fewer)$/.test(wordAt(pieces, at + 1))

/** What is done no longer: "we no longer weave these", "we don't sell these any more". */
function isGivenUp(pieces: readonly Piece[], at: number): boolean {
  const before = wordAt(pieces, at - 1)
  const isAnymore =
    before !== 'no' && NEGATIONS.has(before) && wordAt(pieces, pieces.length - 1) === 'anymore'
  return isAnymore || (before === 'longer' && wordAt(pieces, at - 2) === 'no')
}

export const isCapital = (piece: Piece | undefined): boolean =>
  piece !== undefined && 'word' in piece && /^\p{Lu}/u.test(piece.written)

const JOINING = set('in of the de la le du van von der y am an')

/** A small word within a name. */
const isJoining = (piece: Piece, next: Piece | undefined): boolean =>
  'word' in piece && JOINING.has(piece.word) && isCapital(next)

/** They are unsure about a thing and sure about the look of the whole. */
const SWITCHES = new Set(['everything', 'all'])

/** How many words play a part of their own here. */
function take(wish: Wish, pieces: readonly Piece[], at: number, used: ReadonlySet<string>): number {
  const [word, next] = [wordAt(pieces, at), wordAt(pieces, at + 1)]
  if (used.has(word)) return 1
  // "Dark green" is one colour; "Red" with a capital letter may as well be a text.
  const pair = /^\p{L}+$/u.test(next) && colorIn(`${word} ${next}`) ? `${word} ${next}` : word
  const isOther = at > 0 && (isCapital(pieces[at]) || isFigure(pieces[at - 1]))
  const look = isOther ? null : lookIn(pair)
  const isOld = /\b(?:instead of|from)(?: the)?$/.test(
    [3, 2, 1].map(back => wordAt(pieces, at - back)).join(' '),
  )
  if (look?.act === 'setColor' && isOld) return pair === word ? 1 : 2
  if (look) {
    wish.looks.push({ look, word: pair })
    wish.free.push(...pair.split(' '))
    return pair === word ? 1 : 2
  }
  const [intent, number] = [INTENTS.get(word), ORDINALS.get(word)]
  const [position, relation] = [POSITIONS.get(word), RELATIONS.get(word)]
  if (intent) wish.intents.add(intent)
  wish.isOfPage ||= word === 'page'
  wish.isOfSite ||= /^(?:web)?site$|^app$/.test(word)
  wish.hasNegation ||= NEGATIONS.has(word)
  wish.isPointing ||= POINTING.has(word)
  if (number !== undefined && /^\p{L}/u.test(next) && !EMPTY.has(next) && !/^head|^title/.test(next))
    wish.ordinal = { number: Number(number), of: next }
  else if (position && (!wish.position || !EMPTY.has(word))) wish.position = position
  if (relation) wish.relation = { is: relation, at }
  return intent || number || position || relation || isSmall(word) ? 1 : 0
}

const isSmall = (word: string): boolean => EMPTY.has(word) || NEGATIONS.has(word) || POINTING.has(word)

/** Without words that say what is asked of a thing, and not which it is. */
export function withoutWords(wish: Wish, isSaid: (word: string) => boolean): Wish {
  const phrases = wish.phrases.flatMap(phrase => {
    const left = phrase.text.split(' ').filter(word => phrase.isOnPage || !isSaid(word.toLowerCase()))
    return left.length > 0 ? [{ ...phrase, text: left.join(' ') }] : []
  })
  return { ...wish, phrases }
}

type Mask = { text: string; length: number }

export const isMasked = (masks: readonly (Mask | undefined)[], at: number): boolean =>
  masks.some((mask, from) => mask && from <= at && at < from + mask.length)

interface Known {
  text: string
  /** It is made of words that wishes are made of, so that only a capital letter tells it from them. */
  isCommon: boolean
}

/** The texts of the page by their first word and by all of them, but for single words of a wish. */
const knownTexts = remembered((page: Page) => {
  const texts = new Map<string, Map<string, Known>>()
  const names = entriesOf(page).map(({ name }) => textOf(name))
  for (const text of [...names, ...page.texts.map(each => each.text)]) {
    const words = spokenWords(piecesOf(text))
    const isCommon = words.every(
      word => isSmall(word) || INTENTS.has(word) || lookIn(word) || UNSURE.has(word),
    )
    const [first = ''] = words
    if (words.length > PHRASE_MAX_WORDS || !/\p{L}/u.test(text) || (isCommon && words.length < 2)) continue
    texts.set(first, (texts.get(first) ?? new Map<string, Known>()).set(words.join(' '), { text, isCommon }))
  }
  return texts
})

/** Where a clause says a text of the page word for word, the longest first; in quotes, any text is meant as one. */
export function masksOf(pieces: readonly Piece[], page: Page): (Mask | undefined)[] {
  const found: (Mask | undefined)[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    const quoted = 'value' in piece && piece.value.type === 'quoted' ? piece.value.text : null
    const words = quoted === null ? spokenWords(pieces.slice(at, at + 1)) : spokenWords(piecesOf(quoted))
    const begun = knownTexts(page).get(words[0] ?? '')
    if (quoted !== null) {
      const exact = page.texts.find(({ text }) => text.toLowerCase() === quoted.trim().toLowerCase())
      const text = begun?.get(words.join(' '))?.text ?? exact?.text
      if (text) found[at] = { text, length: 1 }
      continue
    }
    for (let end = Math.min(at + PHRASE_MAX_WORDS * 2, pieces.length); begun && end > at; end--) {
      const known =
        'mark' in (pieces[end - 1] as Piece) ? null : begun.get(spokenWords(pieces.slice(at, end)).join(' '))
      if (!known || (known.isCommon && !(at > 0 && isCapital(piece)))) continue
      found[at] = { text: known.text, length: end - at }
      at = end - 1
    }
  }
  return found
}

const spokenWords = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(piece =>
    'mark' in piece ? [] : 'word' in piece ? piece.word.replace(/'s$/, '') : piece.value.text.toLowerCase(),
  )
