import { content } from '../content'

export type Step = (typeof content.steps)[number]
export type StepField = NonNullable<Step['fields']>[number]
export type Answers = Record<string, string[]>

export const keyOf = (step: number, field: number): string => `${step}-${field}`

/** What the content gives beforehand; a list is written with semicolons. */
export function given(): Answers {
  const answers: Answers = {}
  for (const [at, step] of content.steps.entries()) {
    for (const [one, field] of (step.fields ?? []).entries()) {
      const hasParts = field.kind === 'list' || field.kind === 'several'
      const parts = (field.value ?? '').split(hasParts ? ';' : '\n')
      answers[keyOf(at, one)] = parts.map(part => part.trim()).filter(Boolean)
    }
  }
  return answers
}

export function faultOf(field: StepField, answer: string[]): string {
  const { errors } = content
  const isEmpty = answer.every(part => !part.trim())
  if (!isEmpty || field.isOptional) return ''
  if (field.kind === 'list') return errors.list
  return field.kind === 'several' || field.kind === 'choice' ? errors.choose : errors.empty
}

export const isValid = (step: Step, at: number, answers: Answers): boolean =>
  (step.fields ?? []).every((field, one) => !faultOf(field, answers[keyOf(at, one)] ?? []))
