import { z } from 'zod'
import { route } from '#shared/api/route.ts'

const stateSchema = z.enum(['ok', 'failing'])
const checksSchema = z.object({
  /** It answers. */
  database: stateSchema,
  /** Files can be asked for. */
  storage: stateSchema,
  /** It answers; at the edge it is not asked. */
  compiler: stateSchema,
  /** Nothing has waited to be told for longer than five minutes. */
  outbox: stateSchema,
})
export type Checks = z.infer<typeof checksSchema>

export const healthApi = {
  // Not in the specification's list: for people who run the server (design, section 5).
  get: route('GET /healthz', {
    access: 'anyone',
    reply: z.object({
      ok: z.boolean(),
      version: z.string(),
      /** `missing` until the packages that designs import are there. */
      vendor: z.enum(['ready', 'missing']),
      /** One that fails makes the answer a 503. */
      checks: checksSchema.optional(),
    }),
  }),
}
