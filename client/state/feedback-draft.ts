import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'

/** A question as it is being edited: what was typed for one type is still there after a look at another. */
const draftQuestionSchema = z.object({
  /** Of this draft alone. */
  key: z.string(),
  id: z.string().optional(),
  type: z.enum(['text', 'multipleChoice', 'rating']),
  question: z.string(),
  placeholder: z.string(),
  options: z.array(z.string()),
  /** An option that is typed and not added yet. */
  newOption: z.string(),
  allowMultiple: z.boolean(),
  minValue: z.string(),
  maxValue: z.string(),
  minLabel: z.string(),
  maxLabel: z.string(),
})
export type DraftQuestion = z.infer<typeof draftQuestionSchema>

const questionsDraftSchema = z.object({
  isEnabled: z.boolean(),
  questions: z.array(draftQuestionSchema),
  /** What it was begun with, as text. */
  base: z.string(),
})
export type QuestionsDraft = z.infer<typeof questionsDraftSchema>

/** Changes of a design's questions that are not saved yet; they outlive the dialog and a reload. */
export const questionsDraftOf = (patternId: string): Stored<QuestionsDraft | null> =>
  stored<QuestionsDraft | null>(`feedbackDraft:${patternId}`, questionsDraftSchema.nullable(), null)
