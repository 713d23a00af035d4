import {
  aligned,
  BY_KIND,
  meantBy,
  said,
  selectedMeant,
  targetOf,
} from '#server/templates/acts-in-words/align.ts'
import { type Clause, clausesOf, onlyTells } from '#server/templates/acts-in-words/clauses.ts'
import { linked, looksFor, themeFor } from '#server/templates/acts-in-words/element-acts.ts'
import { corrected, figureFor } from '#server/templates/acts-in-words/figures.ts'
import type { Acts, Page, Reader, Selection } from '#server/templates/acts-in-words/page.ts'
import { one, readPage } from '#server/templates/acts-in-words/page.ts'
import { lexed, wordAt } from '#server/templates/acts-in-words/pieces.ts'
import { isWholePage } from '#server/templates/acts-in-words/requests.ts'
import { behind, textFor, toldFor } from '#server/templates/acts-in-words/texts.ts'
import { EMPTY, INTENTS, POINTING } from '#server/templates/acts-in-words/vocabulary.ts'
import { addedIn, addedTold, changedWhole, moved, swapped } from '#server/templates/acts-in-words/whole.ts'
import { type Wish, wishIn, withoutWords } from '#server/templates/acts-in-words/wish.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { type Act, actSchema } from '#shared/acts/act.ts'
import { perform } from '#shared/acts/perform.ts'
import type { SourceFile } from '#shared/artifacts.ts'

const CLAUSE_MAX_PIECES = 60

/**
 * Reads a clause by the parts that its words play: what is asked, of which thing of this page, with which values. Every
 * word must play one, or change nothing; null where one does not, or where more than one act would fit. With it the words
 * by which it spoke of what it changes.
 */
function readClause(reader: Reader, clause: Clause): { acts: Acts; spoken: string } | null {
  const { pieces } = clause
  if (pieces.length > CLAUSE_MAX_PIECES) return null
  const hasQuoted = pieces.some(piece => 'value' in piece && piece.value.type === 'quoted')
  const told = hasQuoted ? null : one(toldFor(reader, clause))
  if (told) return { acts: told, spoken: '' }
  const wish = wishIn(pieces, reader.page)
  const acts = (wish && actsOf(reader, wish, clause.said)) ?? addedTold(reader, clause.said)
  if (acts) return { acts, spoken: wish ? said(wish) : '' }
  const behindWord = hasQuoted ? null : one(behind(reader, clause))
  return behindWord && { acts: behindWord, spoken: '' }
}

function actsOf(reader: Reader, wish: Wish, sentence: string): Acts | null {
  const { intents, values, hasNegation, relation, position } = wish
  const theme = themeFor(reader, wish, sentence)
  if (theme) return theme
  const [intent, ...more] = intents
  if (intents.has('add') && more.every(each => each === 'call' || each === 'add'))
    return hasNegation ? null : addedIn(reader, wish)
  if (more.length > 0) return null
  if (hasNegation) return intent ? null : corrected(reader, wish)
  if (intent === 'remove' || intent === 'hide' || intent === 'duplicate')
    return changedWhole(reader, wish, intent)
  if (intent === 'move') return moved(reader, wish)
  const [value, ...others] = values
  if (intent === 'swap' && !value) return swapped(reader, wish)
  if (value?.type === 'url') return others.length === 0 ? ledTo(reader, wish, value.text) : null
  if (value?.type === 'quoted')
    return others.length === 0 && isPlain(wish) ? one(textFor(reader, wish, value.text)) : null
  if (intent) return null
  const looked = looksFor(reader, wish, sentence)
  if (looked) return looked
  if (values.length > 1) return corrected(reader, wish)
  if (value) return figureFor(reader, wish)
  return relation || position ? moved(reader, wish) : null
}

const isPlain = ({ looks, position, relation }: Wish): boolean => looks.length === 0 && !position && !relation

/** Where a link leads; words for that say nothing else. */
function ledTo(reader: Reader, wish: Wish, href: string): Acts | null {
  const named = withoutWords(wish, word => /^(?:links?|leads?|points?|target|url)$/.test(word))
  if (!isPlain(wish)) return null
  const { thing, how } = targetOf(reader, named, ({ leaf }) => leaf !== null && leaf.shown !== null) ?? {}
  if (thing && how !== 0) return null
  const meant = thing
    ? meantBy(reader.page, thing, '')
    : named.phrases.length === 0
      ? selectedMeant(reader)
      : null
  return one(linked(reader, thing?.entry ?? null, meant, href))
}

interface Carried {
  /** To be performed one after the other; each was tried and changes the files. */
  acts: Act[]
  files: readonly SourceFile[]
  /** One sentence for each act. */
  said: string[]
  /** The parts of the sentence that were not done, as they were written. */
  notDone: string[]
}

export type Reading =
  | Carried
  /** Nothing was sure: two acts that would work on this design, as sentences to send, and why if that is known. */
  | { nearest: string[]; reason: string | null }

/** A request for a model is longer than what can be one of the acts. */
const SENTENCE_MAX_CHARACTERS = 1_000
const SENTENCE_MAX_PIECES = 120

