import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { Problem } from '#scripts/fail.ts'
import { PROMPT_MAX_CHARACTERS } from '#shared/chat.ts'
import { PRESET_NAMES } from '#shared/design.ts'

const promptSchema = z.string().trim().min(1).max(PROMPT_MAX_CHARACTERS)
const named = z.array(z.string().trim().min(1)).default([])

const followUpSchema = z.strictObject({
  prompt: promptSchema,
  /** What must be on the page or in the answer. */
  named,
  /** The only files that may change, as globs; any unless told. */
  touches: z.array(z.string().min(1)).optional(),
  /** So many lines of text may go or become others; null: any. */
  mayLose: z.number().int().min(0).nullable().default(0),
})
export type FollowUp = z.output<typeof followUpSchema>

const caseSchema = z.strictObject({
  /** Also the name of its files, and no number, which a turn is. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be lower case letters, digits and dashes, a letter first'),
  kind: z.enum(['page', 'app', 'mobile', 'part']),
  preset: z.enum(PRESET_NAMES as [string, ...string[]]).default('shadcn-tailwind'),
  prompt: promptSchema,
  named,
  followUps: z.array(followUpSchema).default([]),
})
export type EvalCase = z.output<typeof caseSchema>

const fileSchema = z.strictObject({
  cases: z
    .array(caseSchema)
    .min(1)
    .refine(cases => new Set(cases.map(({ id }) => id)).size === cases.length, 'has an id twice'),
})

/** The cases of a prompts file; what is wrong with it is said with its place. */
export function readPrompts(path: string): EvalCase[] {
  if (!existsSync(path)) throw new Problem(`There is no prompts file ${path}.`)
  return parsePrompts(readFileSync(path, 'utf8'), path)
}

export function parsePrompts(text: string, path: string): EvalCase[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Problem(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const parsed = fileSchema.safeParse(value)
  if (parsed.success) return parsed.data.cases
  const issues = parsed.error.issues.map(
    ({ path: place, message }) => `- ${place.join('.') || 'file'}: ${message}`,
  )
  throw new Problem(
    `${path} is no prompts file ({"cases": [{"id", "kind", "prompt"}]}):\n${issues.join('\n')}`,
  )
}

/** Those that were asked for, in the order of the file. */
export function chosenCases(cases: readonly EvalCase[], only: string | undefined): EvalCase[] {
  if (!only) return [...cases]
  const ids = only.split(',').map(id => id.trim())
  const unknown = ids.filter(id => !cases.some(each => each.id === id))
  if (unknown.length > 0) throw new Problem(`The prompts file has no case ${unknown.join(', ')}.`)
  return cases.filter(({ id }) => ids.includes(id))
}
