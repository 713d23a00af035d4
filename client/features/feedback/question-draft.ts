import type { EditorMetadata, NewQuestions } from '#client/api/feedback.ts'
import type { DraftQuestion, QuestionsDraft } from '#client/state/feedback-draft.ts'
import {
  type NewQuestion,
  newQuestion,
  OPTIONS_MAX,
  QUESTION_MAX_CHARACTERS,
  RATING_DEFAULTS,
  RATING_LIMITS,
} from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'

type Saved = EditorMetadata['feedbackQuestionData']

/** What the server has, to be edited. */
export const draftOf = (saved: Saved): QuestionsDraft => ({
  isEnabled: saved.isEnabled,
  questions: saved.questions.map(draftQuestion),
  base: JSON.stringify(saved),
})

/** A new one at the end: a text question, told apart by a number. */
export const withNew = (questions: readonly DraftQuestion[]): DraftQuestion[] => [
  ...questions,
  draftQuestion(newQuestion(questions)),
]

function draftQuestion(question: NewQuestion): DraftQuestion {
  const rating = question.type === 'rating' ? { ...RATING_DEFAULTS, ...given(question) } : RATING_DEFAULTS
  return {
    ...{ key: question.id ?? newId(), type: question.type, question: question.question },
    ...(question.id !== undefined && { id: question.id }),
    placeholder: question.type === 'text' ? (question.placeholder ?? '') : '',
    options: question.type === 'multipleChoice' ? [...question.options] : [],
    newOption: '',
    allowMultiple: question.type === 'multipleChoice' && question.allowMultiple === true,
    ...{ minValue: String(rating.minValue), maxValue: String(rating.maxValue) },
    ...{ minLabel: rating.minLabel, maxLabel: rating.maxLabel },
  }
}

const given = ({ minValue, maxValue, minLabel, maxLabel }: Extract<NewQuestion, { type: 'rating' }>) => ({
  ...(minValue !== undefined && { minValue }),
  ...(maxValue !== undefined && { maxValue }),
  ...(minLabel !== undefined && { minLabel }),
  ...(maxLabel !== undefined && { maxLabel }),
})

/** With the option that was typed and not added, if it is one. */
export const optionsOf = ({ options, newOption }: DraftQuestion): string[] =>
  newOption.trim() === '' || options.includes(newOption.trim()) || options.length >= OPTIONS_MAX
    ? options
    : [...options, newOption.trim()]

export type QuestionProblems = Partial<Record<'question' | 'options' | 'minValue' | 'maxValue', string>>

/** What is wrong with a question, beside the field that it is about. */
export function problemsOf(draft: DraftQuestion): QuestionProblems {
  const { question, type } = draft
  const problems: QuestionProblems = {}
  if (question.trim() === '') problems.question = 'Write a question.'
  if (question.trim().length > QUESTION_MAX_CHARACTERS)
    problems.question = `A question can have at most ${QUESTION_MAX_CHARACTERS} characters.`
  if (type === 'multipleChoice') {
    const options = optionsOf(draft).map(option => option.trim())
    if (options.length === 0) problems.options = 'Add at least one option.'
    else if (options.includes('')) problems.options = 'An option cannot be empty. Write it, or remove it.'
    else if (new Set(options).size < options.length) problems.options = 'Two options are the same.'
  }
  if (type !== 'rating') return problems
  const [min, max] = [ratingOf(draft.minValue), ratingOf(draft.maxValue)]
  const range = `A whole number from ${RATING_LIMITS.min} to ${RATING_LIMITS.max}.`
  if (min === null) problems.minValue = range
  if (max === null) problems.maxValue = range
  if (min !== null && max !== null && min >= max) problems.maxValue = 'Must be more than the lowest.'
  return problems
}

function ratingOf(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= RATING_LIMITS.min && value <= RATING_LIMITS.max ? value : null
}

/** As it is saved; only for a draft without problems. */
export const savedFrom = ({ isEnabled, questions }: QuestionsDraft): NewQuestions => ({
  isEnabled,
  questions: questions.map(savedQuestion),
})

function savedQuestion(draft: DraftQuestion): NewQuestion {
  const words = { ...(draft.id !== undefined && { id: draft.id }), question: draft.question.trim() }
  if (draft.type === 'text') {
    const placeholder = draft.placeholder.trim()
    return { ...words, type: 'text', ...(placeholder && { placeholder }) }
  }
  if (draft.type === 'multipleChoice') {
    const options = optionsOf(draft).map(option => option.trim())
    return { ...words, type: 'multipleChoice', options, allowMultiple: draft.allowMultiple }
  }
  const { minLabel, maxLabel } = draft
  const [minValue, maxValue] = [Number(draft.minValue), Number(draft.maxValue)]
  return {
    ...words,
    type: 'rating',
    minValue,
    maxValue,
    minLabel: minLabel.trim(),
    maxLabel: maxLabel.trim(),
  }
}

/** The questions with one of them so many places further on. */
export function moved<Q>(questions: readonly Q[], from: number, by: -1 | 1): Q[] {
  const to = from + by
  const next = [...questions]
  const [question] = next.splice(from, 1)
  if (question === undefined || to < 0 || to > next.length) return [...questions]
  next.splice(to, 0, question)
  return next
}
