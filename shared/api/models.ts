import { z } from 'zod'
import { route } from '#shared/api/route.ts'
import { modelModeSchema } from '#shared/chat.ts'
import { localServerSchema, modelCheckSchema, modeModelSchema } from '#shared/models.ts'
import { nameSchema } from '#shared/text.ts'

// Not in the specification's list: the models of this server (design, sections 7 and 15).
export const modelsApi = {
  list: route('GET /models', {
    access: 'operator',
    reply: z.object({ modes: z.array(modeModelSchema) }),
  }),
  /** Looks for model servers on their usual ports of this machine. */
  local: route('GET /models/local', {
    access: 'operator',
    reply: z.object({ servers: z.array(localServerSchema) }),
  }),
  /** Makes a real call of the model of a mode, or of one that was found on this machine. */
  check: route('POST /models/check', {
    access: 'operator',
    body: z.union([
      z.object({ mode: modelModeSchema }),
      z.object({ local: localServerSchema.shape.kind, model: nameSchema(200) }),
    ]),
    reply: modelCheckSchema,
    isCostly: true,
  }),
}
