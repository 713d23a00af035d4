import { partsOf, readEntry } from '#server/templates/read/entries.ts'
import type { Entry, ListFact } from '#server/templates/read/facts.ts'
import { nounsOf, phraseOf, table } from '#server/templates/read/words.ts'
import words from './words.json' with { type: 'json' }

/** What a list is by the noun of its label; everything else is a list of items. */
const KINDS = table(words.kinds)
const BULLET = /^(?:\s{0,8}(?:[-*•·]|\d{1,2}[.)])\s+)+/
const LABEL_MAX_WORDS = 4
/** A line of a card without bullets: "Smoked trout 14.50", or a row drawn with bars. */
const CARD =
  /^(?:[^:.!?|]{2,90} (?:\p{Sc} ?)?\d{1,5}(?:[.,]\d\d)?(?: ?\p{Sc})?|[^|]{1,80}(?:\|[^|]{0,80}){1,9})$/u
/** Stands below the heads of a drawn table, which are no entry. */
const isRule = (line = ''): boolean => /^[\s:-]*\|[\s|:-]*$/.test(line)
const asEntry = (row: string): string => {
  const [name = '', ...others] = row.split('|').map(cell => cell.trim())
  return others.length > 0 ? `${name} – ${others.filter(Boolean).join(', ')}` : row
}

/** Lists with a bullet, a price or bars on each line, and lists behind a colon, in brackets or behind their noun. */
export function readLists(prompt: string): ListFact[] {
  const rows = prompt.split('\n').map(line => line.replace(/^\s*\||\|\s*$/g, '').trimEnd())
  const lines = rows.filter((row, at) => row && !isRule(row) && !isRule(rows[at + 1]))
  const isCard = (at: number) => CARD.test(lines[at] ?? '')
  const items = lines.map(
    (line, at) => BULLET.test(line) || (isCard(at) && (isCard(at - 1) || isCard(at + 1))),
  )
  return lines.flatMap((line, at) => {
    if (items[at]) return []
    const next = items.indexOf(false, at + 1)
    const written = lines.slice(at + 1, next < 0 ? undefined : next)
    const parts = written.map(each => asEntry(each.replace(BULLET, '').replace(/[.;,]$/, '')))
    const label = line.trim().replace(/:$/, '')
    // What stands under "sections" says of each what it holds.
    if (
      nounsOf(label).some(noun => KINDS.get(noun) === 'sections') &&
      written.some(each => /: |:$/.test(each))
    ) {
      const mark = written[0]?.trim()[0]
      const plain = written.map(each => (each.trim()[0] === mark ? each.replace(BULLET, '') : each))
      return readLists([label, ...plain].join('\n'))
    }
    return [...readLine(line, at === 0), ...listOf({ label, isHead: at === 0 }, parts)]
  })
}

