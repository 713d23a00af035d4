import { atom } from 'jotai'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { FrameView } from '#shared/frame-messages.ts'

export interface ShownPage {
  frame: DesignFrame
  /** Of the design. */
  path: string
  view: FrameView
}

/** What this tab shows of the design, once its frame has told; cursors of others are placed by it. */
export const shownPageAtom = atom<ShownPage | null>(null)
