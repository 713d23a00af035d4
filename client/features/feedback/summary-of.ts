import type { Answer, FeedbackQuestion, FeedbackResponse } from '#shared/feedback.ts'

export interface Bar {
  label: string
  count: number
}

export interface QuestionSummary {
  questionId: string
  question: string
  type: Answer['type']
  /** How many have answered it. */
  count: number
  /** Of options and ratings, in their own order. */
  bars: Bar[]
  /** Of ratings. */
  average: number | null
  /** Newest first. */
  texts: { id: string; text: string }[]
  /** It is not asked any more. */
  isPast: boolean
}

/** What was answered to each question: those that are asked, in their order, then those that no longer are. */
export function summaryOf(
  questions: readonly FeedbackQuestion[],
  responses: readonly FeedbackResponse[],
): QuestionSummary[] {
  const given = new Map<string, { answer: Answer; responseId: string }[]>()
  for (const { id: responseId, answers } of responses)
    for (const answer of answers)
      given.set(answer.questionId, [...(given.get(answer.questionId) ?? []), { answer, responseId }])
  const asked = questions.map(question => {
    const answers = given.get(question.id) ?? []
    given.delete(question.id)
    return summary(question, answers, question)
  })
  const past = [...given.values()].flatMap(answers => {
    const [newest] = answers
    return newest ? [summary({ ...newest.answer, id: newest.answer.questionId }, answers, null)] : []
  })
  return [...asked, ...past]
}

function summary(
  { id, question, type }: Pick<FeedbackQuestion, 'id' | 'question' | 'type'>,
  given: readonly { answer: Answer; responseId: string }[],
  asked: FeedbackQuestion | null,
): QuestionSummary {
  const answers = given.map(({ answer }) => answer)
  const ratings = answers.flatMap(({ rating }) => rating ?? [])
  return {
    ...{ questionId: id, question, type, count: answers.length, isPast: asked === null },
    bars: type === 'rating' ? ratingBars(ratings, asked) : optionBars(answers, asked),
    average: ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : null,
    texts: given.flatMap(({ answer: { text }, responseId }) => (text ? [{ id: responseId, text }] : [])),
  }
}

function optionBars(answers: readonly Answer[], asked: FeedbackQuestion | null): Bar[] {
  const options = asked?.type === 'multipleChoice' ? asked.options : []
  const counts = new Map<string, number>(options.map(option => [option, 0]))
  for (const option of answers.flatMap(({ options }) => options ?? []))
    counts.set(option, (counts.get(option) ?? 0) + 1)
  return [...counts].map(([label, count]) => ({ label, count }))
}

/** Every value there may be, also those that nobody gave. */
function ratingBars(ratings: readonly number[], asked: FeedbackQuestion | null): Bar[] {
  const ends = asked?.type === 'rating' ? [asked.minValue, asked.maxValue] : []
  const all = [...ends, ...ratings]
  if (all.length === 0) return []
  const [min, max] = [Math.min(...all), Math.max(...all)]
  return Array.from({ length: max - min + 1 }, (_, at) => ({
    label: String(min + at),
    count: ratings.filter(rating => rating === min + at).length,
  }))
}

/** An answer in one line. */
export const answerWords = ({ text, options, rating }: Answer): string =>
  text ?? options?.join(', ') ?? (rating === null ? '' : String(rating))
