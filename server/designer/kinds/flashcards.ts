import { VOCABULARIES } from '#server/designer/datasets/vocabulary.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { flashcards } from '#server/designer/sections/play/flashcards.ts'

/** Cards to learn by heart. */
export const flashcardsKind: Kind = {
  name: 'flashcards',
  label: 'an app for flashcards',
  shape: 'work',
  words:
    /\b(?:flash[\s-]?cards?|vocabulary (?:trainer|app|cards?|game)|spaced repetition|duolingo(?: clone)?|anki(?: clone)?|study cards?|karteikarten|vokabeltrainer)\b/i,
  weight: 3,
  compose: page => {
    const found = VOCABULARIES.find(({ match }) => match.test(page.brief.prompt)) ?? VOCABULARIES[0]
    if (!found) throw new Error('There is no vocabulary.')
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Learn',
          icon: 'Layers',
          says: 'decks of cards that turn over, with what was known and what comes again',
          piece: flashcards(page, {
            ...found,
            note: 'Turn a card, and say honestly whether you knew it. The others come again.',
          }),
        },
      ]),
    )
  },
}