/** A full stop within a figure or behind "Dr" ends no sentence; questions end it only behind the last of them. */
const SENTENCE_END = /(?<!(?:^|[\s(,:"])\p{Lu}\p{L}?)\.(?=\s|$)|!(?=\s|$)|(?<=\?)\s/u
const NEXT_QUESTION = /\?\s[/\s]?\s?(?=[^?!.:\n]{2,120}\?)/g

const readLine = (line: string, isFirst: boolean): ListFact[] =>
  line
    .replace(NEXT_QUESTION, '?; ')
    .split(SENTENCE_END)
    .flatMap((each, at) => readSentence(each, isFirst && at === 0))

interface Labelled {
  label: string
  /** Whether the label is the request itself, so that nothing names the list. */
  isHead: boolean
  body: string
}

function readSentence(sentence: string, isFirst: boolean): ListFact[] {
  const labelled = labelledIn(sentence, isFirst)
  const lists = (labelled.length > 0 ? labelled : sentence.split(';').flatMap(namedIn)).flatMap(each => {
    const [inside] = each.isHead || each.body.includes(':') ? namedIn(each.body) : []
    const list = inside ?? each
    return listOf(list, partsOf(toItsEnd(list.body)))
  })
  if (lists.length > 0 && labelled.length === 0) return lists
  const before = labelled[0]
    ? sentence.slice(0, sentence.indexOf(labelled[0].label)).replace(/[,;] ?$/, '')
    : sentence
  const entries = partsOf(before)
    .flatMap((part, at) => readEntry(at > 0 ? part : part.replace(LEAD_IN, '')) ?? [])
    .filter(({ price }) => price)
  return entries.length < 2
    ? lists
    : [{ fact: 'list', kind: 'items', label: '', isHead: true, entries }, ...lists]
}

/** `rewards: a, b; how it works: c, d`: a colon with one thing behind it is of an entry, and names no list. */
function labelledIn(sentence: string, isFirst: boolean): Labelled[] {
  const plain = sentence.replace(/\([^()]*\)|"[^"]*"/g, within => '·'.repeat(within.length))
  const found: { start: number; colon: number }[] = []
  const colons = [...plain.matchAll(/:(?=\s)/g)].map(({ index }) => index)
  for (const [at, colon] of colons.entries()) {
    const from = (colons[at - 1] ?? -1) + 1
    const between = plain.slice(from, colon)
    const cut = Math.max(between.lastIndexOf(','), between.lastIndexOf(';'))
    const end = colons[at + 1] ?? sentence.length
    const isList =
      found.length === 0 || /[,;]| and /.test(beforeLast(plain.slice(colon + 1, end), end < sentence.length))
    if (isList) found.push({ start: from + cut + 1, colon })
  }
  return found.map(({ start, colon }, at) => ({
    label: sentence.slice(start, colon).trim(),
    isHead: isFirst && at === 0 && start === 0 && !/\swith\s/i.test(sentence.slice(0, colon)),
    body: sentence.slice(colon + 1, found[at + 1]?.start).replace(/[,;] ?$/, ''),
  }))
}

/** Without the label of the next list. */
const beforeLast = (body: string, hasNext: boolean): string =>
  hasNext ? body.slice(0, Math.max(0, body.lastIndexOf(','), body.lastIndexOf(';'))) : body

const NAMED =
  /\b(columns?|fields?|steps|stages|tabs|links|navigation|sections|speakers|metrics|figures|questions)\s+(?:are\s+|named\s+|called\s+)?(?=[\p{L}"])/iu
const IN_BRACKETS = /(?<=([\p{L} ]{2,60}))\(([^()]{3,400})\)/gu
/** A noun in small letters, and names behind it. */
const NAMES = /(?<=\s)(\p{Ll}+s)\s+(?=[\p{Lu}"][^,.;:]{0,40},)/u
const LEAD_IN = /^.{0,120}?\b(?:with|serves?|sells?|offers?|has|have|are|is|and)\s+/i

/** Lists behind the noun that names them, without a colon. */
function namedIn(sentence: string): Labelled[] {
  const named = NAMED.exec(sentence)
  const behind = (match: RegExpExecArray) => toItsEnd(sentence.slice(match.index + match[0].length))
  if (named) {
    const parts = partsOf(behind(named))
    if (parts.length > 1 && parts.every(part => part.split(' ').length <= LABEL_MAX_WORDS))
      return [{ label: named[1] ?? '', isHead: false, body: behind(named) }]
  }
  const bracketed = [...sentence.matchAll(IN_BRACKETS)].flatMap(([, label = '', body = '']) =>
    partsOf(body).length > 2 ? [{ label: label.trim(), isHead: false, body }] : [],
  )
  if (bracketed.length > 0) return bracketed
  const names = NAMES.exec(sentence)
  if (!names) return []
  const parts = partsOf(behind(names))
  const end = parts.findIndex(part => !/^[\p{Lu}\d"]/u.test(part))
  const body = parts.slice(0, end < 0 ? undefined : end).join('; ')
  return [{ label: names[1] ?? '', isHead: false, body }]
}

/** A semicolon parts entries that are alike, each with as many commas; else it ends the list. */
function toItsEnd(list: string): string {
  const [first = '', ...others] = list.split(';')
  const commasIn = (text: string) => text.split(/,(?!\d)/).length
  return others.some(other => commasIn(other) !== commasIn(first)) ? first : list
}

function listOf({ label, isHead }: Omit<Labelled, 'body'>, parts: readonly string[]): ListFact[] {
  const noun = phraseOf(label).split(/\s+/).slice(-LABEL_MAX_WORDS).join(' ')
  // When something is open is told as it was written: "Monday 9 - 17" has no price.
  if (HOURS.test(noun) && parts.length > 0)
    return [{ fact: 'list', kind: 'hours', label: noun, isHead, entries: parts.map(name => ({ name })) }]
  const read = parts.flatMap(part => readEntry(part) ?? [])
  const entries = whilePriced(read)
  if (read.length < parts.length || entries.length < 2) return []
  const isAsked = entries.every(({ name }) => name.endsWith('?'))
  const called = nounsOf(label).flatMap(noun => KINDS.get(noun) ?? [])[0] ?? (isAsked ? 'questions' : 'items')
  // What has prices is no column or step, whatever it is called.
  const kind = called === 'figures' || !entries.some(({ price }) => price) ? called : 'items'
  return [{ fact: 'list', kind, label: noun, isHead, entries }]
}

const HOURS = /(?:^(?:our |shop )?|\b(?:opening|business|office|visiting) )hours(?: (?:page|screen|sign))?$/i

/** Behind the last of several prices the sentence speaks of something else. */
function whilePriced(entries: Entry[]): Entry[] {
  const last = entries.findLastIndex(({ price }) => price)
  return entries.filter(({ price }) => price).length < 2 ? entries : entries.slice(0, last + 1)
}
