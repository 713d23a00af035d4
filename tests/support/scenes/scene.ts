import type { Stage } from '#tests/support/scenes/stage.ts'

export interface Scene {
  name: string
  /** Who looks; Ada unless said otherwise. */
  by?: 'visitor' | 'newcomer'
  /** Checked in every `npm test`. */
  isMain?: boolean
  /** Escape leaves the editor as it was, and the next scene can go on there. */
  isEscaped?: boolean
  show(stage: Stage): Promise<void>
}
