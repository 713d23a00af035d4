import { verbOf } from '#server/templates/acts-in-words/clauses.ts'
import { type Page, textsSaying } from '#server/templates/acts-in-words/page-things.ts'
import { wordsOf } from '#server/templates/acts-in-words/requests.ts'

const NEAREST = 2
/** Longer texts are no handle to speak of them. */
const HANDLE_MAX_CHARACTERS = 60
/** Each try reads and performs, so few are tried. */
const TRIES_MAX = 12

/** Two sentences that would work here, made of what the page shows and nearest to what was asked. */
export function nearestActs(asked: string, page: Page, works: (sentence: string) => boolean): string[] {
  const words = new Set(wordsOf(asked))
  const verb = verbOf(asked)?.verb
  const shared = (text: string) => wordsOf(text).filter(word => word.length > 3 && words.has(word)).length
  const handles = [...new Set(page.texts.map(({ text }) => text))]
    .filter(text => text !== '' && text.length <= HANDLE_MAX_CHARACTERS && !/["“”]/.test(text))
    .filter(text => textsSaying(page, text).length === 1)
    .map(text => ({ text, near: shared(text) }))
    .sort((a, b) => b.near - a.near)
  const sentences = [
    ...(words.has('dark') ? ['Use dark mode'] : words.has('light') ? ['Use light mode'] : []),
    ...handles.slice(0, 4).map(({ text, near }) =>
      // Nobody is led to remove what he did not speak of.
      near > 0 && (verb === 'remove' || verb === 'hide') ? `Remove "${text}"` : `Change "${text}" to "…"`,
    ),
    'Make the main heading bigger',
    'Use dark mode',
    ...handles.slice(4, 8).map(({ text }) => `Change "${text}" to "…"`),
    'Use light mode',
  ]
  const found: string[] = []
  for (const sentence of new Set(sentences.slice(0, TRIES_MAX)))
    if (found.length < NEAREST && works(sentence)) found.push(sentence)
  return found
}
