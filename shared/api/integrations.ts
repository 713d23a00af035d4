import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import {
  budgetSchema,
  INTEGRATION_NAME_MAX_CHARACTERS,
  integrationKeySchema,
  integrationSchema,
  integrationsSchema,
  integrationTypeSchema,
  keyTestOutcomeSchema,
} from '#shared/integrations.ts'
import { lineSchema } from '#shared/text.ts'

const edit = { on: 'pattern', may: 'edit', id: 'path.id' } as const
const named = z.object({ type: integrationTypeSchema, keyId: idSchema })
const ofTheCaller = { 'body.keyId': 'integrationKey' } as const

/**
 * Keys of providers that serve a design while people look at it. A key that is not the caller's own is 404, like one
 * that does not exist; 503 `not_configured` where nothing can be sealed or designs have no host of their own.
 */
export const integrationsApi = {
  list: route('GET /editor/{id}/metadata/integrations', { access: edit, reply: integrationsSchema }),
  add: route('POST /editor/{id}/metadata/integration', {
    access: edit,
    body: z.object({
      type: integrationTypeSchema,
      key: integrationKeySchema,
      name: lineSchema(INTEGRATION_NAME_MAX_CHARACTERS).optional(),
      requestId: idSchema.optional(),
    }),
    reply: integrationSchema,
    ids: { 'body.requestId': 'request', 'body.key': 'secret' },
    isCostly: true,
  }),
  // Not in the specification's list: keeps nothing, and says what the provider says to it.
  test: route('POST /editor/{id}/metadata/integration/test', {
    access: edit,
    body: z.object({ type: integrationTypeSchema, key: integrationKeySchema }),
    reply: z.object({ outcome: keyTestOutcomeSchema }),
    ids: { 'body.key': 'secret' },
    isCostly: true,
  }),
  link: route('PATCH /editor/{id}/metadata/integration', {
    access: edit,
    body: named,
    reply: integrationSchema,
    ids: ofTheCaller,
  }),
  unlink: route('POST /editor/{id}/metadata/integration/unlink', {
    access: edit,
    body: named,
    reply: okSchema,
    ids: ofTheCaller,
  }),
  // Not in the specification's list, like the one after it: what a key serves a day, and what it is called.
  change: route('PATCH /integrations/{keyId}', {
    access: 'session',
    body: budgetSchema
      .extend({ name: lineSchema(INTEGRATION_NAME_MAX_CHARACTERS) })
      .partial()
      .refine(change => Object.keys(change).length > 0, 'must change something'),
    reply: integrationSchema,
    ids: { 'path.keyId': 'integrationKey' },
  }),
  remove: route('DELETE /integrations/{keyId}', {
    access: 'session',
    reply: okSchema,
    ids: { 'path.keyId': 'integrationKey' },
  }),
}
