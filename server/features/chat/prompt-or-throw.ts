import { promptProblem } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import { promptTooLong } from '#shared/messages.ts'

/** Words that can be asked for. */
export function promptOrThrow(text: string): string {
  const problem = promptProblem(text)
  if (problem === 'too_long') throw new AppError('prompt_too_long', promptTooLong(text.length))
  if (problem === 'empty') throw new AppError('bad_request', 'The prompt is empty.')
  return text
}