/** Reads the acts that a sentence surely means on these files, and does them. */
export function readActs(sentence: string, files: readonly SourceFile[], selection: Selection): Reading {
  const isReadable = sentence.length <= SENTENCE_MAX_CHARACTERS && !isWholePage(sentence)
  const reading = isReadable ? done(sentence, files, selection) : null
  if (reading && 'acts' in reading) return reading
  const works = (each: string) => 'acts' in (done(each, files, null) ?? {})
  const nearest = nearestActs(sentence.slice(0, SENTENCE_MAX_CHARACTERS), readPage(files), works)
  return { nearest, reason: reading?.reason ?? null }
}

/** The whole sentence at once, or clause by clause; of those that ask, some may be left, and none that limits another. */
function done(
  sentence: string,
  before: readonly SourceFile[],
  selection: Selection,
): Carried | { reason: string } | null {
  const whole = lexed(sentence.replace(/\bany ?(?:more|longer)\b/gi, 'anymore'))
  const clauses = whole.pieces.length > SENTENCE_MAX_PIECES ? null : clausesOf(whole, readPage(before))
  if (!clauses) return null
  let state: Carried = { acts: [], files: before, said: [], notDone: [] }
  let reason: string | null = null
  let spoken = ''
  const named: string[] = []
  const told: string[] = []
  for (const clause of clauses) {
    const page = readPage(state.files)
    const read = readClause({ page, selection, before: spoken }, clause)
    const next = read && performed(read.acts, state)
    if (next && !('reason' in next)) {
      // What only goes on about a wish that was not carried out is no wish of its own.
      if (!clause.isAsked && state.notDone.length > 0) return null
      state = next
      spoken = read.spoken || spoken
      named.push(spoken)
    } else {
      reason = next?.reason ?? reason
      const naming = namedIn(page, clause)
      if (clause.pieces.every((_, at) => EMPTY.has(wordAt(clause.pieces, at)))) continue
      if (onlyTells(clause)) told.push(naming)
      else if (clause.isAsked && clauses.length > 1) state.notDone.push(clause.said)
      else return reason === null ? null : { reason }
      // What "it" means after this: no other thing, where this clause spoke of one that nobody can be sure of.
      if (!clause.pieces.some((_, at) => POINTING.has(wordAt(clause.pieces, at))))
        spoken = naming || clause.said
    }
  }
  // What was told of another thing may be a wish of its own.
  const isIn = (name: string, words: readonly string[]) => words.every(word => wordsOf(name).includes(word))
  const isSure = told.every(each => each === '' || named.some(name => isIn(name, wordsOf(each))))
  return state.acts.length > 0 && isSure ? state : reason === null ? null : { reason }
}

function performed(acts: Acts, { files, ...before }: Carried): Carried | { reason: string } | null {
  const made: Act[] = []
  const said = new Set<string>()
  for (const next of acts) {
    const read = next(files)
    const parsed = read && actSchema.safeParse(read.act)
    const result = parsed?.success ? perform(files, parsed.data) : null
    if (result && !result.ok) return { reason: result.reason }
    if (!read || !parsed?.success || !result) return null
    files = result.files
    made.push(parsed.data)
    said.add(`${read.says} in ${result.changed.join(' and ')}.`)
  }
  return { acts: [...before.acts, ...made], files, said: [...before.said, ...said], notDone: before.notDone }
}

/** What of the page a clause that only tells speaks of: the one thing that its words name. */
function namedIn(page: Page, { pieces }: Clause): string {
  const isThing = (text: string) => aligned(page, text, ({ entry, part }) => entry !== null || part !== null)
  const words = pieces.flatMap(piece => ('word' in piece && !EMPTY.has(piece.word) ? [piece.written] : []))
  const named = words.filter(word => (isThing(word)?.how ?? BY_KIND) < BY_KIND)
  return isThing(named.join(' ')) ? named.join(' ') : ''
}

const NEAREST = 2
/** Longer texts are no handle to speak of them. */
const HANDLE_MAX_CHARACTERS = 60

/** Two sentences that would work here, made of what the page shows and nearest to what was asked. */
export function nearestActs(asked: string, page: Page, works: (sentence: string) => boolean): string[] {
  const words = new Set(wordsOf(asked))
  const isRemoval = [...words].some(word => /^(?:remove|hide)$/.test(INTENTS.get(word) ?? ''))
  const shared = (text: string) => wordsOf(text).filter(word => word.length > 3 && words.has(word)).length
  const isOnce = (said: string) =>
    new Set(page.texts.flatMap(({ text, datum }) => (text === said ? [datum.node] : []))).size === 1
  const isHandle = (text: string) =>
    text.length <= HANDLE_MAX_CHARACTERS && /^[^"“”]+$/.test(text) && isOnce(text)
  const handles = [...new Set(page.texts.map(({ text }) => text))]
    .flatMap(text => (isHandle(text) ? [{ text, near: shared(text) }] : []))
    .sort((a, b) => b.near - a.near)
  const sentences = [
    ...(words.has('dark') ? ['Use dark mode'] : words.has('light') ? ['Use light mode'] : []),
    ...handles.slice(0, 8).map(({ text, near }) =>
      // Nobody is led to remove what he did not speak of.
      near > 0 && isRemoval ? `Remove "${text}"` : `Change "${text}" to "…"`,
    ),
    ...['Make the main heading bigger', 'Use dark mode', 'Use light mode'],
  ]
  const found: string[] = []
  for (const sentence of new Set(sentences))
    if (found.length < NEAREST && works(sentence)) found.push(sentence)
  return found
}
