import { z } from 'zod'
import { route } from '#shared/api/route.ts'

export const healthApi = {
  // Not in the specification's list: for people who run the server (design, section 5).
  get: route('GET /healthz', {
    access: 'anyone',
    reply: z.object({
      ok: z.boolean(),
      version: z.string(),
      /** `building` until the packages that designs import are there. */
      vendor: z.enum(['ready', 'missing']),
    }),
  }),
}
