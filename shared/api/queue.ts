import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'

const ofBody = { on: 'pattern', may: 'generate', id: 'body.id' } as const

/** Not in the specification's list: prompts that wait for the run under way (shown in the room's `meta.queue`). */
export const queueApi = {
  /** The whole text, of which the room shows the beginning. */
  read: route('GET /chatPattern/{id}/queue/{requestId}', {
    access: { on: 'pattern', may: 'generate', id: 'path.id' },
    reply: z.object({ updatePrompt: z.string() }),
    ids: { 'path.requestId': 'run' },
  }),
  edit: route('PATCH /editor/queue', {
    access: ofBody,
    body: z.object({ id: idSchema, requestId: idSchema, updatePrompt: z.string() }),
    reply: okSchema,
    ids: { 'body.requestId': 'run' },
  }),
  remove: route('POST /editor/queue/remove', {
    access: ofBody,
    body: z.object({ id: idSchema, requestId: idSchema }),
    reply: okSchema,
    ids: { 'body.requestId': 'run' },
  }),
  /** Puts back what was taken away, with its author and whatever was attached. */
  undoRemove: route('POST /editor/queue/undoRemove', {
    access: ofBody,
    body: z.object({ id: idSchema, requestId: idSchema }),
    reply: okSchema,
    ids: { 'body.requestId': 'run' },
  }),
  move: route('POST /editor/queue/move', {
    access: ofBody,
    /** Null: to the end. */
    body: z.object({ id: idSchema, requestId: idSchema, before: idSchema.nullable() }),
    reply: okSchema,
    ids: { 'body.requestId': 'run', 'body.before': 'run' },
  }),
}
