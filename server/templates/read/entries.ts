import type { Entry } from '#server/templates/read/facts.ts'

const MARK = '(?:[$€£¥₺₹₽₴₩₾₵]|R\\$|A\\$|C\\$|KSh|Rs\\.?|RM|kr|Fr\\.?)'
const CODE = '[$€£¥₺₹₽₴₩₾₵]|EUR|USD|GBP|CHF|CZK|PLN|SEK|NOK|DKK|HUF|RON|BGN|TRY|kr|zł|Kč|лв|Ft|lei|TL'
const AMOUNT = '[+−-]?(?:\\d{1,3}(?: \\d{3})+|\\d{1,6}(?:[.,]\\d{1,3}){0,2})'
/** A price at the end of an entry: `4.50`, `€4`, `12 EUR`, `$9/month`. */
const PRICE = new RegExp(
  `(?:^|[\\s(=]|(?<=\\s)[–—-]|(?<!\\d):)((?:${MARK} ?${AMOUNT}|${AMOUNT} ?(?:${CODE})(?!\\p{L})|${AMOUNT}(?=\\)?$))(?: ?(?:/|per|a) ?(?:month|year|week|day|night|hour|person|mo|yr))?)\\)?$`,
  'iu',
)
const TIME =
  /^(\d{1,2}(?:[:.]\d{2}(?: ?(?:am|pm))?| ?(?:am|pm))(?: ?[–-] ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)?)\s+(?=\p{L})/iu
const ENTRY_MAX_CHARACTERS = 160
const NAME_MAX_CHARACTERS = 80
/** What is longer is a sentence. */
const NAME_MAX_WORDS = 8

/** `Espresso (double) 3.50`, `09:00 Doors`, `Ana Ruiz - baker`; null for what is no entry of a list. */
export function readEntry(written: string): Entry | null {
  const text = written.trim().replace(/^["'](.{1,160})["']$/, '$1')
  if (text === '' || text.length > ENTRY_MAX_CHARACTERS || text.includes('"') || isTold(text)) return null
  const [, question, choices] = /^([^?]{4,140}\?)[\s/]*(.*)$/.exec(text) ?? []
  if (question) return { name: question, ...(choices ? { text: choices.replace(/^\((.*)\)$/, '$1') } : {}) }
  const timed = TIME.exec(text)
  const named = timed ? text.slice(timed[0].length) : text
  // "Energy gel 2.50 (two flavours)": the price stands before what is said of it.
  const bracket = / \([^()]*\)$/.exec(named)?.[0] ?? ''
  const early = PRICE.exec(named.slice(0, named.length - bracket.length))
  const priced = early ?? (bracket.includes(',') ? null : PRICE.exec(named))
  const price = priced?.[1]?.trim()
  const before = named.slice(0, priced?.index) + (early ? bracket : '')
  // "12 h at €95" has the price of one hour.
  const isPrice = price !== undefined && !/^$|\s(?:at|x|à)$/i.test(before) && !/^(?:19|20)\d\d$/.test(price)
  const rest = (isPrice ? before : named).replace(/[\s:(=,–—-]{1,20}$/, '')
  const { name, note: noted } = split(rest)
  // "Team — $29/mo — 5 clusters", "Team: $29/mo, 5 clusters": the price stands between.
  const [first = '', others = ''] = isPrice ? [] : noted.split(/(?:\s[–—-]|,)\s(.*)$/s)
  const between = /[^\d.,]/.test(first) && PRICE.exec(first)?.index === 0 ? first : null
  const note = between ? others : noted
  if (name === '' || name.length > NAME_MAX_CHARACTERS || name.split(' ').length > NAME_MAX_WORDS) return null
  return {
    name,
    ...(isPrice ? { price } : between ? { price: between } : {}),
    ...(note === '' ? {} : { text: note }),
    ...(timed?.[1] ? { time: timed[1].trim() } : {}),
  }
}

/** "a boutique hotel in Ljubljana" goes on with a sentence. */
const isTold = (text: string): boolean => /^an? /i.test(text) && text.split(' ').length > 3

/** A name, and what stands behind a dash, a colon or in brackets. */
function split(text: string): { name: string; note: string } {
  const bracket = text.indexOf(' (')
  if (bracket > 0 && text.endsWith(')'))
    return { name: text.slice(0, bracket).trim(), note: text.slice(bracket + 2, -1).trim() }
  const dash = /\s[–—-]\s|:\s/.exec(text)
  if (!dash || dash.index === 0) return { name: text.trim(), note: '' }
  return { name: text.slice(0, dash.index).trim(), note: text.slice(dash.index + dash[0].length).trim() }
}

/** The parts of `a, b and c` or `a; b; c`; commas within brackets, quotes and figures do not part. */
export function partsOf(list: string): string[] {
  const slashed = list.split(/(?<![\d/]) ?\/ ?(?![\d/])/)
  if (slashed.length > 2 && !/[,;]/.test(list)) return slashed.map(part => part.trim())
  const mark = list.includes(';') ? ';' : ','
  const parts: string[] = []
  let from = 0
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < list.length; at++) {
    const char = list[at]
    if (char === '"') isQuoted = !isQuoted
    if (char === '(') depth++
    if (char === ')') depth = Math.max(0, depth - 1)
    const isWithinFigure = mark === ',' && hasFigure(list[at - 1]) && hasFigure(list[at + 1])
    if (char !== mark || depth > 0 || isQuoted || isWithinFigure) continue
    parts.push(list.slice(from, at))
    from = at + 1
  }
  parts.push(list.slice(from))
  const last = parts.pop() ?? ''
  const and = parts.length > 0 || mark === ',' ? / and | & /.exec(last) : null
  // "…, olive and mint 7.20" is one where all others end with a figure.
  const isOne = and && parts.length > 0 && parts.every(hasFigure) && !hasFigure(last.slice(0, and.index))
  if (and && !isOne) parts.push(last.slice(0, and.index), last.slice(and.index + and[0].length))
  else parts.push(last)
  return parts.map(part => part.trim().replace(/^and\s+/, '')).filter(part => part !== '')
}

const hasFigure = (part = ''): boolean => /\d/.test(part)

/** The figure in `€4.50` and `KSh 1,150`, as a number is written; null where there is none or more than one. */
export function numberIn(text: string): string | null {
  const whole = text.replace(/(?<=[1-9]\d{0,2})[., '](?=\d{3}(?!\d))/g, '')
  const figures = whole.match(/(?<!\d)[-−]?\d+(?:[.,]\d+)?/g) ?? []
  return figures.length === 1 ? String(Number(figures[0].replace('−', '-').replace(',', '.'))) : null
}
