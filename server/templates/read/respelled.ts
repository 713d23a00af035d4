import { diffLists } from '#shared/edits/diff.ts'

const LETTERS_MIN = 6
const READ_MAX_WORDS = 12

/** The first words of a request, with a letter made right where that makes them a word of these phrases. */
export function respelled(prompt: string, phrases: Iterable<string>): string {
  const words = [...new Set([...phrases].flatMap(phrase => phrase.split(' ')))]
  const known = new Set(words)
  let left = READ_MAX_WORDS
  return prompt.replace(/\p{L}{6,24}/gu, written => {
    const word = written.toLowerCase()
    if (left-- <= 0 || known.has(word)) return written
    const alike = words.filter(each => each.length >= LETTERS_MIN && each[0] === word[0])
    const isMixed = (each: string) => lettersOf(each) === lettersOf(word)
    return alike.find(isMixed) ?? alike.find(each => isOneOff(word, each)) ?? written
  })
}

const lettersOf = (word: string): string => [...word].sort().join('')

/** A letter too many or too few. One in the place of another makes another word as often: "medication", "meditation". */
function isOneOff(word: string, other: string): boolean {
  const [hunk, ...more] = diffLists([...word], [...other])
  return more.length === 0 && hunk !== undefined && hunk.aEnd - hunk.aStart + hunk.bEnd - hunk.bStart === 1
}
