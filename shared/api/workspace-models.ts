import { z } from 'zod'
import { modelNameSchema } from '#shared/api/models.ts'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { KEY_PROBLEMS, knownModelSchema, modelCheckSchema, modelPlaceSchema } from '#shared/models.ts'

const access = { on: 'workspace', may: 'manage', id: 'path.id' } as const
const wantedSchema = modelPlaceSchema.safeExtend({ model: modelNameSchema })

const workspaceModelSchema = knownModelSchema.extend({
  isAllowed: z.boolean(),
  /** Who gave its key; null where that account is gone. */
  connectedBy: z.string().nullable(),
  /** What was wrong with its key when a member asked it last; null: it answered. */
  problem: z.enum(KEY_PROBLEMS).nullable(),
  problemAt: z.number().nullable(),
})
export type WorkspaceModel = z.infer<typeof workspaceModelSchema>

// Not in the specification's list: models with keys of a workspace, where the operator allows keys that are not the server's.
export const workspaceModelsApi = {
  list: route('GET /org/{id}/models', {
    access,
    reply: z.object({ models: z.array(workspaceModelSchema), addresses: z.array(z.string()) }),
  }),
  offered: route('POST /org/{id}/models/list', {
    access,
    body: modelPlaceSchema,
    reply: z.object({ models: z.array(z.string()) }),
    isCostly: true,
  }),
  check: route('POST /org/{id}/models/check', {
    access,
    body: wantedSchema,
    reply: modelCheckSchema,
    isCostly: true,
  }),
  /** Calls it once, and keeps it when it answered. */
  connect: route('POST /org/{id}/models/connect', {
    access,
    body: wantedSchema,
    reply: z.object({ id: idSchema }),
    isCostly: true,
  }),
  disconnect: route('DELETE /org/{id}/models/{modelId}', {
    access,
    reply: okSchema,
    ids: { 'path.modelId': 'model' },
  }),
}
