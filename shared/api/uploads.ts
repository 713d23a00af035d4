import { z } from 'zod'
import { route } from '#shared/api/route.ts'
import { lineSchema } from '#shared/text.ts'
import { UPLOAD_MAX_BYTES, uploadedImageSchema } from '#shared/uploads.ts'

export const uploadsApi = {
  // Not in the specification's list: an attached image is kept before it is sent (design, section 5).
  add: route('POST /upload/{editorId}', {
    access: { on: 'pattern', may: 'generate', id: 'path.editorId' },
    query: z.object({ name: lineSchema(200).default('image') }),
    reply: uploadedImageSchema,
    maxBytes: UPLOAD_MAX_BYTES,
    isBinary: true,
    isCostly: true,
  }),
  // Not in the specification's list: the bytes of an attached image.
  get: route('GET /upload/{editorId}/{fileId}', {
    access: { on: 'pattern', may: 'view', id: 'path.editorId' },
    reply: z.unknown(),
    ids: { 'path.fileId': 'upload' },
  }),
}
