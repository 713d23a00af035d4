import { z } from 'zod'
import { idSchema } from '#shared/ids.ts'
import { lineSchema, oneLine, wellFormed } from '#shared/text.ts'

export const QUESTIONS_MAX = 3
export const OPTIONS_MAX = 5
export const PLAN_STEPS_MAX = 12
const QUESTION_MAX_CHARACTERS = 300
const OPTION_MAX_CHARACTERS = 100
const STEP_MAX_CHARACTERS = 200
export const ANSWER_MAX_CHARACTERS = 2_000

const questionSchema = z.object({ question: z.string(), options: z.array(z.string()) })
export type Question = z.infer<typeof questionSchema>

const planStepSchema = z.object({ title: z.string(), isDone: z.boolean() })
export type PlanStep = z.infer<typeof planStepSchema>

const givenSchema = z.array(lineSchema(ANSWER_MAX_CHARACTERS).nullable()).max(QUESTIONS_MAX)

/** What an answer may ask back, and what came of it. */
export const questionsPartSchema = z.object({
  type: z.literal('questions'),
  questions: z.array(questionSchema),
  /** One a question, null where it was skipped; null before anybody has answered. */
  answers: givenSchema.nullable(),
})

/** The steps in which something is done, or would be. */
export const planPartSchema = z.object({
  type: z.literal('plan'),
  steps: z.array(planStepSchema),
  /** Nothing is done yet: it waits for somebody's word. */
  isProposal: z.boolean(),
})

/** What somebody answered to the questions of a request. */
export const answersSchema = z.object({ requestId: idSchema, given: givenSchema })
export type Answers = z.infer<typeof answersSchema>

/** Questions as they are shown: a few, short, one line each. Null when nothing is asked. */
export function shownQuestions(
  asked: readonly { question: string; options?: readonly string[] | undefined }[],
): Question[] | null {
  const questions = asked
    .map(({ question, options = [] }) => ({
      question: line(question, QUESTION_MAX_CHARACTERS),
      options: distinct(options.map(option => line(option, OPTION_MAX_CHARACTERS))).slice(0, OPTIONS_MAX),
    }))
    .filter(({ question }) => question !== '')
    .slice(0, QUESTIONS_MAX)
  return questions.length > 0 ? questions : null
}

/** Steps as they are shown; null when there are none. */
export function shownSteps(titles: readonly string[]): PlanStep[] | null {
  const steps = titles
    .map(title => line(title, STEP_MAX_CHARACTERS))
    .filter(title => title !== '')
    .slice(0, PLAN_STEPS_MAX)
    .map(title => ({ title, isDone: false }))
  return steps.length > 0 ? steps : null
}

const LISTED = /^\s{0,8}(?:\d{1,3}[.)]|[-*•])\s+(\S.*)$/

/** The steps that a text lists, a line each. */
export const stepsIn = (text: string): PlanStep[] | null =>
  shownSteps(text.split('\n').flatMap(each => LISTED.exec(each.slice(0, 1_000))?.[1] ?? []))

/** The words in which answers are sent. */
export const answersPrompt = (questions: readonly Question[], given: readonly (string | null)[]): string =>
  questions
    .map(({ question }, at) => `${question}\n${given[at]?.trim() || 'Decide this for me.'}`)
    .join('\n\n')

/** The words in which a plan is sent to be done. */
export const planPrompt = (steps: readonly PlanStep[]): string =>
  steps.length > 0 ? `Do this plan:\n${numbered(steps)}` : 'Do what you planned.'

export const questionsTold = (questions: readonly Question[]): string =>
  questions
    .map(({ question, options }) => [question, ...options.map(option => `- ${option}`)].join('\n'))
    .join('\n')

export const numbered = (steps: readonly PlanStep[]): string =>
  steps.map(({ title }, at) => `${at + 1}. ${title}`).join('\n')

const distinct = (lines: readonly string[]): string[] => [...new Set(lines.filter(each => each !== ''))]

/** On one line, and no longer than that. */
function line(text: string, characters: number): string {
  const one = oneLine(text.slice(0, 4 * characters))
  return wellFormed(one.length > characters ? `${one.slice(0, characters - 1)}…` : one)
}
