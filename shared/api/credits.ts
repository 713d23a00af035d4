import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { creditEntrySchema, creditsSchema } from '#shared/credits.ts'
import { idSchema } from '#shared/ids.ts'
import { nameSchema } from '#shared/text.ts'

/** So many lines come at once. */
export const ENTRIES_PAGE = 200

export const creditsApi = {
  // Not in the specification's list: the banners need the balance before the first send (design, section 5).
  get: route('GET /credits', { access: 'session', reply: creditsSchema }),
  // Not in the specification's list: the page of every entry, newest first; those of the moment `before` come again.
  entries: route('GET /credits/entries', {
    access: 'session',
    query: z.object({
      before: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    reply: z.object({ entries: z.array(creditEntrySchema) }),
  }),
  // Not in the specification's list: without a payment service a platform admin gives credits by hand (design, section 10).
  grant: route('POST /admin/credits', {
    access: 'admin',
    body: z.object({
      /** The same id again gives nothing. */
      id: idSchema,
      ownerKind: z.enum(['user', 'org']),
      ownerId: nameSchema(100),
      amount: z.number().int().min(-100_000).max(100_000),
      message: nameSchema(200),
    }),
    reply: okSchema,
    ids: { 'body.id': 'new', 'body.ownerId': 'person' },
  }),
}
