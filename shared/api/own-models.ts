import { z } from 'zod'
import { modelNameSchema } from '#shared/api/models.ts'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { knownModelSchema, modelCheckSchema, modelPlaceSchema } from '#shared/models.ts'

const wantedSchema = modelPlaceSchema.safeExtend({ model: modelNameSchema })

// Not in the specification's list: models of one person's own keys, where the operator allows them (design, section 15).
export const ownModelsApi = {
  /** The caller's own, those too that may not be asked here any more, and the addresses that the operator allows beside those of the providers. */
  list: route('GET /user/models', {
    access: 'account',
    reply: z.object({
      models: z.array(knownModelSchema.extend({ isAllowed: z.boolean() })),
      addresses: z.array(z.string()),
    }),
  }),
  offered: route('POST /user/models/list', {
    access: 'account',
    body: modelPlaceSchema,
    reply: z.object({ models: z.array(z.string()) }),
    isCostly: true,
  }),
  check: route('POST /user/models/check', {
    access: 'account',
    body: wantedSchema,
    reply: modelCheckSchema,
    isCostly: true,
  }),
  connect: route('POST /user/models/connect', {
    access: 'account',
    body: wantedSchema,
    reply: z.object({ id: idSchema }),
    isCostly: true,
  }),
  disconnect: route('DELETE /user/models/{id}', {
    access: 'account',
    reply: okSchema,
    ids: { 'path.id': 'model' },
  }),
}
