import { z } from 'zod'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { IMPORT_MAX_BYTES, importSourceSchema, leftOutSchema, ZIP_TYPE } from '#shared/imports.ts'
import { lineSchema } from '#shared/text.ts'

export const importsApi = {
  // Not in the specification's list: a project of somebody's as a new design (wire shapes).
  add: route('POST /import', {
    access: 'session',
    /** Of a zip, whose bytes are the body. */
    query: z.object({ name: lineSchema(200).optional(), requestId: idSchema.optional() }),
    body: importSourceSchema,
    fileType: ZIP_TYPE,
    reply: z.object({ id: idSchema, leftOut: z.array(leftOutSchema) }),
    ids: {
      'query.requestId': 'new',
      'body.requestId': 'new',
      'body.installationId': 'elsewhere',
      'body.url': 'elsewhere',
    },
    maxBytes: IMPORT_MAX_BYTES,
    isCostly: true,
  }),
}
