import type { TemplateEntry } from '#server/templates/entry.ts'
import type { Fact } from '#server/templates/read/facts.ts'
import { readable, wordsOf } from '#server/templates/read/words.ts'
import small from './read/words.json' with { type: 'json' }

/** As much as a person reads of his own words; of what follows the beginning is said. */
const SAID_MAX_CHARACTERS = 1_500
const PASSAGE_MAX_CHARACTERS = 160
/** They name nothing by themselves. */
const EMPTY = new Set(wordsOf(`about ${small.empty} ${small.screens}`))

/**
 * What of a request is neither on the page nor named as left out: its passages in their own words, so that nothing a
 * person asked for is passed over in silence.
 */
export function unusedOf(
  prompt: string,
  { title, sentence, words }: TemplateEntry,
  facts: readonly Fact[],
): string[] {
  const there = new Set([...EMPTY, ...wordsOf(`${title} ${sentence}`), ...facts.flatMap(wordsOfFact)])
  const asked = new Set(wordsOf(words))
  // What is asked for is what it is asked for by; any other thing must be there.
  const passages = passagesOf(withoutQuoted(readable(prompt), facts)).filter((passage, at) =>
    wordsOf(passage).some(word => !there.has(word) && !(at === 0 && asked.has(word))),
  )
  const said: string[] = []
  let length = 0
  for (const passage of new Set(passages.map(bare))) {
    const text = passage.length > PASSAGE_MAX_CHARACTERS ? `${cut(passage)}…` : passage
    length += text.length
    if (length > SAID_MAX_CHARACTERS) return [...said, `${text} … and all that follows`]
    said.push(text)
  }
  return said
}

/** What was quoted is told as it was read. */
const withoutQuoted = (text: string, facts: readonly Fact[]): string =>
  facts.reduce((rest, fact) => ('value' in fact ? rest.replaceAll(`"${fact.value}"`, '') : rest), text)

/** Between two passages of a request. */
const PARTS = /[\n;!?]|\.(?=\s|$)|,(?!\d)|:(?=\s)|\s(?:and|with|plus|including|where|that|which)\s/i

const passagesOf = (text: string): string[] =>
  text.split(PARTS).flatMap(passage => passage.replace(/\s+/g, ' ').trim() || [])

const EDGES = /^[\s"'()[\]•*·–—-]+|[\s"'()[\]•*·–—-]+$/g

/** Without the small words that lead in. */
function bare(passage: string): string {
  const parts = passage.replace(EDGES, '').split(' ')
  const first = parts.findIndex(part => !EMPTY.has(wordsOf(part)[0] ?? ''))
  return parts.slice(first < 0 ? -1 : first).join(' ')
}

function cut(passage: string): string {
  const end = passage.lastIndexOf(' ', PASSAGE_MAX_CHARACTERS)
  return [...passage.slice(0, end > 0 ? end : PASSAGE_MAX_CHARACTERS)].join('').trimEnd()
}

function wordsOfFact(fact: Fact): string[] {
  if (fact.fact !== 'list') return wordsOf(`${fact.said} ${'value' in fact ? fact.value : ''}`)
  // The numbers before entries only count them.
  const texts = fact.entries.flatMap((entry, at) => [`${at + 1}`, ...(Object.values(entry) as string[])])
  return wordsOf([fact.label.split(' ').at(-1), ...texts].join(' '))
}
