import { z } from 'zod'
import { idSchema } from '#shared/ids.ts'

export const SUPPORT_MAX_CHARACTERS = 5_000
/** Of one person, that nobody has answered; more would bury those of others. */
export const UNANSWERED_MAX = 10
export const GUEST_UNANSWERED_MAX = 3
/** Of all guests together: who wants to flood makes another guest. */
export const GUESTS_UNANSWERED_MAX = 200

export const supportMessageSchema = z.object({
  id: idSchema,
  message: z.string(),
  /** The design it is about. */
  patternId: idSchema.nullable(),
  createdAt: z.number(),
  answers: z.array(z.object({ message: z.string(), createdAt: z.number() })),
})
export type SupportMessage = z.infer<typeof supportMessageSchema>

export const askedMessageSchema = supportMessageSchema.extend({
  user: z.object({
    id: z.string(),
    name: z.string(),
    /** Null for a guest. */
    email: z.string().nullable(),
  }),
})
export type AskedMessage = z.infer<typeof askedMessageSchema>

/** Where support is reached, with the message already written; `supportUrl` is a page or a `mailto:` address. */
export function supportAddress(supportUrl: string, subject: string, text: string): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return `${supportUrl}${supportUrl.includes('?') ? '&' : '?'}${query}`
}
