import type { Pin } from '#shared/feedback.ts'

/** What the form says to the page around it, over a port that the design does not hear. */
export type ToPage = { type: 'point' } | { type: 'close' } | { type: 'place' }

/** What the page says to the form. */
export type FromPage =
  | { type: 'focus' }
  | { type: 'place'; page: string; viewport: { width: number; height: number } }
  /** Null: nothing was pointed at. */
  | { type: 'pinned'; pin: Pin | null }
