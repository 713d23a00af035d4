import { diffLists } from '#shared/edits/diff.ts'

const LETTERS_MIN = 6
/** From here on a word may have two faults. */
const LONG = 8
const READ_MAX_WORDS = 12

/** The first words of a request, with a letter or two made right where that makes them a word of these phrases. */
export function respelled(prompt: string, phrases: Iterable<string>): string {
  const words = [...new Set([...phrases].flatMap(phrase => phrase.split(' ')))]
  const known = new Set(words)
  let left = READ_MAX_WORDS
  return prompt.replace(/\p{L}{6,24}/gu, written => {
    const word = written.toLowerCase()
    if (left-- <= 0 || known.has(word)) return written
    const alike = words.filter(each => each.length >= LETTERS_MIN && each[0] === word[0])
    const near = (faults: number) => alike.find(each => faultsIn(word, each) === faults)
    return (
      alike.find(each => lettersOf(each) === lettersOf(word)) ??
      near(1) ??
      (word.length < LONG ? null : near(2)) ??
      written
    )
  })
}

const lettersOf = (word: string): string => [...word].sort().join('')

const faultsIn = (word: string, other: string): number =>
  diffLists([...word], [...other])
    .map(({ aStart, aEnd, bStart, bEnd }) => Math.max(aEnd - aStart, bEnd - bStart))
    .reduce((sum, each) => sum + each, 0)
