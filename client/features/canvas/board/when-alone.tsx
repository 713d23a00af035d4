import type { ReactNode } from 'react'
import { useSelected } from './board-context.ts'

/** Of something selected: shown as long as nothing else is. */
export const WhenAlone = ({ children }: { children: ReactNode }) =>
  useSelected().size === 1 ? children : null
