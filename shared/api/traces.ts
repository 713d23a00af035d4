import { z } from 'zod'
import { route } from '#shared/api/route.ts'

/** How this was made. Not in the specification's list (design, section 7). */
export const tracesApi = {
  get: route('GET /chatPattern/{id}/trace/{traceId}', {
    access: { on: 'pattern', may: 'view', id: 'path.id' },
    reply: z.object({ lines: z.array(z.record(z.string(), z.unknown())) }),
    ids: { 'path.traceId': 'run' },
  }),
}
