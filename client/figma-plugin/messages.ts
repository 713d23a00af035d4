import type { FigmaFrame } from '#shared/figma-frame.ts'

/** What the window of the plugin asks of the part that may change the file. */
export interface Asked {
  type: 'import'
  frame: FigmaFrame
}

/** What that part says back. */
export type Said =
  | { type: 'progress'; layers: number }
  | { type: 'done'; layers: number; missingFonts: string[]; leftOut: string[] }
  | { type: 'failed'; message: string }
