import { withoutQuotes } from '#server/templates/acts-in-words/clauses.ts'

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
export type Piece = Word | { value: Value } | { mark: string }

const MONTH =
  '(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]{0,6}'
const UNIT =
  '(?:[€$£%₾₵]|zł|kr|euros?|dollars?|pounds?|EUR|USD|GBP|CHF|kg|km|hours?|minutes?|min|days?|nights?)'
/** What looks like several of them is the first. */
const TYPES: [Value['type'], string][] = [
  ['quoted', '\\ue000\\d{1,3}\\ue000'],
  ['url', '(?:https?://|mailto:|tel:)[^\\s,;]{1,300}'],
  ['mail', '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}'],
  ['hex', '#[0-9a-fA-F]{6}\\b'],
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
  `${TYPES.map(([, pattern]) => `(${pattern})`).join('|')}|([\\p{L}\\p{N}]+(?:['’]\\p{L}+)?)|([,;:.!?&()\\n–-])`,
  'gu',
)
const TYPE_OF = Object.fromEntries(
  TYPES.map(([type, pattern]) => [
    type,
    new RegExp(
      `^(?:${
        TYPES.filter(([name]) => name === type)
          .map(([, one]) => one)
          .join('|') || pattern
      })$`,
      'iu',
    ),
  ]),
)

/** A sentence as its words, values and marks. */
export function piecesOf(sentence: string): Piece[] {
  const { text, quoted } = withoutQuotes(sentence)
  return [...text.matchAll(PIECES)].map((match): Piece => {
    const at = match.slice(1).findIndex(each => each !== undefined)
    const found = match[0].trim()
    const type = TYPES[at]?.[0]
    if (type === 'quoted') return { value: { type, text: quoted[Number(found.slice(1, -1))] ?? '' } }
    if (type) return { value: { type, text: found } }
    if (at > TYPES.length) return found === '&' ? { word: 'and', written: found } : { mark: found }
    return { word: found.toLowerCase().replaceAll('’', "'"), written: found }
  })
}

/** What a text of the page is, where it is nothing else. */
export const typeOf = (text: string): Value['type'] | null =>
  TYPES.find(([type]) => type !== 'quoted' && TYPE_OF[type]?.test(text.trim()))?.[0] ?? null

/** The figure in a text, as a number is written in code; null where there is none or more than one. */
export function numberIn(text: string): string | null {
  const found = text.match(/\d[\d.,]*/g) ?? []
  const [figure = ''] = found
  if (found.length !== 1) return null
  const plain = figure
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
    .replace(/[.,]$/, '')
  return /^\d+(?:\.\d+)?$/.test(plain) ? plain : null
}
