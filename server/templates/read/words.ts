/** What is read of a request; what follows says little about what it is. */
const READ_MAX_CHARACTERS = 8_000

/** As people write it, without what only looks different. */
export const readable = (prompt: string): string =>
  listed(prompt.slice(0, READ_MAX_CHARACTERS).replaceAll('\r\n', '\n'))
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/(?<![\p{L}\p{N}])'([^'"\n]{1,80})'(?![\p{L}\p{N}])/gu, '"$1"')
    .replaceAll(' = ', ': ')

/** What counts "1. Pick a day 2. Tell us your name" in one line is a list. */
function listed(text: string): string {
  if (!/[:;.] 1[.)] [^\n]{2,160}? 2[.)] /.test(text)) return text
  let next = 1
  return text.replace(/ (?=(\d{1,2})[.)] )/g, (blank, at) => (Number(at) === next && next++ ? '\n' : blank))
}

/** Its words in small letters, one form for singular and plural. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []).map(singular)

/** English plurals as far as a rule goes; the same for what is looked up, so that it need not be right. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us'))
    return word.slice(0, -1)
  return word
}

/** What a label names, without what it is for and stands with: "team" of "a page with the team of our shop". */
export const phraseOf = (label: string): string =>
  label
    .replace(/^.*(?:[,;]|\b(?:with|has|have|having|including|and|in|list of)\s)/is, '')
    .split(/\s(?:for|of|on|to|from|at|about)\s/i)[0]
    ?.trim() ?? ''

/** The words of what a label names, last first. */
export const nounsOf = (label: string): string[] => wordsOf(phraseOf(label)).reverse()

/** The words of a name as code writes it: `ticketTypes`. */
export const keyWords = (key: string): string[] => wordsOf(key.replace(/([a-z])([A-Z])/g, '$1 $2'))

export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** What each word stands for, by the words that stand for it. */
export function table<Meaning extends string>(
  words: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const all = Object.entries(words) as [Meaning, string][]
  return new Map(all.flatMap(([meaning, each]) => each.split(/\s+/).map(word => [word, meaning] as const)))
}
