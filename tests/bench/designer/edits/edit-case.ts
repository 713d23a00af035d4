import type { SourceFile } from '#shared/artifacts.ts'

/** One instruction about a design, and how to see in the code that it was carried out and nothing else was. */
export interface EditCase {
  design: string
  prompt: string
  /** The file and the beginning of the selected element. */
  select?: [file: string, start: string]
  /** What must stand in a file afterwards and did not before. */
  has?: Record<string, string | RegExp>
  /** What must be gone. */
  lacks?: Record<string, string | RegExp>
  /** Exactly these files change; others keep every byte. */
  touches: string[]
  /** The code that comes out is the old one with this piece exchanged. */
  swaps?: [file: string, from: string, to: string][]
  /** It must say no and change nothing. */
  isRefused?: boolean
}

/** What must be answered with a no, every byte kept. */
export const refusal = (design: string, prompt: string): EditCase => ({
  design,
  prompt,
  touches: [],
  isRefused: true,
})

export type Designs = Record<string, SourceFile[]>
