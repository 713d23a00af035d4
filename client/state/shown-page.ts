import { atom } from 'jotai'
import type { FrameView } from '#shared/frame-messages.ts'

export interface ShownPage {
  element: HTMLIFrameElement
  /** Of the design. */
  path: string
  view: FrameView
  isDarkMode: boolean | null
}

/** What this tab shows of the design, once its frame has told; cursors of others are placed by it. */
export const shownPageAtom = atom<ShownPage | null>(null)
