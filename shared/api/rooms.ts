import { z } from 'zod'
import { levelSchema } from '#shared/access.ts'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { lineSchema } from '#shared/text.ts'

/** What brings live documents to people's pages. */
export const roomTransportSchema = z.enum(['y-websocket', 'liveblocks'])

/** An update as large as a frame of our own sockets may be. */
const EDIT_MAX_BYTES = 4 * 1024 * 1024

const edit = { isBinary: true, isEdit: true, maxBytes: EDIT_MAX_BYTES, reply: okSchema } as const

/** Not in the specification's list: rooms of which people read at Liveblocks what is on our disk (design, section 6). */
export const roomsApi = {
  /** For a document that somebody may join, as `editor:{id}:{document}`: whoever may join its sockets, in the same way. */
  token: route('POST /rooms/token', {
    access: 'anyone',
    body: z.object({
      room: lineSchema(60),
      /** Of the documents that this page knows. */
      schema: z.number().int(),
      /** What the reply said is there was not: the service has lost something. */
      isLacking: z.boolean().optional(),
      /** This page can look at others for a run. */
      looks: z.boolean().optional(),
    }),
    reply: z.object({
      token: z.string(),
      /** Where it is read now; the name has an epoch at its end. */
      room: z.string(),
      baseUrl: z.string(),
      /** A Yjs state vector in base64: so much is there at least. */
      has: z.string(),
      level: levelSchema,
      /** How often access to it has changed; a higher one in the document means that this is old. */
      revision: z.number().int(),
    }),
  }),
  /** An edit of a document that people share, as a Yjs update; it is on disk when it is answered. */
  editDesign: route('POST /rooms/editor/{id}/{document}', {
    access: { on: 'pattern', may: 'edit', id: 'path.id' },
    ids: { 'path.document': 'document' },
    ...edit,
  }),
  editCanvas: route('POST /rooms/canvas/{id}/{document}', {
    access: { on: 'canvas', may: 'edit', id: 'path.id' },
    ids: { 'path.document': 'document' },
    ...edit,
  }),
}
