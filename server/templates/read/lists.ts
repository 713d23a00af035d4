import type { ListKind } from '#server/templates/entry.ts'
import { partsOf, readEntry } from '#server/templates/read/entries.ts'
import type { Entry, Fact } from '#server/templates/read/facts.ts'
import { wordsOf } from '#server/templates/read/words.ts'

type ListFact = Extract<Fact, { fact: 'list' }>

/** What a list is by the last word of its label; everything else is a list of items. */
const KINDS: Readonly<Record<string, ListKind>> = {
  column: 'columns',
  stage: 'columns',
  field: 'fields',
  input: 'fields',
  step: 'steps',
  phase: 'steps',
  navigation: 'navigation',
  nav: 'navigation',
  link: 'navigation',
  tab: 'navigation',
  people: 'people',
  team: 'people',
  staff: 'people',
  member: 'people',
  speaker: 'people',
  instructor: 'people',
  figure: 'figures',
  metric: 'figures',
  statistic: 'figures',
  stat: 'figures',
  kpi: 'figures',
  question: 'questions',
  faq: 'questions',
  message: 'messages',
  event: 'events',
  session: 'events',
  programme: 'events',
  schedule: 'events',
  section: 'sections',
}
const BULLET = /^\s{0,8}(?:[-*•·]|\d{1,2}[.)])\s+/
const LABEL_MAX_WORDS = 4

/** Lists with a bullet on each line, and lists behind a colon. */
export function readLists(prompt: string): ListFact[] {
  const lines = prompt.split('\n')
  const found: ListFact[] = []
  let bullets: string[] = []
  let label = ''
  const close = () => {
    const list = listOf(label, bullets, bullets.join(', '))
    if (list) found.push(list)
    bullets = []
  }
  for (const line of lines) {
    const bullet = BULLET.exec(line)
    if (bullet) {
      bullets.push(
        line
          .slice(bullet[0].length)
          .trim()
          .replace(/[.;,]$/, ''),
      )
      continue
    }
    if (bullets.length > 0) close()
    found.push(...sentencesOf(line).flatMap(readSentence))
    if (line.trim() !== '') label = line.trim().replace(/:$/, '')
  }
  if (bullets.length > 0) close()
  return found
}

/** Sentences of a line; a full stop within a figure ends none, a semicolon one where the next list is named. */
const sentencesOf = (line: string): string[] =>
  line.split(
    /[.!?](?=\s|$)|;(?=\s(?:and )?(?:columns?|fields?|steps|stages|tabs|links|navigation|sections|speakers|metrics|figures|questions)\s)/i,
  )

function readSentence(sentence: string): ListFact[] {
  const colon = /:\s/.exec(sentence)
  if (colon) {
    const label = sentence.slice(0, colon.index)
    const list = toItsEnd(sentence.slice(colon.index + 1))
    const fact = listOf(label, partsOf(list), list.trim())
    return fact ? [fact] : []
  }
  const named = NAMED.exec(sentence)
  if (named) {
    const list = toItsEnd(sentence.slice(named.index + named[0].length))
    const parts = partsOf(list)
    const fact = parts.every(part => part.split(' ').length <= LABEL_MAX_WORDS)
      ? listOf(named[1] ?? '', parts, list.trim())
      : null
    if (fact) return [fact]
  }
  const priced = partsOf(sentence).flatMap((part, at) => {
    const entry = readEntry(at === 0 ? part.replace(LEAD_IN, '') : part)
    return entry?.price ? [entry] : []
  })
  if (priced.length < 2) return []
  return [{ fact: 'list', kind: 'items', label: '', entries: priced, said: saidOf(priced) }]
}

const NAMED =
  /\b(columns?|fields?|steps|stages|tabs|links|navigation|sections|speakers|metrics|figures|questions)\s+(?:are\s+|named\s+|called\s+)?(?=[\p{L}"])/iu
const LEAD_IN = /^.{0,120}?\b(?:with|serves|sells|offers|has|have|are|is|and)\s+/i

/** A semicolon parts entries that are alike, each with as many commas; else it ends the list. */
function toItsEnd(list: string): string {
  const [first = '', ...others] = list.split(';')
  const commasIn = (text: string) => text.split(/,(?!\d)/).length
  return others.some(other => commasIn(other) !== commasIn(first)) ? first : list
}

function listOf(label: string, parts: readonly string[], said: string): ListFact | null {
  const read = parts.flatMap(part => readEntry(part) ?? [])
  if (read.length < parts.length) return null
  const entries = whilePriced(read)
  if (entries.length < 2) return null
  const kind = entries.some(({ price }) => price) ? pricedKind(label) : kindOf(label)
  return { fact: 'list', kind, label: shortened(label), entries, said }
}

/** Behind the last of several prices the sentence speaks of something else. */
function whilePriced(entries: Entry[]): Entry[] {
  const last = entries.findLastIndex(({ price }) => price)
  return entries.filter(({ price }) => price).length < 2 ? entries : entries.slice(0, last + 1)
}

/** What has prices is no column or step, whatever it is called. */
function pricedKind(label: string): ListKind {
  const kind = kindOf(label)
  return kind === 'figures' ? kind : 'items'
}

function kindOf(label: string): ListKind {
  const words = wordsOf(label)
  for (const word of words.slice(-LABEL_MAX_WORDS).reverse()) {
    const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined
    if (kind) return kind
  }
  return 'items'
}

const shortened = (label: string): string => label.trim().split(/\s+/).slice(-LABEL_MAX_WORDS).join(' ')

const saidOf = (entries: readonly Entry[]): string =>
  entries.map(({ name, price = '' }) => `${name} ${price}`.trim()).join(', ')
