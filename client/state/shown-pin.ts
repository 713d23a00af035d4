import { atom } from 'jotai'
import type { Pin } from '#shared/feedback.ts'

export interface ShownPin {
  patternId: string
  responseId: string
  pin: Pin
  /** Where the visitor was. */
  page: string
  artifactId: string | null
  artifactVersionName: string | null
  /** What was answered, in a line. */
  words: string
}

/** The element of the preview that an answer is about, while somebody looks at it. */
export const shownPinAtom = atom<ShownPin | null>(null)
