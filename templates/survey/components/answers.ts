import { content } from '../content'

export type Question = (typeof content.questions)[number]
export type Answers = Record<number, string[]>

export const keyed = <T>(entries: readonly T[]): { entry: T; at: number; key: string }[] =>
  entries.map((entry, at) => ({ entry, at, key: `entry-${at}` }))

export const isAnswered = (answer: string[] | undefined): boolean =>
  (answer ?? []).some(part => part.trim() !== '')

/** A question with options is a choice, one without is answered in words, unless it says so itself. */
export const optionsOf = (question: Question): string[] =>
  question.kind === 'scale'
    ? Array.from({ length: Math.max(content.scaleTo, 2) }, (_, at) => String(at + 1))
    : question.kind === 'text'
      ? []
      : (question.options ?? [])
