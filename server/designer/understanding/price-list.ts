import { heading } from '#server/designer/page/page.ts'

type Row = [name: string, detail: string, aside: string]

const PRICE = String.raw`(?:from\s+)?(?:[$€£]\s?\d{1,5}(?:[.,]\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})?\s?(?:[$€£]|EUR|USD|GBP|CHF))(?:\s*(?:\/|per|an?|each)\s*[a-z]+)?`
const ITEM = new RegExp(
  String.raw`^(?:(?:and|or|for|with|prices?|price list|menu|tickets?)\b[:\s]*)*([\p{L}][\p{L}\s'’&-]{1,40}?)\s*(?:\(|at|for|:|-|–|—|=|is|costs?)?\s*(${PRICE})\)?$`,
  'iu',
)
const WORDS_MAX = 5
const ROWS_MIN = 2

/** What things cost, in a list of the request: "haircut $30, beard trim $18"; null without two of them. */
export function readPriceList(prompt: string): Row[] | null {
  const rows = prompt.split(/[;\n]|,\s+|:\s+|(?<!\d)\.\s+|\.$|\s+and\s+/).flatMap(piece => {
    const [, name = '', price = ''] = ITEM.exec(piece.trim().replace(/\.$/, '')) ?? []
    const plain = name.replace(/^.*\b(?:prices? for|price list for|costs? for|for)\s+/i, '').trim()
    return plain && plain.split(/\s+/).length <= WORDS_MAX ? [[heading(plain), '', price.trim()] as Row] : []
  })
  return rows.length >= ROWS_MIN ? rows : null
}
