import type { Page } from '#server/templates/acts-in-words/page.ts'
import { type Lexed, type Piece, wordAt } from '#server/templates/acts-in-words/pieces.ts'
import { INTENTS, NEGATIONS, UNSURE } from '#server/templates/acts-in-words/vocabulary.ts'
import { isFigure, masksOf } from '#server/templates/acts-in-words/wish.ts'
import { set } from '#server/templates/read/words.ts'

/** A part of a sentence that asks for one thing, or only says why. */
export interface Clause extends Lexed {
  /** As it was written, to say it back. */
  said: string
  /** It begins with a verb that asks for something. */
  isAsked: boolean
}

const VERBS = set(
  'change set update edit replace switch turn make give rewrite write use put take get let center align link call',
)
const POLITE = set(
  'please can could would you kindly now also just then i want id like to lets let us and but so',
)
const SUBJECTS = set("we they it he she i since because as there nobody it's we're they're he's she's we've")
const JOINS = set('and then but so since because')
const asks = (word: string): boolean =>
  VERBS.has(word) || (INTENTS.get(word) ?? 'call') !== 'call' || word === 'rename'
const CLAUSES_MAX = 8

/** The clauses of a sentence; null where there are too many to be a few acts. */
export function clausesOf(lexed: Lexed, page: Page): Clause[] | null {
  const { pieces, between } = lexed
  const masks = masksOf(pieces, page)
  const starts = [0]
  for (let at = 1; at < pieces.length; at++) {
    const mask = masks[at]
    if (mask) {
      at += mask.length - 1
      continue
    }
    if (!isJoint(pieces[at])) continue
    let next = at
    while (isJoint(pieces[next]) && next < pieces.length) next++
    const isHard = pieces.slice(at, next).some((_, index) => /[;\n.!?]/.test(wordAt(pieces, at + index)))
    const begins = SUBJECTS.has(wordAt(pieces, next)) || verbAt(pieces, next) || isFigures(pieces, at, next)
    // "Since 2024" gives no reason.
    const isTold = isReason(pieces[next - 1]) && !isFigure(pieces[next])
    if (next < pieces.length && (isHard || begins || isTold)) starts.push(at)
    at = next - 1
  }
  if (starts.length > CLAUSES_MAX) return null
  return starts.flatMap((start, index): Clause[] => {
    const part = trimmed(pieces.slice(start, starts[index + 1] ?? pieces.length))
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) return []
    return [{ pieces: part, between, said: between(first.at, last.end), isAsked: verbAt(part, 0) }]
  })
}

const isJoint = (piece: Piece | undefined): boolean =>
  piece !== undefined && (/^[,;\n.!?–]$/.test(wordAt([piece], 0)) || JOINS.has(wordAt([piece], 0)))

const isReason = (piece: Piece | undefined): boolean =>
  piece !== undefined && /^(?:since|because|but)$/.test(wordAt([piece], 0))

/** Whether something is asked from here on. */
function verbAt(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at)
  return asks(word) || (POLITE.has(word) && verbAt(pieces, at + 1))
}

/** "A is 72 and B is 240": a figure on each side. */
function isFigures(pieces: readonly Piece[], at: number, next: number): boolean {
  const isWord = /\p{L}/u.test(wordAt(pieces, next)) && !NEGATIONS.has(wordAt(pieces, next))
  return isWord && pieces.slice(0, at).some(isFigure) && pieces.slice(next + 1).some(isFigure)
}

function trimmed(pieces: Piece[]): Piece[] {
  const isKept = (piece: Piece) => 'value' in piece || ('word' in piece && !JOINS.has(piece.word))
  const from = pieces.findIndex(piece => isKept(piece) || ('word' in piece && isReason(piece)))
  const to = pieces.findLastIndex(piece => !('mark' in piece) || /[&()]/.test(piece.mark))
  return from < 0 ? [] : pieces.slice(from, to + 1)
}

/** A clause that only tells why: nothing is asked in it, nothing limits what is asked beside it. */
export function onlyTells({ pieces, isAsked }: Clause): boolean {
  const words = pieces.flatMap(piece => ('word' in piece ? [piece.word] : []))
  const [first = ''] = words
  const isLimiting = words.some(word => (UNSURE.has(word) && word !== 'any') || LIMITS.has(word))
  if (isAsked || isLimiting || pieces.some(piece => 'value' in piece) || SCOPES.has(first)) return false
  return SUBJECTS.has(first) || (words.length > 1 && !words.slice(0, 2).some(word => NEGATIONS.has(word)))
}

const SCOPES = set('but on in for at with only not or')
const LIMITS = set('too only just should must needs need shall want wants would could please leave instead')
