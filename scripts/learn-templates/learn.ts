// `npm run templates:learn`: what each word says for each template, learned from the requests beside this file.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { inRoot } from '#scripts/root.ts'
import { inRows, saidBy } from '#server/templates/choice/likelihoods.ts'
import { entrySchema } from '#server/templates/entry.ts'

/** Who says the name of a template means it, whatever else it is for; a word of the index may be of several. */
const WEIGHTS = { request: 1, word: 0.5, name: 4 }
const ROUNDS = 120
const STEP = 1
/** Of the large weights, so that no one word decides. */
const DECAY = 1
const WRITTEN = inRoot('server', 'templates', 'choice', 'weights.json')

interface Sample {
  said: [row: number, much: number][]
  kind: number
  weight: number
}

/** The requests of every template, and what the index says of it. */
function examples(lines: readonly string[][]) {
  const file = readFileSync(inRoot('templates', 'index.json'), 'utf8')
  const index = z.record(z.string(), entrySchema).parse(JSON.parse(file))
  return lines.flatMap(([id = '', requests = ''], kind) => {
    const { title = '', sentence = '', words = '' } = index[id] ?? {}
    const all = { request: requests.split(' | '), word: [sentence, ...words.split(', ')], name: [title, id] }
    return (Object.keys(all) as (keyof typeof all)[]).flatMap(source =>
      all[source].map(text => ({ said: saidBy(text), kind, weight: WEIGHTS[source] })),
    )
  })
}

/** Multinomial logistic regression by gradient descent (AdaGrad) over all samples at once: the same input, the same weights. */
function descend(samples: readonly Sample[], rows: number, kinds: number): Float64Array {
  const weights = new Float64Array(rows * kinds)
  const squares = new Float64Array(rows * kinds)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeAt(weights, samples, kinds)
    for (const [at, each] of slope.entries()) {
      add(squares, at, each ** 2)
      add(weights, at, (-STEP * each) / (Math.sqrt(squares[at] ?? 0) + 1e-9))
    }
  }
  return weights
}

/** How the loss changes with each weight. */
function slopeAt(weights: Float64Array, samples: readonly Sample[], kinds: number): Float64Array {
  const slope = weights.map(each => DECAY * each)
  for (const { said, kind, weight } of samples) {
    const odds = new Float64Array(kinds)
    for (const [row, much] of said)
      for (let at = 0; at < kinds; at++) add(odds, at, (weights[row * kinds + at] ?? 0) * much)
    for (const [at, score] of odds.entries()) odds[at] = Math.exp(score)
    const sum = sumOf(odds)
    for (const [row, much] of said)
      for (const [at, each] of odds.entries())
        add(slope, row * kinds + at, (each / sum - (at === kind ? 1 : 0)) * weight * much)
  }
  return slope
}

function add(to: Float64Array, at: number, much: number): void {
  to[at] = (to[at] ?? 0) + much
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, each) => sum + each, 0)

export function learn() {
  const lines = readFileSync(inRoot('scripts', 'learn-templates', 'requests.txt'), 'utf8')
    .trim()
    .split('\n')
  const read = lines.map(line => line.split(/: (.*)/s))
  const all = examples(read)
  const named = new Set(all.filter(({ weight }) => weight !== WEIGHTS.request).flatMap(saidIn))
  // A number says something only where it is in the name of a thing, as in "404".
  const words = [...new Set(all.flatMap(saidIn))].filter(word => !/^\d/.test(word) || named.has(word)).sort()
  const rows = new Map(words.map((word, row) => [word, row]))
  const samples = all.map(
    ({ said, kind, weight }): Sample => ({ said: [...inRows(said, rows), [words.length, 1]], kind, weight }),
  )
  const weights = descend(samples, words.length + 1, read.length)
  const scale = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127
  const bytes = Buffer.from(Int8Array.from(weights, each => Math.round(each / scale)).buffer)
  const templates = read.map(([id]) => id).join(' ')
  return { templates, words: words.join(' '), scale, weights: bytes.toString('base64') }
}

const saidIn = ({ said }: { said: ReadonlyMap<string, number> }): string[] => [...said.keys()]

if (import.meta.main) writeFileSync(WRITTEN, `${JSON.stringify(learn(), null, 2)}\n`)
