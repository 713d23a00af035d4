import { composeIdea } from '#server/designer/ideas/idea-page.ts'
import { readIdea } from '#server/designer/ideas/read-idea.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'

/** What no kind and no trade has words for: a page of the person's own nouns. */
export const idea: Kind = {
  name: 'idea',
  label: 'a page of your own parts',
  shape: 'site',
  words: /(?!)/,
  weight: 1,
  compose: page => composeIdea(page, readIdea(page.brief.prompt)),
}
