import type { z } from 'zod'

/** What is wrong with something that was sent, in words of ours where a person may have typed it. */
export function issueInWords({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'The request could not be understood.'
  const { path, message } = issue
  const field = path.findLast(part => typeof part === 'string')
  if (field !== undefined) {
    const words = field.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    if (issue.code === 'too_small' && issue.origin === 'string')
      return Number(issue.minimum) > 1
        ? `The ${words} needs at least ${issue.minimum} characters.`
        : `The ${words} cannot be empty.`
    if (issue.code === 'too_big' && issue.origin === 'string')
      return `The ${words} can have at most ${Number(issue.maximum).toLocaleString('en-US')} characters.`
    if (issue.code === 'invalid_format' && issue.format === 'email') return 'Enter a valid e-mail address.'
  }
  return `${path.join('.') || 'The request'}: ${message}.`
}
