import { type Clause, clausesOf, isCondition } from '#server/templates/acts-in-words/clauses.ts'
import { readLoosely } from '#server/templates/acts-in-words/loosely/read-loosely.ts'
import { nearestActs } from '#server/templates/acts-in-words/nearest-acts.ts'
import { readPage } from '#server/templates/acts-in-words/page-things.ts'
import { readClause } from '#server/templates/acts-in-words/read-clause.ts'
import { isWholePage } from '#server/templates/acts-in-words/requests.ts'
import { type Act, actSchema } from '#shared/acts/act.ts'
import { perform } from '#shared/acts/perform.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ElementTarget } from '#shared/edits/elements/elements.ts'

export type Selection = { file: string; at: ElementTarget; text?: string | null | undefined } | null

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
const CLAUSES_MAX = 8

/** Reads the acts that a sentence surely means on these files, and does them. */
export function readActs(sentence: string, files: readonly SourceFile[], selection: Selection): Reading {
  const isReadable = sentence.length <= SENTENCE_MAX_CHARACTERS && !isWholePage(sentence)
  // A figure is written wherever it is kept, which only the data tells.
  const loose = isReadable ? doneLoosely(sentence, files, selection) : null
  const isFigure = /\d/.test(sentence) && loose?.acts.every(({ act }) => act === 'replaceText')
  if (loose && isFigure) return loose
  const clauses = isReadable ? clausesOf(sentence) : []
  const isSure = clauses.length <= CLAUSES_MAX && !clauses.some(isCondition)
  const reading = isSure ? done(clauses, files, selection) : null
  if (reading && reading.acts.length > 0) return reading
  if (loose) return loose
  const works = (each: string) => done(clausesOf(each), files, null).acts.length > 0
  const asked = sentence.slice(0, SENTENCE_MAX_CHARACTERS)
  return { nearest: nearestActs(asked, readPage(files), works), reason: reading?.reasons[0] ?? null }
}

/** The whole sentence or nothing of it. */
function doneLoosely(sentence: string, before: readonly SourceFile[], selection: Selection): Carried | null {
  const clause = { words: '', quoted: [], said: sentence }
  const reading = readLoosely({ page: readPage(before), clause, selection }, sentence)
  if (!reading || reading.length > CLAUSES_MAX) return null
  let files = before
  const acts: Act[] = []
  const said = new Set<string>()
  for (const next of reading) {
    const read = next(files)
    const parsed = read && actSchema.safeParse(read.act)
    const made = parsed?.success ? perform(files, parsed.data) : null
    if (!read || !parsed?.success || !made?.ok) return null
    files = made.files
    acts.push(parsed.data)
    said.add(`${read.says} in ${made.changed.join(' and ')}.`)
  }
  return { acts, files, said: [...said], notDone: [] }
}

function done(clauses: Clause[], before: readonly SourceFile[], selection: Selection) {
  let files = before
  const acts: Act[] = []
  const said: string[] = []
  const notDone: string[] = []
  const reasons: string[] = []
  for (const clause of clauses) {
    const read = readClause({ page: readPage(files), clause, selection })
    const parsed = read && actSchema.safeParse(read.act)
    const made = parsed?.success ? perform(files, parsed.data) : null
    if (!read || !parsed?.success || !made?.ok) {
      notDone.push(clause.said)
      if (made && !made.ok) reasons.push(made.reason)
      continue
    }
    files = made.files
    acts.push(parsed.data)
    said.push(`${read.says} in ${made.changed.join(' and ')}.`)
  }
  return { acts, files, said, notDone, reasons }
}
