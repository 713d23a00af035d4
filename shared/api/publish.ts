import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import {
  DESCRIPTION_MAX_CHARACTERS,
  isPagePath,
  JPEG_ADDRESS,
  PAGES_MAX,
  PAGES_MAX_BYTES,
  publicationSchema,
  SOCIAL_PICTURE_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '#shared/publish.ts'
import { lineSchema, wordsSchema } from '#shared/text.ts'

const access = { on: 'pattern', may: 'edit', id: 'path.id' } as const

const texts = {
  title: lineSchema(TITLE_MAX_CHARACTERS).optional(),
  description: lineSchema(DESCRIPTION_MAX_CHARACTERS).optional(),
  ogImage: lineSchema(200).optional(),
  favicon: lineSchema(200).optional(),
}

/** Not in the specification's list: a version of a design for everybody (wire shapes, publish). */
export const publishApi = {
  get: route('GET /publish/{id}', { access, reply: publicationSchema }),
  publish: route('POST /publish/{id}', {
    access: { ...access, also: [{ on: 'artifact', may: 'view', id: 'body.artifactId', isOfTheSame: true }] },
    body: z.object({
      artifactId: idSchema,
      ...texts,
      /** Whole documents as a browser drew them, each at its path; without them those of an earlier time are shown again. */
      pages: z
        .array(z.object({ path: z.string().refine(isPagePath), html: wordsSchema(PAGES_MAX_BYTES) }))
        .max(PAGES_MAX)
        .optional(),
      /** The first page, for previews of the link. */
      picture: z.string().max(SOCIAL_PICTURE_MAX_CHARACTERS).regex(JPEG_ADDRESS).optional(),
      requestId: idSchema.optional(),
    }),
    ids: { 'body.requestId': 'new' },
    reply: publicationSchema,
    // Quotes and line ends of two megabytes are written with a sign before them.
    maxBytes: 3 * PAGES_MAX_BYTES,
    isCostly: true,
  }),
  update: route('PATCH /publish/{id}', { access, body: z.object(texts), reply: publicationSchema }),
  unpublish: route('DELETE /publish/{id}', { access, reply: okSchema }),
}
