const READ_MAX_WORDS = 12

/** The first words of a request, each as the word of these phrases that has its letters, or one more or less. */
export function respelled(prompt: string, phrases: Iterable<string>): string {
  const words = [...new Set([...phrases].join(' ').split(' '))].filter(each => each.length > 5)
  let left = READ_MAX_WORDS
  return prompt.replace(/\p{L}{6,24}/gu, written => {
    const word = written.toLowerCase()
    if (left-- <= 0 || words.includes(word)) return written
    return words.find(each => each[0] === word[0] && isAlike(word, each)) ?? written
  })
}

const lettersOf = (word: string): string => [...word].sort().join('')
const isMissing = (short: string, long: string): boolean =>
  long.length === short.length + 1 &&
  [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
/** One letter in the place of another makes another word as often: "medication", "meditation". */
const isAlike = (one: string, other: string): boolean =>
  lettersOf(one) === lettersOf(other) || isMissing(one, other) || isMissing(other, one)
