import { z } from 'zod'
import { settingsOf } from '#server/bindings.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { shownArtifact } from '#server/features/artifacts/shown-artifact.ts'
import { addNode, checkPlan, checkRoom, copiedBy, madeWith } from '#server/features/canvas/add-node.ts'
import { copiesOn } from '#server/features/canvas/copies.ts'
import { bringBackNodes, findNodes, removeNodes } from '#server/features/canvas/nodes-queries.ts'
import { requireNode } from '#server/features/canvas/require-node.ts'
import { findPattern, updatePattern } from '#server/features/patterns/patterns-queries.ts'
import { sealValue, unsealValue } from '#server/outside/signed-token.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { spacesApi } from '#shared/api/canvas.ts'
import { OK } from '#shared/api/ok.ts'
import { NODES_AT_ONCE_MAX } from '#shared/canvas.ts'
import { AppError } from '#shared/errors.ts'
import { idSchema } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'

const PURPOSE = 'removed nodes'
const UNDO_FOR_MS = 10 * 60_000

const removedSchema = z.object({ spaceId: idSchema, nodeIds: z.array(idSchema).max(NODES_AT_ONCE_MAX) })

/** The designs on a canvas. */
export function nodesRoutes(app: AppHono): void {
  serve(app, spacesApi.copies, async (_, call) => ({ copies: await copiesOn(call) }))

  serve(app, spacesApi.addNode, async ({ body }, call) => {
    const { name, requestId, x, y, width, height } = body
    const copied = await copiedBy(call, body)
    await checkPlan(call, copied, call.canvas.access)
    return addNode(call, call.canvas, {
      copied,
      name,
      made: await madeWith(call, body),
      requestId,
      wantedPlace: { x, y, width, height },
    })
  })

  serve(app, spacesApi.removeNodes, async ({ body }, call) => {
    const { env, canvas } = call
    const asked = [...new Set('nodeIds' in body ? body.nodeIds : [body.nodeId])]
    if ((await findNodes(env.DB, canvas.id, asked)).length < asked.length) throw new AppError('not_found')
    const nodeIds = await endAndTell(call, () => removeNodes(env.DB, canvas.id, asked))
    const removed = { spaceId: canvas.id, nodeIds }
    return { undo: await sealValue(PURPOSE, removed, Date.now() + UNDO_FOR_MS, settingsOf(env).AUTH_SECRET) }
  })

  serve(app, spacesApi.undoRemoveNodes, async ({ body }, call) => {
    const { env, canvas } = call
    const removed = await unsealValue(PURPOSE, body.undo, removedSchema, settingsOf(env).AUTH_SECRET)
    if (removed?.spaceId !== canvas.id) throw new AppError('conflict', 'This can no longer be undone.')
    await checkRoom(call, canvas.id, removed.nodeIds.length)
    await endAndTell(call, () => bringBackNodes(env.DB, canvas.id, removed.nodeIds))
    return OK
  })

  serve(app, spacesApi.renameNode, async ({ body }, call) => {
    const { patternId } = await requireNode(call, body.nodeId)
    await endAndTell(call, () => updatePattern(call.env.DB, patternId, { name: body.newName }))
    return OK
  })

  serve(app, spacesApi.updateArtifactId, async ({ body }, call) => {
    const { env, actor } = call
    const { patternId } = await requireNode(call, body.nodeId)
    const [design, version] = await Promise.all([
      findPattern(env.DB, patternId),
      findArtifact(env.DB, body.artifactId),
    ])
    if (version?.patternId !== patternId) throw new AppError('not_found', 'This version does not exist.')
    if (design?.activeArtifactId === body.artifactId)
      throw new AppError('conflict', 'This version is active already.')
    const restored = await editorRoom(env, patternId).restore(patternId, body.artifactId, actor)
    if ('error' in restored) throw new AppError(restored.error, restored.message ?? MESSAGES.restoreDuringRun)
    return OK
  })

  serve(app, spacesApi.loadArtifact, ({ body }, call) => shownArtifact(call, body.artifactId))
}
