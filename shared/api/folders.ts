import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { nameSchema } from '#shared/text.ts'
import { folderNameSchema, folderSchema } from '#shared/workspaces.ts'

// Not in the specification's list: folders of designs, a person's own and those of a workspace.
export const foldersApi = {
  list: route('GET /folders', { access: 'session', reply: z.object({ folders: z.array(folderSchema) }) }),
  create: route('POST /folders', {
    access: 'session',
    body: z.object({
      name: folderNameSchema,
      orgId: nameSchema(100).optional(),
      requestId: idSchema.optional(),
    }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.orgId': 'workspace', 'body.requestId': 'new' },
    isCostly: true,
  }),
  rename: route('PATCH /folders/{id}', {
    access: 'session',
    body: z.object({ name: folderNameSchema }),
    reply: okSchema,
    ids: { 'path.id': 'folder' },
  }),
  /** Its designs stay where else they are. */
  remove: route('DELETE /folders/{id}', {
    access: 'session',
    reply: okSchema,
    ids: { 'path.id': 'folder' },
  }),
  /** Null takes a design out of the folders that the caller sees. */
  move: route('POST /chatPattern/move', {
    access: { on: 'pattern', may: 'edit', id: 'body.id' },
    body: z.object({ id: idSchema, folderId: idSchema.nullable() }),
    reply: okSchema,
    ids: { 'body.folderId': 'folder' },
  }),
}
