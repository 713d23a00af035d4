import { type Piece, piecesOf, type Value } from '#server/templates/acts-in-words/loosely/pieces.ts'
import { entriesOf } from '#server/templates/acts-in-words/loosely/targets.ts'
import {
  CONTAINERS,
  EMPTY,
  INTENTS,
  type Intent,
  NEGATIONS,
  POINTING,
  POSITIONS,
  RELATIONS,
  SAID_WITH,
  UNSURE,
} from '#server/templates/acts-in-words/loosely/vocabulary.ts'
import type { Page } from '#server/templates/acts-in-words/page-things.ts'
import type { ReadAct } from '#server/templates/acts-in-words/read-clause.ts'
import { textOf } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The acts that a sentence asks for, each to be made of the files as the one before left them. */
export type LooseReading = ((files: readonly SourceFile[]) => ReadAct | null)[]

/** A run of words that must mean something of the page. */
export interface Phrase {
  text: string
  /** It begins with a capital letter, as names do. */
  isName: boolean
  /** It stands on the page in these words. */
  isOnPage: boolean
  at: number
}

/** A sentence by the parts that words play in it, whatever their order. */
export interface Wish {
  intents: Set<Intent>
  phrases: Phrase[]
  values: Value[]
  position: 'first' | 'last' | null
  relation: { is: 'before' | 'after' | 'between'; at: number } | null
  containers: string[]
  isPointing: boolean
  hasNegation: boolean
  /** All words that are not empty, in small letters. */
  words: string[]
}

/** A name goes on to its end, and "any more" is no "any". */
const asWish = (sentence: string): string =>
  sentence
    .replace(/\bany ?(?:more|longer)\b/gi, ' ')
    .replace(
      /\b(called|named|titled) (?=\p{Lu})([^,.;!?“”"\n]{1,80})$/u,
      (_, word, name) => `${word} “${name.replace(/ (?:please|now|instead|too)$/, '')}”`,
    )

const SENTENCE_MAX_PIECES = 60
const PHRASE_MAX_WORDS = 12

/** Null for what says more than one wish can. */
export function wishIn(sentence: string, page: Page): Wish | null {
  const pieces = withoutReason(piecesOf(asWish(sentence)))
  if (pieces.length === 0 || pieces.length > SENTENCE_MAX_PIECES) return null
  const masks = masksOf(pieces, page)
  const wish: Wish = {
    ...{ intents: new Set(), phrases: [], values: [], position: null, relation: null, containers: [] },
    ...{ isPointing: false, hasNegation: false, words: [] },
  }
  const free = pieces.flatMap((piece, at) => ('word' in piece && masks[at] === undefined ? [piece.word] : []))
  if (free.some(word => UNSURE.has(word) && !SWITCHES.has(word))) return null
  const joint = SAID_WITH.filter(([, words]) => words.every(word => free.includes(word)))
  for (const [intent] of joint) wish.intents.add(intent)
  const used = new Set(joint.flatMap(([, words]) => words))
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
      wish.words.push(...mask.text.toLowerCase().split(' '))
      at += mask.length - 1
    } else if ('value' in piece) {
      close()
      wish.values.push(piece.value)
    } else if ('mark' in piece) close()
    else if (run?.isName && isJoining(piece, pieces[at + 1])) run.words.push(piece.written)
    else if (take(wish, piece.word, at, used)) close()
    else {
      const isName = isCapital(piece) && at > 0
      // "the plan Firm": a name begins where a capital does.
      if (run && isName && !run.isName) close()
      run ??= { words: [], at, isName }
      run.words.push(piece.written)
      wish.words.push(piece.word)
    }
  }
  close()
  return wish
}

const isCapital = (piece: Piece | undefined): boolean =>
  piece !== undefined && 'word' in piece && /^\p{Lu}/u.test(piece.written)

const JOINING = new Set('in of the and de la le du van von der y am an'.split(' '))

/** A small word within a name. */
const isJoining = (piece: Piece, next: Piece | undefined): boolean =>
  'word' in piece && JOINING.has(piece.word) && isCapital(next)

/** They are unsure about a thing and sure about the look of the whole. */
const SWITCHES = new Set(['everything', 'all'])

