import { type Codes, placesOf } from '#shared/edits/operations/text-places.ts'

export interface Place {
  at: number
  end: number
}

/** A place, and which characters of the file stand for those of the search. */
export interface LoosePlace extends Place {
  /** Where characters stand that both have, in the search and in the file. */
  pairs(): Generator<[search: number, file: number]>
}

/** Fewer characters than these say too little to be looked for in any other way than as they stand. */
const WANTED_MIN_CHARACTERS = 8

/**
 * Where a search stands when indentation, blanks, line breaks and the kind of quotes are not looked at; no more than
 * `most`. Blanks between two words stay blanks, a line break behind a comment stays one, and a word is found only whole.
 */
export function loosePlaces(code: string, search: string, most: number): LoosePlace[] {
  const wanted = loosened(search)
  if (wanted.codes.length < WANTED_MIN_CHARACTERS) return []
  const text = loosened(code)
  const placeAt = (from: number) => placeOf(text, from, wanted.codes.length, code.length)
  const isWhole = (from: number) => {
    const { at, end } = placeAt(from)
    return !isInWord(code, at) && !isInWord(code, end)
  }
  return placesOf(text.codes, wanted.codes, most, isWhole).map(from => ({
    ...placeAt(from),
    pairs: () => pairsOf(wanted, text, from),
  }))
}

const placeOf = ({ places }: Loosened, from: number, length: number, end: number): Place => ({
  at: places[from] ?? end,
  end: (places[from + length - 1] ?? end - 1) + 1,
})

function* pairsOf(wanted: Loosened, text: Loosened, from: number): Generator<[number, number]> {
  for (let at = 0; at < wanted.codes.length; at++) {
    const code = wanted.codes[at]
    if (code !== BLANK && code !== BREAK) yield [wanted.places[at] ?? 0, text.places[from + at] ?? 0]
  }
}

interface Loosened {
  codes: Codes
  /** Where each of them stood. */
  places: Int32Array
}

const BLANK = 32
const BREAK = 10
const SLASH = 47
const QUOTE = 34

/** The text without what is not looked at. */
function loosened(text: string): Loosened {
  const codes = new Uint16Array(text.length)
  const places = new Int32Array(text.length)
  let count = 0
  const keep = (code: number, at: number) => {
    codes[count] = code
    places[count++] = at
  }
  let blank = -1
  let isComment = false
  let endsComment = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isBlank(code)) {
      blank = at
      if (code === BREAK) {
        endsComment ||= isComment
        isComment = false
      }
      continue
    }
    if (endsComment) keep(BREAK, blank)
    else if (blank >= 0 && isWord(codes[count - 1] ?? 0) && isWord(code)) keep(BLANK, blank)
    if (code === SLASH && text.charCodeAt(at - 1) === SLASH) isComment = true
    blank = -1
    endsComment = false
    keep(QUOTES.has(code) ? QUOTE : code, at)
  }
  return { codes: codes.subarray(0, count), places: places.subarray(0, count) }
}

const QUOTES = new Set(['"', "'", '‘', '’', '“', '”'].map(each => each.charCodeAt(0)))
const ASCII_END = 128
const isBlank = (code: number): boolean =>
  code < ASCII_END
    ? code === BLANK || (code >= 9 && code <= 13)
    : code === 0xa0 || (code > 0x1000 && /\s/.test(String.fromCharCode(code)))
const isWord = (code: number): boolean =>
  code < ASCII_END
    ? (code >= 48 && code <= 57) ||
      (code >= 65 && code <= 90) ||
      (code >= 97 && code <= 122) ||
      code === 95 ||
      code === 36
    : /[\p{L}\p{N}]/u.test(String.fromCharCode(code))

const isInWord = (text: string, at: number): boolean =>
  at > 0 && at < text.length && isWord(text.charCodeAt(at - 1)) && isWord(text.charCodeAt(at))
