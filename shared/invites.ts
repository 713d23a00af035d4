import { z } from 'zod'

/** So long an invitation holds; sending it again begins anew. */
export const INVITE_FOR_DAYS = 30

/** Why these are not invited again; null where nobody is in already. */
export function alreadyMembers(emails: readonly string[]): string | null {
  if (emails.length === 0) return null
  return `${emails.join(', ')} ${emails.length > 1 ? 'are already members' : 'is already a member'}.`
}

const emailSchema = z.email().max(254)

/** Comma-separated addresses (section 5); spaces, semicolons and new lines separate too. */
export function parseEmails(text: string): { emails: string[]; invalid: string[] } {
  const entries = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(entry => entry.toLowerCase())
  const isEmail = (entry: string) => emailSchema.safeParse(entry).success
  return { emails: [...new Set(entries.filter(isEmail))], invalid: entries.filter(entry => !isEmail(entry)) }
}
