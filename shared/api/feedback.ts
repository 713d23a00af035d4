import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { newResponseSchema, RESPONSES_DELETED_MAX, responseSchema } from '#shared/feedback.ts'
import { idSchema } from '#shared/ids.ts'

const edits = { on: 'pattern', may: 'edit', id: 'path.id' } as const

/** What visitors say of a design. Pages take the same on their own host, at `/_maquette/feedback`. */
export const feedbackApi = {
  respond: route('POST /feedbackResponses/{id}', {
    access: {
      ...{ on: 'pattern', may: 'view', id: 'path.id' },
      also: [{ on: 'artifact', may: 'view', id: 'body.artifactId', isOfTheSame: true }],
    },
    body: newResponseSchema,
    reply: z.object({ id: idSchema }),
    ids: { 'body.answers[].questionId': 'question', 'body.requestId': 'new' },
  }),
  // Not in the specification's list: what was answered (wire shapes).
  responses: route('GET /feedbackResponses/{id}', {
    access: edits,
    reply: z.object({
      /** The newest first, 1,000 at most. */
      responses: z.array(responseSchema),
      /** How many there are in all. */
      total: z.number().int().optional(),
    }),
  }),
  // Not in the specification's list either: an answer is gone for good; without ids, all of them are.
  remove: route('DELETE /feedbackResponses/{id}', {
    access: edits,
    body: z
      .object({ responseIds: z.array(idSchema).min(1).max(RESPONSES_DELETED_MAX).optional() })
      .optional(),
    ids: { 'body.responseIds[]': 'response' },
    reply: okSchema,
  }),
  exportCsv: route('POST /feedbackResponses/exportCsv/{id}', {
    access: edits,
    reply: z.unknown(),
    isCostly: true,
  }),
}
