import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { modelModeSchema } from '#shared/chat.ts'
import { idSchema } from '#shared/ids.ts'
import {
  answerUsageSchema,
  baseUrlSchema,
  foundModelsSchema,
  knownModelSchema,
  modelCheckSchema,
  modelPlaceSchema,
  modelPriceSchema,
} from '#shared/models.ts'
import { nameSchema } from '#shared/text.ts'

export const MODEL_NAME_MAX_CHARACTERS = 200
export const modelNameSchema = nameSchema(MODEL_NAME_MAX_CHARACTERS)

// Not in the specification's list: the models of this server (design, sections 7 and 15).
export const modelsApi = {
  /** All that can be used, which of them serves a mode (null: templates), and what was found to be connected. */
  list: route('GET /models', {
    access: 'operator',
    reply: z.object({
      models: z.array(knownModelSchema),
      modes: z.object({ best: idSchema.nullable(), agent: idSchema.nullable() }),
      /** The modes whose model the environment decides. */
      fixed: z.array(modelModeSchema),
      found: z.array(foundModelsSchema),
    }),
  }),
  /** Asks a server which models it has. */
  offered: route('POST /models/list', {
    access: 'operator',
    body: modelPlaceSchema,
    reply: z.object({ models: z.array(z.string()) }),
    isCostly: true,
  }),
  /** Makes a real call of a model that is known, or of one that might be connected. */
  check: route('POST /models/check', {
    access: 'operator',
    body: z.union([z.object({ modelId: idSchema }), modelPlaceSchema.safeExtend({ model: modelNameSchema })]),
    reply: modelCheckSchema,
    ids: { 'body.modelId': 'model' },
    isCostly: true,
  }),
  /** Calls it once, and keeps it when it answered. */
  connect: route('POST /models/connect', {
    access: 'operator',
    body: modelPlaceSchema.safeExtend({ model: modelNameSchema }),
    reply: z.object({ id: idSchema }),
    isCostly: true,
  }),
  /** What runs on the server's machine and needs no key; nothing where a newcomer may not connect it. */
  found: route('GET /models/found', {
    access: 'anyone',
    reply: z.object({ found: z.array(foundModelsSchema) }),
    isCostly: true,
  }),
  /** Connects what the server finds there at this moment; the place only says which of that. */
  connectFound: route('POST /models/found', {
    access: 'newcomer',
    body: z.object({ foundAt: baseUrlSchema, model: modelNameSchema }),
    reply: z.object({ id: idSchema }),
    isCostly: true,
  }),
  /** Which model serves a mode from now on, for everybody. */
  setDefault: route('POST /models/default', {
    access: 'operator',
    body: z.object({ mode: modelModeSchema, modelId: idSchema }),
    reply: okSchema,
    ids: { 'body.modelId': 'model' },
  }),
  /** What a model costs from now on, for everybody; null: by the provider's list again. */
  setPrice: route('POST /models/price', {
    access: 'operator',
    body: z.object({ modelId: idSchema, price: modelPriceSchema.nullable() }),
    reply: okSchema,
    ids: { 'body.modelId': 'model' },
  }),
  disconnect: route('DELETE /models/{id}', {
    access: 'operator',
    reply: okSchema,
    ids: { 'path.id': 'model' },
  }),
  /** Tokens, time and price of one answer; who only reads has the room's document, which does not say. */
  usage: route('GET /chatPattern/{id}/usage', {
    access: { on: 'pattern', may: 'edit', id: 'path.id' },
    query: z.object({ requestId: idSchema }),
    reply: answerUsageSchema,
    ids: { 'query.requestId': 'run' },
  }),
}
