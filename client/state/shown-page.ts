import { atom } from 'jotai'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { FrameView } from '#shared/frame-messages.ts'

export interface ShownPage {
  frame: DesignFrame
  /** Of the design. */
  path: string
  view: FrameView
  isDarkMode: boolean | null
}

/** The part of the design this tab shows, once its frame has said so; other people's cursors are placed by it. */
export const shownPageAtom = atom<ShownPage | null>(null)
