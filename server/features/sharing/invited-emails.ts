import { AppError } from '#shared/errors.ts'
import { parseEmails } from '#shared/invites.ts'

/** The addresses of an invitation: all of them, or a sentence that names what is none. */
export function emailsOrThrow(text: string): string[] {
  const { emails, invalid } = parseEmails(text)
  if (invalid.length > 0) {
    const are = invalid.length > 1 ? 'are not e-mail addresses' : 'is not an e-mail address'
    throw new AppError('bad_request', `${invalid.join(', ')} ${are}.`)
  }
  if (emails.length === 0) throw new AppError('bad_request', 'Enter at least one e-mail address.')
  return emails
}
