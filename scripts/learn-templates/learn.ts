// `npm run templates:learn`: what each word says for each template, learned from the requests in server/templates/choice.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { inRoot } from '#scripts/root.ts'
import { entrySchema } from '#server/templates/entry.ts'
import { saidBy, toLength } from '#server/templates/choice/likelihoods.ts'

/** A word of the index names more kinds than a whole request does. */
const WEIGHT_OF_WORDS = 0.5
const ROUNDS = 120
const STEP = 0.15
/** Of the large weights, so that no one word decides. */
const DECAY = 1
const FOLDER = inRoot('server', 'templates', 'choice')

interface Example {
  text: string
  kind: number
  weight: number
}
interface Sample {
  said: [row: number, much: number][]
  kind: number
  weight: number
}

/** The requests of every template, and what the index says of it. */
function examples(lines: readonly string[]): { kinds: string[]; all: Example[] } {
  const index = z
    .record(z.string(), entrySchema)
    .parse(JSON.parse(readFileSync(inRoot('templates', 'index.json'), 'utf8')))
  const read = lines.map(line => line.split(/: (.*)/s))
  const all = read.flatMap(([id = '', requests = ''], kind) => {
    const { title = '', sentence = '', words = '' } = index[id] ?? {}
    const named = [title, sentence, ...words.split(', ')].filter(Boolean)
    return [
      ...requests.split(' | ').map(text => ({ text, kind, weight: 1 })),
      ...named.map(text => ({ text, kind, weight: WEIGHT_OF_WORDS })),
    ]
  })
  return { kinds: read.map(([id = '']) => id), all }
}

/** The words that say something; a number does where one kind alone is asked for by it, again and again. */
function vocabulary(all: readonly Example[]): string[] {
  const kindsOf = new Map<string, number[]>()
  for (const { text, kind } of all)
    for (const word of saidBy(text).keys()) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind])
  return [...kindsOf]
    .filter(([word, kinds]) => !/^\d/.test(word) || (kinds.length > 2 && new Set(kinds).size === 1))
    .map(([word]) => word)
    .sort()
}

/** Multinomial logistic regression by gradient descent (Adam) over all samples at once: the same input, the same weights. */
function descend(samples: readonly Sample[], rows: number, kinds: number): Float64Array {
  const size = (rows + 1) * kinds
  const [weights, gradient, mean, square] = Array.from({ length: 4 }, () => new Float64Array(size))
  if (!weights || !gradient || !mean || !square) throw new Error('four arrays were made')
  for (let round = 1; round <= ROUNDS; round++) {
    for (let at = 0; at < size; at++) gradient[at] = (DECAY * (weights[at] ?? 0)) / samples.length
    for (const { said, kind, weight } of samples) {
      const scores = new Float64Array(kinds)
      for (const [row, much] of said)
        for (let at = 0; at < kinds; at++) scores[at]! += weights[row * kinds + at]! * much
      const most = Math.max(...scores)
      let sum = 0
      for (let at = 0; at < kinds; at++) sum += scores[at] = Math.exp(scores[at]! - most)
      for (let at = 0; at < kinds; at++) scores[at] = scores[at]! / sum - (at === kind ? 1 : 0)
      for (const [row, much] of said)
        for (let at = 0; at < kinds; at++)
          gradient[row * kinds + at]! += (scores[at]! * much * weight) / samples.length
    }
    for (let at = 0; at < size; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * gradient[at]!
      square[at] = 0.99 * square[at]! + 0.01 * gradient[at]! ** 2
      const [m, s] = [mean[at]! / (1 - 0.9 ** round), square[at]! / (1 - 0.99 ** round)]
      weights[at]! -= (STEP * m) / (Math.sqrt(s) + 1e-6)
    }
  }
  return weights
}

export function learn(lines: readonly string[]) {
  const { kinds, all } = examples(lines)
  const words = vocabulary(all)
  const rows = new Map(words.map((word, row) => [word, row]))
  const totals = kinds.map((_, kind) => sumOf(all.filter(each => each.kind === kind).map(({ weight }) => weight)))
  // A kind with many requests is not asked for more often.
  const raw = all.map(({ kind, weight }) => weight / Math.sqrt(totals[kind] ?? 1))
  const mean = sumOf(raw) / raw.length
  const samples = all.map(({ text, kind }, at) => {
    const known = [...saidBy(text)].flatMap(([word, much]): [number, number][] => {
      const row = rows.get(word)
      return row === undefined ? [] : [[row, much]]
    })
    return { said: [...toLength(new Map(known)), [words.length, 1] as [number, number]], kind, weight: (raw[at] ?? 0) / mean }
  })
  const weights = descend(samples, words.length, kinds.length)
  const scale = Math.max(...weights.map(Math.abs)) / 127
  const bytes = Buffer.from(Int8Array.from(weights, each => Math.round(each / scale)).buffer)
  return { templates: kinds.join(' '), words: words.join(' '), scale, weights: bytes.toString('base64') }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

export const requestLines = (): string[] => readFileSync(`${FOLDER}/requests.txt`, 'utf8').trim().split('\n')

if (import.meta.main)
  writeFileSync(`${FOLDER}/weights.json`, `${JSON.stringify(learn(requestLines()), null, 2)}\n`)
