/** A figure, date, address, colour or quoted text as a person wrote it. */
export interface Value {
  type: 'number' | 'time' | 'date' | 'phone' | 'mail' | 'url' | 'hex' | 'quoted'
  text: string
}
export interface Word {
  /** In small letters. */
  word: string
  written: string
}
/** With where it begins and ends in the sentence without its quotes. */
export type Piece = (Word | { value: Value } | { mark: string }) & { at: number; end: number }

export interface Lexed {
  pieces: Piece[]
  /** What stands between two places, as it was written. */
  between: (from: number, to: number) => string
}

const MONTH =
  '(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]{0,6}'
const UNIT =
  '(?:[€$£%₾₵]|zł|kr|euros?|dollars?|pounds?|EUR|USD|GBP|CHF|kg|km|hours?|minutes?|min|days?|nights?)'
/** What looks like several of them is the first. */
const TYPES: [Value['type'], string][] = [
  ['quoted', '\\ue000\\d{1,3}\\ue000'],
  ['hex', '#[0-9a-fA-F]{6}\\b'],
  ['url', '(?:https?://|mailto:|tel:|(?<![\\w/])[/#](?=[a-z]))[^\\s,;]{1,300}'],
  ['mail', '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}'],
  ['date', `\\d{1,2}(?:\\s?[–-]\\s?\\d{1,2})?\\.?\\s${MONTH}(?:\\s\\d{4})?\\b`],
  ['date', `\\b${MONTH}\\s\\d{1,2}(?:\\s?[–-]\\s?\\d{1,2})?(?:,?\\s\\d{4})?\\b`],
  ['time', '\\d{1,2}:\\d{2}(?:\\s?[–-]\\s?\\d{1,2}:\\d{2})?(?:\\s?[apAP][mM]\\b)?'],
  ['phone', '\\+?\\d{2,5}(?:[ /-]\\d{2,5}){2,6}\\b'],
  [
    'number',
    `(?:[A-Z]{0,3}[$€£¥₾₵]\\s?|[A-Z]{2,3}\\s)?\\d{1,9}(?:[.,]\\d{1,3}){0,3}(?:\\s?${UNIT}(?![a-z]))?`,
  ],
]
const PIECES = new RegExp(
  `${TYPES.map(([, pattern]) => `(${pattern})`).join('|')}|([\\p{L}\\p{N}]+(?:['’]\\p{L}+)?)|(->|[,;:.!?&()\\n–→=-])`,
  'gu',
)
const WHOLE = TYPES.slice(1).map(([type, pattern]) => [type, new RegExp(`^(?:${pattern})$`, 'iu')] as const)

/** A sentence as its words, values and marks. */
export function lexed(sentence: string): Lexed {
  const { text, quoted } = withoutQuotes(sentence)
  const pieces = [...text.matchAll(PIECES)].map((match): Piece => {
    const at = match.slice(1).findIndex(each => each !== undefined)
    const found = match[0].trim()
    const place = { at: match.index, end: match.index + match[0].length }
    const type = TYPES[at]?.[0]
    if (type === 'quoted')
      return { ...place, value: { type, text: quoted[Number(found.slice(1, -1))] ?? '' } }
    if (type) return { ...place, value: { type, text: found } }
    if (at > TYPES.length && found !== '&') return { ...place, mark: found }
    return {
      ...place,
      word: found === '&' ? 'and' : found.toLowerCase().replaceAll('’', "'"),
      written: found,
    }
  })
  const between = (from: number, to: number) =>
    text.slice(from, to).replace(/\ue000(\d+)\ue000/g, (_, at) => `“${quoted[Number(at)]}”`)
  return { pieces, between }
}

/** The word or the mark at a place; nothing where a value stands. */
export function wordAt(pieces: readonly Piece[], at: number): string {
  const piece = pieces[at]
  return piece && 'word' in piece ? piece.word : piece && 'mark' in piece ? piece.mark : ''
}

export const piecesOf = (sentence: string): Piece[] => lexed(sentence).pieces

/** What a text of the page is, where it is nothing else. */
export const typeOf = (text: string): Value['type'] | null =>
  WHOLE.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null

const CLOSING = new Map(['""', '“”', '””', '„“', '‘’', '«»', '``', "''"].map(([a, b]) => [a, b]))
const MARK = '\ue000'

/** The sentence with a mark and a number for each quoted text. */
function withoutQuotes(sentence: string): { text: string; quoted: string[] } {
  const quoted: string[] = []
  let text = ''
  for (let at = 0; at < sentence.length; at++) {
    const char = sentence[at] ?? ''
    const closing = CLOSING.get(char)
    // An apostrophe within a word opens nothing.
    const isOpening = closing && (char !== "'" || !/\w/.test(sentence[at - 1] ?? ' '))
    const end = isOpening ? closingAt(sentence, closing, at + 1) : -1
    if (end > at + 1) {
      text += `${MARK}${quoted.push(sentence.slice(at + 1, end)) - 1}${MARK}`
      at = end
    } else if (char !== MARK) text += char
  }
  return { text, quoted }
}

function closingAt(sentence: string, closing: string, from: number): number {
  for (let at = sentence.indexOf(closing, from); at >= 0; at = sentence.indexOf(closing, at + 1))
    if ((closing !== "'" && closing !== '’') || !/\w/.test(sentence[at + 1] ?? ' ')) return at
  return -1
}
