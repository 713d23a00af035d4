/** A part of a sentence that asks for one thing; what was in quotes is kept apart, so that it is never read as words. */
export interface Clause {
  /** The words, with `\ue000` and a digit or more for each quoted text. */
  words: string
  quoted: string[]
  /** As it was written, to say it back. */
  said: string
}

const CLOSING: Record<string, string> = {
  '"': '"',
  '“': '”',
  '”': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
  '`': '`',
  "'": "'",
}
const MARK = '\ue000'

/** The verbs that a clause can begin with, each with what it asks for. */
const CLASSES = {
  change: 'change set update edit replace switch turn make give rewrite write',
  use: 'use',
  rename: 'rename call',
  remove: 'remove delete drop',
  hide: 'hide',
  add: 'add insert',
  move: 'move put',
  swap: 'swap',
  duplicate: 'duplicate copy',
  align: 'align center centre',
  link: 'link',
}
export type VerbClass = keyof typeof CLASSES
const VERBS = new Map(
  (Object.keys(CLASSES) as VerbClass[]).flatMap(verb =>
    CLASSES[verb].split(' ').map(word => [word, verb] as const),
  ),
)

/** "If it is dark, …", "on a phone, …": what follows is not meant always. */
export const isCondition = ({ words }: Clause): boolean =>
  /^(?:if|when|unless|until|once|while|on|in|for|at|with|without|except|only|not|never|don't|do not)\b/i.test(
    words,
  )

/** The clauses of a sentence: "and", ";" and a new sentence part them where a verb follows. */
export function clausesOf(sentence: string): Clause[] {
  const { text, quoted } = withoutQuotes(sentence)
  const clauses: string[] = []
  let breaks = ''
  for (const piece of text.split(/([;\n]|[.!?](?=\s)|,|\band\b|\bthen\b)/i)) {
    const last = clauses.length - 1
    if (/^(?:[;\n.!?,]|and|then)$/i.test(piece) || piece.trim() === '') breaks += piece
    else {
      if (last < 0 || (breaks.trim() !== '' && verbOf(piece))) clauses.push(piece)
      else clauses[last] += breaks + piece
      breaks = ''
    }
  }
  return clauses.map(words => {
    let bare = words.replace(/\s+/g, ' ').trim()
    while (/[\s.!?]$/.test(bare)) bare = bare.slice(0, -1)
    const said = bare.replace(/\ue000(\d+)\ue000/g, (_, at) => `“${quoted[Number(at)]}”`)
    return { words: bare, quoted, said }
  })
}

const POLITE = new Set(
  'please can could would you kindly now also just then i want id like to lets let us'.split(' '),
)

/** The first verb of a clause that is one of ours, and what follows it; null when it begins otherwise. */
export function verbOf(words: string): { verb: VerbClass; word: string; rest: string } | null {
  let rest = words.trim()
  for (;;) {
    const end = rest.search(/\s|$/)
    const word = rest
      .slice(0, end)
      .toLowerCase()
      .replace(/[^a-z]/g, '')
    const left = rest.slice(end).trim()
    const verb = VERBS.get(word)
    if (verb) return { verb, word, rest: left }
    if (!POLITE.has(word) || left === '') return null
    rest = left
  }
}

/** The sentence with a mark and a number for each quoted text. */
export function withoutQuotes(sentence: string): { text: string; quoted: string[] } {
  const quoted: string[] = []
  let text = ''
  for (let at = 0; at < sentence.length; at++) {
    const char = sentence[at] ?? ''
    const closing = CLOSING[char]
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
