import type { ReactNode } from 'react'

/** Something one can do here by its name. */
export interface Command {
  id: string
  label: string
  group: 'Go to' | 'Design' | 'Preview' | 'Edit' | 'Together' | 'Look' | 'Help'
  icon: ReactNode
  /** Other words people may look for it by. */
  words?: string[]
  keys?: string
  run(): void
  /** Takes the focus once the palette is gone; without it, it goes back where it came from. */
  goOn?(): void
}
