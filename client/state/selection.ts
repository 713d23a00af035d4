import { atom } from 'jotai'
import type { EditMode, FrameTarget } from '#shared/frame-messages.ts'
import type { Reference } from '#shared/references.ts'

/** The element selected in the preview: a chip in the composer, and part of what is sent. */
export interface Selection {
  patternId: string
  /** The version whose source the place is in. */
  artifactId: string
  /** The text of its file that the place is in. */
  code: string
  /** The working copy had that text, and the version another one. */
  isUnsaved: boolean
  /** What was read on it; may be cut off. */
  label: string
  /** Which of the elements drawn from that place. */
  index: number
  /** The elements around it, nearest first. */
  parents: FrameTarget['parents']
  reference: Reference
  /** What is selected besides it, with Shift; acts are done to all of them. */
  more?: readonly Omit<Selection, 'more'>[]
}

export const selectionAtom = atom<Selection | null>(null)

/** Whether clicks in the preview select, and for what. */
export const editModeAtom = atom<EditMode>('off')
