import type { SignedInCall } from '#server/call.ts'
import { deriveId } from '#server/derive-id.ts'
import { commitAndTell, endAndTell } from '#server/events/commit-and-tell.ts'
import { mayNewBePrivate } from '#server/features/billing/may-be-private.ts'
import { addNode, checkPlan, copiedBy } from '#server/features/canvas/add-node.ts'
import {
  deleteSpace,
  findSpace,
  insertSpace,
  listSpaces,
  renameSpace,
  type SpaceRow,
} from '#server/features/canvas/spaces-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { spacesApi } from '#shared/api/canvas.ts'
import { OK } from '#shared/api/ok.ts'
import { picturePath } from '#shared/artifacts.ts'
import { UNTITLED_CANVAS } from '#shared/canvas.ts'
import { newId } from '#shared/ids.ts'

/** The life of a canvas; who may see it is in canvas-sharing-routes. */
export function spacesRoutes(app: AppHono): void {
  serve(app, spacesApi.list, async (_, { env, user }) => {
    const spaces = await listSpaces(env.DB, user.id)
    return {
      spaces: spaces.map(({ ownerId, artifactIds, ...space }) => ({
        ...space,
        permissionLevel: ownerId === user.id ? ('owner' as const) : ('write' as const),
        pictureSrcs: artifactIds.map(picturePath),
      })),
    }
  })

  serve(app, spacesApi.create, async ({ body }, call) => {
    const { requestId } = body
    // What may not be copied is refused before anything is made.
    const copied = await copiedBy(call, body)
    const id = requestId ? await deriveId('canvas', call.user.id, requestId) : newId()
    const known = requestId ? await findSpace(call.env.DB, id) : null
    const canvas = known ?? (await newSpace(call, id, body.name ?? copied?.pattern.name, copied))
    if (!copied) return { id }
    const { nodeId } = await addNode(call, canvas, { copied, requestId })
    return { id, nodeId }
  })

  serve(app, spacesApi.rename, async ({ body }, call) => {
    const { env, canvas } = call
    await commitAndTell(call, canvas.id, () => renameSpace(env.DB, canvas.id, body.newName))
    return OK
  })

  serve(app, spacesApi.remove, async (_, call) => {
    const { env, canvas } = call
    await endAndTell(call, () => deleteSpace(env.DB, canvas.id))
    return OK
  })
}

async function newSpace(
  call: SignedInCall,
  id: string,
  name: string | undefined,
  copied: Awaited<ReturnType<typeof copiedBy>>,
): Promise<SpaceRow> {
  const { env, user } = call
  const access = (await mayNewBePrivate(env, user.id)) ? 'private' : 'public'
  await checkPlan(call, copied, access)
  const space = { id, ownerId: user.id, name: name ?? UNTITLED_CANVAS, access } as const
  await insertSpace(env.DB, space)
  return { ...space, createdAt: new Date(), updatedAt: new Date() }
}
