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

/** "three", "3" or "a couple of" as a number; null for anything else. */
export function numberOf(word: string): number | null {
  const at = WORDS.indexOf(word.toLowerCase())
  if (at >= 0) return at
  return /^\d{1,2}$/.test(word) ? Number(word) : null
}

/** How many of something the prompt asks for: the number at most three words before its name. */
export function countBefore(prompt: string, name: RegExp): number | null {
  const pattern = new RegExp(
    `\\b(${WORDS.slice(1).join('|')}|\\d{1,2})(?:[\\s-]+[\\w-]+){0,2}?[\\s-]+(?:${name.source})`,
    'i',
  )
  return numberOf(pattern.exec(prompt)?.[1] ?? '')
}
