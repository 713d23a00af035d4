import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { askedMessageSchema, SUPPORT_MAX_CHARACTERS, supportMessageSchema } from '#shared/support.ts'
import { wordsSchema } from '#shared/text.ts'

const message = wordsSchema(SUPPORT_MAX_CHARACTERS).pipe(z.string().min(1))

// Not in the specification's list: what people ask whoever runs the server, and its answers (wire shapes).
export const supportApi = {
  write: route('POST /support', {
    access: 'session',
    body: z.object({
      message,
      /** The design it is about, which whoever asks may see. */
      patternId: idSchema.optional(),
      /** The same again makes nothing. */
      requestId: idSchema.optional(),
    }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.patternId': 'viewed', 'body.requestId': 'new' },
    isCostly: true,
  }),
  /** Newest first. */
  list: route('GET /support', {
    access: 'session',
    reply: z.object({ messages: z.array(supportMessageSchema), unread: z.number() }),
  }),
  read: route('POST /support/read', { access: 'session', body: z.object({}).optional(), reply: okSchema }),
  /** Those without an answer first, then the newest. */
  asked: route('GET /admin/support', {
    access: 'admin',
    reply: z.object({ messages: z.array(askedMessageSchema) }),
  }),
  answer: route('POST /admin/support/answer', {
    access: 'admin',
    body: z.object({ id: idSchema, message, requestId: idSchema.optional() }),
    reply: okSchema,
    ids: { 'body.id': 'message', 'body.requestId': 'new' },
  }),
}
