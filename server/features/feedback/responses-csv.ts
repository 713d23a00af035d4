import type { Answer, FeedbackResponse } from '#shared/feedback.ts'

const FIRST_COLUMNS = ['time', 'version', 'page', 'viewport']

/** Programs for tables take a cell that begins so for a formula, and run it; wide and small forms as well. */
const FORMULA = new Set(['=', '+', '-', '@'])
/** Where programs that separate cells otherwise may begin another one. */
const SEPARATORS = new Set(';\t\r\n\v\f\u0085\u2028\u2029')
/** What programs pass over before they look at the beginning. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** A ' before each beginning that a program would run. One pass, since visitors write what goes through it. */
function calm(text: string): string {
  let calmed = text.startsWith('\t') || text.startsWith('\r') ? "'" : ''
  let unseen = ''
  let isBeginning = true
  for (const character of text) {
    const isSeparator = SEPARATORS.has(character)
    if (isBeginning && !isSeparator && UNSEEN.test(character)) {
      unseen += character
      continue
    }
    const doesRun = isBeginning && FORMULA.has(character.normalize('NFKC').charAt(0))
    calmed += `${doesRun ? "'" : ''}${unseen}${character}`
    unseen = ''
    isBeginning = isSeparator
  }
  return calmed + unseen
}

/** Always in quotes, whatever a program takes for the end of a cell. */
const cell = (text: string): string => `"${calm(text).replaceAll('"', '""')}"`

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
