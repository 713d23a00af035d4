import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { customPresetSchema, presetContentSchema } from '#shared/presets.ts'
import { nameSchema } from '#shared/text.ts'

const idOfPreset = { 'path.id': 'preset' } as const

/**
 * Custom design presets. Who may see or change one is asked by the handlers: 403 for others; 404 where there is none, and
 * for who would make a design with somebody else's.
 */
export const presetsApi = {
  // Not in the specification's list, but for `get`: making and changing them.
  list: route('GET /customs', {
    access: 'session',
    reply: z.object({ customs: z.array(customPresetSchema) }),
  }),
  /** For who is not its owner nor in its workspace: what a design that he may view took of it. */
  get: route('GET /customs/{id}', { access: 'session', reply: customPresetSchema, ids: idOfPreset }),
  create: route('POST /customs', {
    access: 'session',
    body: presetContentSchema.extend({
      /** A workspace that the caller manages, whose preset it becomes. */
      orgId: nameSchema(100).optional(),
      requestId: idSchema.optional(),
    }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.orgId': 'workspace', 'body.requestId': 'request' },
    isCostly: true,
  }),
  update: route('PATCH /customs/{id}', {
    access: 'session',
    body: presetContentSchema.partial(),
    reply: okSchema,
    ids: idOfPreset,
  }),
  remove: route('DELETE /customs/{id}', { access: 'session', reply: okSchema, ids: idOfPreset }),
  /** The design takes what its preset is now; the page writes the theme, so that it is undone like any other change. */
  apply: route('POST /customs/apply', {
    access: { on: 'pattern', may: 'edit', id: 'body.patternId' },
    body: z.object({ patternId: idSchema }),
    reply: z.object({ name: z.string(), themeCss: z.string() }),
  }),
}
