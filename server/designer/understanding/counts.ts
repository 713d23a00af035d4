const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** "three" and "3" as a number; null for anything else. */
export function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  const at = WORDS.indexOf(word.toLowerCase())
  return at < 0 ? null : at
}

/** What `numberOf` reads, as the source of a pattern. */
export const NUMBER = `\\d+|${WORDS.join('|')}`

/** How many of something the prompt asks for: the number at most three words before its name. */
export function countBefore(prompt: string, name: RegExp): number | null {
  const pattern = new RegExp(
    `\\b(${WORDS.slice(1).join('|')}|\\d{1,2})(?:[\\s-]+[\\w-]+){0,2}?[\\s-]+(?:${name.source})`,
    'i',
  )
  return numberOf(pattern.exec(prompt)?.[1] ?? '')
}
