import type { ReactNode } from 'react'

/** Something a person can do here. Menus, palette, keys and the list of keys all show the same ones, by the same rules. */
export interface Action {
  id: string
  name: string
  group: 'Go to' | 'Design' | 'Export' | 'Preview' | 'Edit' | 'Together' | 'Look' | 'Account' | 'Help'
  icon: ReactNode
  /** Other words people may look for it by. */
  words?: readonly string[]
  /** Any of these, as in `Mod+Shift+Z`. */
  keys?: readonly string[]
  /** Its keys count in a text and in a dialog too. */
  isKeyedEverywhere?: boolean
  /** False where it is nothing for this person or this design. */
  isShown?: boolean
  /** Why it cannot be done now; it keeps its place and says so. */
  whyNot?: string | null
  /** How many things wait there. */
  badge?: number
  /** What those are, for who hears the number: "open"; unread when left out. */
  badgeAre?: string
  /** It is being done. */
  isBusy?: boolean
  run(): void
  /** Takes the focus once what it was chosen in is gone; without it, the focus goes back where it came from. */
  focus?(): void
}

export const isShown = ({ isShown = true }: Action): boolean => isShown

/** Those of a menu, in the parts that separators stand between. */
export const shownParts = (parts: readonly (readonly Action[])[]): Action[][] =>
  parts.map(part => part.filter(isShown)).filter(part => part.length > 0)
