import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { utilityTool } from '#server/designer/sections/work/utility-tool.ts'
import { UTILITY_WORDS, utilityFor } from '#server/designer/utilities/utilities.ts'

/** One question, answered while one types. */
export const utility: Kind = {
  name: 'utility',
  label: 'a small tool',
  shape: 'work',
  words: UTILITY_WORDS,
  weight: 3,
  isHeadOnly: true,
  compose: page => {
    const tool = utilityFor(page.brief.prompt)
    return appDesign(page, [
      {
        label: tool.title,
        icon: 'Calculator',
        says: 'fields, what comes of them while one types, and a button to copy it',
        piece: utilityTool(page, tool),
      },
    ])
  },
}
