import { z } from 'zod'

/** So long an invitation holds; sending it again begins anew. */
export const INVITE_FOR_DAYS = 30

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
