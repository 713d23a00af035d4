import type { Answer, FeedbackResponse } from '#shared/feedback.ts'

const FIRST_COLUMNS = ['time', 'version', 'page', 'viewport']

/** Programs for tables take a cell that begins so for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => {
  const calm = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(calm) ? `"${calm.replaceAll('"', '""')}"` : calm
}

const row = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

type Column = Pick<Answer, 'questionId' | 'question'>

/** The first line of the file (RFC 4180). */
export const csvHeading = (columns: readonly Column[]): string =>
  row([...FIRST_COLUMNS, ...columns.map(({ question }) => question)])

/** One answer of a visitor; `time` as in ISO 8601. */
export function csvRow(columns: readonly Column[], response: FeedbackResponse): string {
  const { createdAt, artifactVersionName, page, viewport, answers } = response
  const given = new Map(answers.map(answer => [answer.questionId, answer]))
  return row([
    new Date(createdAt).toISOString(),
    artifactVersionName ?? '',
    page ?? '',
    viewport ? `${viewport.width}x${viewport.height}` : '',
    ...columns.map(({ questionId }) => wordsOf(given.get(questionId))),
  ])
}

const wordsOf = (answer: Answer | undefined): string =>
  answer?.text ?? answer?.options?.join('; ') ?? answer?.rating?.toString() ?? ''
