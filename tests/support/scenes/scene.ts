import type { Stage } from '#tests/support/scenes/stage.ts'

/** A page of which nothing is needed but a sight of these words. */
export const wordsOf = (
  name: string,
  path: string,
  words: string | RegExp,
  rest: Pick<Scene, 'by' | 'isMain'> = {},
): Scene => ({
  name,
  ...rest,
  show: async stage => {
    await stage.go(path)
    await stage.page.getByText(words).first().scrollIntoViewIfNeeded()
  },
})

export interface Scene {
  name: string
  /** Who looks; Ada unless said otherwise. */
  by?: 'visitor' | 'newcomer'
  /** Checked in every `npm test`. */
  isMain?: boolean
  /** Escape leaves the editor as it was, and the next scene can go on there. */
  isEscaped?: boolean
  /** Pictured whole, also what one scrolls to. */
  isWhole?: boolean
  /** It does to its page what cannot be undone, so that the page is thrown away. */
  isAlone?: boolean
  show(stage: Stage): Promise<void>
}
