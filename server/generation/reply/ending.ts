import { z } from 'zod'
import { oneLine, wellFormed } from '#shared/text.ts'

const SUMMARY_MAX_CHARACTERS = 2_000
const NAME_MAX_CHARACTERS = 60
const NEXT_MAX = 3
const STEPS_READ_MAX = 20
const STEP_MIN_CHARACTERS = 4
const STEP_MAX_CHARACTERS = 120

/** What is wrong in it is left out: nobody is asked again for the name of a design. */
export const FINISH_INPUT = z.object({
  summary: z.string().catch('').describe('One sentence: what is there now, or what is still open.'),
  name: z.string().optional().catch(undefined).describe('Of a new design: two to five words.'),
  next: z
    .array(z.string())
    .optional()
    .catch(undefined)
    .describe('Up to three steps that this design lacks most, each as the request a person would send.'),
})

/** What a model says at the end of its work. */
export interface Ending {
  summary: string
  /** What the design is called; null where nothing was said of it. */
  name: string | null
  /** Requests that could follow. */
  next: string[]
}

export function readEnding(input: unknown): Ending {
  const { summary, name = '', next = [] } = FINISH_INPUT.catch({ summary: '' }).parse(input)
  const called = unquoted(oneLine(name))
  const steps = next
    .slice(0, STEPS_READ_MAX)
    .map(step => unquoted(oneLine(step).replace(/^(?:[-*•]|\d{1,2}[.)]) /, '')))
    .filter(step => step.length >= STEP_MIN_CHARACTERS && step.length <= STEP_MAX_CHARACTERS)
  return {
    summary: wellFormed(summary).trim().slice(0, SUMMARY_MAX_CHARACTERS),
    name: called && called.length <= NAME_MAX_CHARACTERS ? called : null,
    next: [...new Set(steps)].slice(0, NEXT_MAX),
  }
}

const unquoted = (text: string): string => /^["“„«'](.+)["”“»']$/u.exec(text)?.[1]?.trim() ?? text
