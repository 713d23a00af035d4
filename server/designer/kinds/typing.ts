import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { typingTest } from '#server/designer/sections/play/typing-test.ts'

/** How fast somebody types. */
export const typing: Kind = {
  name: 'typing',
  label: 'a typing test',
  shape: 'work',
  words:
    /\b(?:typing (?:speed )?(?:test|game|trainer|tutor|practice)|touch typing|monkeytype)(?: app| page| clone)?\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Type',
          icon: 'Keyboard',
          says: 'a text to type against the clock, with speed, accuracy and the best round',
          piece: typingTest(page),
        },
      ]),
    ),
}