/** A word that plays a part of its own. */
function take(wish: Wish, word: string, at: number, used: ReadonlySet<string>): boolean {
  const intent = (Object.keys(INTENTS) as Intent[]).find(name => INTENTS[name].has(word))
  if (NEGATIONS.has(word) && !used.has(word)) wish.hasNegation = true
  if (POINTING.has(word)) wish.isPointing = true
  if (intent && !(word === 'new' && at === 0)) wish.intents.add(intent)
  const position = Object.hasOwn(POSITIONS, word) ? POSITIONS[word] : undefined
  const relation = Object.hasOwn(RELATIONS, word) ? RELATIONS[word] : undefined
  if (position) wish.position = position
  if (relation) wish.relation = { is: relation, at }
  if (CONTAINERS.has(word)) wish.containers.push(word)
  const isEmpty = EMPTY.has(word) || NEGATIONS.has(word) || POINTING.has(word) || used.has(word)
  return Boolean(intent || position || relation || isEmpty || CONTAINERS.has(word))
}

/** "…, we don't do them any more": what follows a wish and only says why is left out. */
function withoutReason(pieces: Piece[]): Piece[] {
  const comma = pieces.findLastIndex(piece => 'mark' in piece && /[,.;!–-]/.test(piece.mark))
  const tail = comma < 2 ? [] : pieces.slice(comma + 1)
  const words = tail.flatMap(piece => ('word' in piece ? [piece.word] : []))
  const isReason =
    words.length === tail.filter(piece => !('mark' in piece)).length &&
    ['we', 'they', 'it', 'she', 'he'].includes(words[0] ?? '') &&
    words.every(word => EMPTY.has(word) || NEGATIONS.has(word) || POINTING.has(word) || word === 'any')
  const told = isReason ? pieces.slice(0, comma) : pieces
  const because = told.findIndex((piece, at) => at > 1 && 'word' in piece && REASONS.has(piece.word))
  return because < 0 ? told : told.slice(0, because)
}

const REASONS = new Set(['since', 'because'])

interface Mask {
  text: string
  length: number
}

/** Where the sentence says a text of the page word for word, the longest first. */
function masksOf(pieces: readonly Piece[], page: Page): (Mask | undefined)[] {
  const texts = new Map<string, Mask>()
  const names = entriesOf({ page }).map(({ name }) => textOf(name))
  for (const text of [...names, ...page.texts.map(each => each.text)]) {
    const own = piecesOf(text).filter(piece => !('mark' in piece))
    const words = own.map(wordOf)
    if (own.length === 0 || own.length > PHRASE_MAX_WORDS || own.every(piece => 'value' in piece)) continue
    if (words.every(word => EMPTY.has(word) || CONTAINERS.has(word) || isIntent(word))) continue
    texts.set(words.join(' '), { text, length: 0 })
  }
  const found: (Mask | undefined)[] = []
  for (let at = 0; at < pieces.length; at++) {
    for (let length = Math.min(PHRASE_MAX_WORDS * 2, pieces.length - at); length > 0; length--) {
      const part = pieces.slice(at, at + length)
      const [first] = part
      const quoted = first && 'value' in first && first.value.type === 'quoted' && length === 1
      if (quoted) {
        const inner = piecesOf(first.value.text)
          .filter(piece => !('mark' in piece))
          .map(wordOf)
        const known = texts.get(inner.join(' '))
        if (known) found[at] = { ...known, length }
        if (known) break
      }
      if ('mark' in (part[0] as Piece) || 'mark' in (part.at(-1) as Piece)) continue
      const said = part
        .filter(piece => !('mark' in piece))
        .map(wordOf)
        .join(' ')
      const mask = texts.get(said)
      if (!mask) continue
      found[at] = { ...mask, length }
      at += length - 1
      break
    }
  }
  return found
}

const wordOf = (piece: Piece): string =>
  'word' in piece ? piece.word.replace(/'s$/, '') : 'value' in piece ? piece.value.text.toLowerCase() : ''

const isIntent = (word: string): boolean => Object.values(INTENTS).some(words => words.has(word))
