import type { ListKind } from '#server/templates/entry.ts'
import { readLists } from '#server/templates/read/lists.ts'
import { readable, wordsOf } from '#server/templates/read/words.ts'
import small from '../read/words.json' with { type: 'json' }
import learned from './weights.json' with { type: 'json' }

/** What is asked for and is no template: a game, an editor, a map. */
export const NO_TEMPLATE = '-'
const EMPTY = new Set(wordsOf(`${small.empty} ${small.screens}`))
/** What a request is about is said early; each further word says this much of the one before. */
const FADING = 0.9
const READ_MAX_WORDS = 60
/** That something is listed says as much, whatever it is. */
const OF_LIST = 0.4
/** Such are listed on any page. */
const ANYWHERE: ListKind[] = ['items', 'navigation', 'sections', 'hours']
const LISTS_MAX_CHARACTERS = 3_000

/** The words of a request that say something, each by how much it says; what is said late or next to much else says less. */
export function saidBy(prompt: string): Map<string, number> {
  const text = readable(prompt)
  const words = wordsOf(withKinds(text)).filter(word => !EMPTY.has(word))
  const said = new Map<string, number>()
  for (const [at, word] of words.slice(0, READ_MAX_WORDS).entries())
    if (!said.has(word)) said.set(word, FADING ** at)
  for (const { kind } of readLists(text.slice(0, LISTS_MAX_CHARACTERS)))
    if (!ANYWHERE.includes(kind)) said.set(`list:${kind}`, OF_LIST)
  return said
}

/** A sum of money and a time of day say something, whichever it is; "about the sea" is no page about somebody. */
const withKinds = (text: string): string =>
  text
    .replace(/\d[\d.,]{0,12}\s?\p{Sc}|\p{Sc}\s?\d[\d.,]{0,12}/gu, ' money ')
    .replace(/\b\d{1,2}:\d\d\b/g, ' oclock ')
    .replace(/\babout (?=(?:an?|the|my|our|how|what)\b)/gi, '')

/** What is known of it, by row, scaled to one length, so that a long request is as sure of itself as a short one. */
export function inRows(
  said: ReadonlyMap<string, number>,
  rows: ReadonlyMap<string, number>,
): [row: number, much: number][] {
  const known = [...said].flatMap(([word, much]): [number, number][] => {
    const row = rows.get(word)
    return row === undefined ? [] : [[row, much]]
  })
  const length = Math.hypot(...known.map(([, much]) => much))
  return known.map(([row, much]) => [row, (much * LENGTH) / length])
}
const LENGTH = 6

let weights: ReturnType<typeof read> | null = null

function read() {
  const values = Int8Array.from(atob(learned.weights), char => char.charCodeAt(0))
  const rows = new Map(learned.words.split(' ').map((word, row) => [word, row]))
  return { ids: learned.templates.split(' '), rows, values }
}

/** The words that it makes a difference to have written right. */
export function knownWords(): string[] {
  weights ??= read()
  return [...weights.rows.keys(), ...wordsOf(small.screens)]
}

/**
 * How likely each template is what a request asks for, by what its words say: a multinomial logistic regression, learned
 * from the requests in `scripts/learn-templates`, so that no rule or list here knows a word.
 */
export function likelihoods(prompt: string): Map<string, number> {
  weights ??= read()
  const { ids, rows, values } = weights
  const scores = new Float64Array(ids.length)
  const add = (row: number, much: number) => {
    for (let at = 0; at < ids.length; at++)
      scores[at] = (scores[at] ?? 0) + (values[row * ids.length + at] ?? 0) * learned.scale * much
  }
  for (const [row, much] of inRows(saidBy(prompt), rows)) add(row, much)
  add(rows.size, 1)
  const most = Math.max(...scores)
  const odds = [...scores].map(score => Math.exp(score - most))
  const sum = odds.reduce((total, each) => total + each, 0)
  return new Map(ids.map((id, at) => [id, (odds[at] ?? 0) / sum]))
}
