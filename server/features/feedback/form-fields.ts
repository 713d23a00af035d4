import type { FeedbackQuestion } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'

/** The name of a question's field. */
export const fieldOf = ({ id }: Pick<FeedbackQuestion, 'id'>): string => `answer-${id}`

/** What a form says besides its answers, and nothing that it leaves empty. */
const BESIDE = ['artifactId', 'page', 'requestId'] as const

/** A form as it was sent, in the shape of an answer; nothing of it is checked yet. */
export function responseOfForm(questions: readonly FeedbackQuestion[], fields: URLSearchParams): unknown {
  const answers = questions.flatMap((question): object[] => {
    const given = fields.getAll(fieldOf(question)).filter(text => text !== '')
    const [first] = given
    if (first === undefined) return []
    const questionId = question.id
    if (question.type === 'text') return [{ questionId, text: first }]
    return [
      question.type === 'rating' ? { questionId, rating: Number(first) } : { questionId, options: given },
    ]
  })
  const beside = BESIDE.flatMap(name => (fields.get(name) ? [[name, fields.get(name)] as const] : []))
  // Nothing answered is said in words, as everything else.
  const none = { questionId: questions[0]?.id ?? newId() }
  return { answers: answers.length > 0 ? answers : [none], ...Object.fromEntries(beside) }
}
