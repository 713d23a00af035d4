import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { idSchema } from '#shared/ids.ts'
import { LOOK_SEEN_MAX_BYTES, lookedSchema } from '#shared/page-look.ts'

/** Not in the specification's list: a run asks a writer's browser to look at what it has made (design, section 8). */
export const looksApi = {
  /** Whether this browser looks; what it is to look at, unless another one was faster. */
  take: route('POST /editor/look', {
    access: { on: 'pattern', may: 'edit', id: 'body.id' },
    ids: { 'body.lookId': 'look' },
    body: z.object({ id: idSchema, lookId: idSchema, isAble: z.boolean() }),
    reply: z.object({
      look: z
        .object({
          files: z.array(sourceFileSchema),
          config: patternConfigSchema,
          route: z.string(),
          at: z.array(z.enum(['wide', 'narrow'])),
          isDark: z.boolean(),
          hasPicture: z.boolean(),
          element: z.string().nullable(),
          /** How long the answer is waited for. */
          withinMs: z.number(),
        })
        .nullable(),
    }),
  }),
  seen: route('POST /editor/look/seen', {
    access: { on: 'pattern', may: 'edit', id: 'body.id' },
    ids: { 'body.lookId': 'look' },
    body: z.object({ id: idSchema, lookId: idSchema, looked: z.array(lookedSchema).max(2) }),
    reply: okSchema,
    maxBytes: LOOK_SEEN_MAX_BYTES,
  }),
}
