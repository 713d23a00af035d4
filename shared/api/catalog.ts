import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { catalogEntrySchema } from '#shared/catalog.ts'
import { idSchema } from '#shared/ids.ts'

/** Designs that admins show everybody as examples. */
export const catalogApi = {
  create: route('POST /catalogEntry/create', {
    access: 'admin',
    body: z.object({ chatPatternId: idSchema }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.chatPatternId': 'anyPattern' },
  }),
  // Not in the specification's list: showing and removing what was added.
  list: route('GET /catalogEntry', {
    access: 'anyone',
    reply: z.object({ entries: z.array(catalogEntrySchema) }),
  }),
  remove: route('DELETE /catalogEntry/{id}', {
    access: 'admin',
    reply: okSchema,
    ids: { 'path.id': 'catalogEntry' },
  }),
}
