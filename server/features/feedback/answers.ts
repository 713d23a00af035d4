import { AppError } from '#shared/errors.ts'
import type { Answer, FeedbackQuestion, NewResponse } from '#shared/feedback.ts'

type Given = NewResponse['answers'][number]

/** What was answered, with the words of the questions; an answer that fits no question stops the request. What was left empty is left out. */
export function answersTo(questions: readonly FeedbackQuestion[], given: readonly Given[]): Answer[] {
  const byId = new Map(questions.map(question => [question.id, question]))
  const answered = new Set<string>()
  const answers = given.flatMap(one => {
    const question = byId.get(one.questionId)
    if (!question)
      throw new AppError('bad_request', 'One of these questions is not asked any more. Load the page again.')
    if (answered.has(question.id)) throw unfit(question, 'is answered twice')
    answered.add(question.id)
    return answerTo(question, one) ?? []
  })
  if (answers.length === 0) throw new AppError('bad_request', 'Answer one question at least.')
  return answers
}

function answerTo(question: FeedbackQuestion, given: Given): Answer | null {
  const { id: questionId, question: words, type } = question
  const answer: Answer = { questionId, question: words, type, text: null, options: null, rating: null }
  if (question.type === 'text') {
    if (given.options !== undefined || given.rating !== undefined)
      throw unfit(question, 'is answered in words')
    return given.text ? { ...answer, text: given.text } : null
  }
  if (question.type === 'multipleChoice') {
    if (given.text !== undefined || given.rating !== undefined)
      throw unfit(question, 'is answered by choosing')
    const options = [...new Set(given.options ?? [])]
    if (options.some(option => !question.options.includes(option)))
      throw unfit(question, 'has no such option')
    if (options.length > 1 && !question.allowMultiple) throw unfit(question, 'takes one option')
    return options.length > 0 ? { ...answer, options } : null
  }
  if (given.text !== undefined || given.options !== undefined)
    throw unfit(question, 'is answered by a rating')
  if (given.rating === undefined) return null
  if (given.rating < question.minValue || given.rating > question.maxValue)
    throw unfit(question, `takes a rating from ${question.minValue} to ${question.maxValue}`)
  return { ...answer, rating: given.rating }
}

const unfit = ({ question }: FeedbackQuestion, problem: string): AppError =>
  new AppError('bad_request', `“${question}” ${problem}.`)
