import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { explore } from '#server/features/canvas/explore.ts'
import { findNodes } from '#server/features/canvas/nodes-queries.ts'
import { requireNode } from '#server/features/canvas/require-node.ts'
import {
  collapseDirections,
  keepAsDesign,
  keepDirection,
  setVote,
} from '#server/features/canvas/votes-queries.ts'
import { findPattern } from '#server/features/patterns/patterns-queries.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { spacesApi } from '#shared/api/canvas.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Several directions of one design, and which of them is taken. */
export function variationsRoutes(app: AppHono): void {
  serve(app, spacesApi.explore, ({ body }, call) => explore(call, body))

  serve(app, spacesApi.vote, async ({ body }, call) => {
    const { env, canvas, user } = call
    if (user.isGuest) throw new AppError('unauthenticated')
    const { nodeId, exploreId } = await requireNode(call, body.nodeId)
    if (exploreId === null) throw new AppError('conflict', NO_DIRECTION)
    const vote = { spaceId: canvas.id, exploreId, nodeId, userId: user.id }
    await commitAndTell(call, canvas.id, () => setVote(env.DB, vote, body.isOn))
    return OK
  })

  serve(app, spacesApi.collapse, async ({ body }, call) => {
    const { env, canvas } = call
    const { exploreId } = await requireNode(call, body.nodeId)
    if (exploreId === null) throw new AppError('conflict', NO_DIRECTION)
    const { nodeId, which, isCollapsed } = body
    const directions = { spaceId: canvas.id, exploreId, nodeId, which }
    await commitAndTell(call, canvas.id, () => collapseDirections(env.DB, directions, isCollapsed))
    return OK
  })

  serve(app, spacesApi.keep, async ({ body }, call) => {
    const { env, canvas, actor } = call
    const node = await requireNode(call, body.nodeId)
    if (node.exploreId === null) throw new AppError('conflict', NO_DIRECTION)
    const { exploreId } = node
    const artifactId = (await findPattern(env.DB, node.patternId))?.activeArtifactId ?? null
    const version = artifactId && (await findArtifact(env.DB, artifactId))
    if (!version) throw new AppError('conflict', 'This direction is not finished yet.')
    if (body.as === 'design') {
      await commitAndTell(call, canvas.id, () => keepAsDesign(env.DB, canvas.id, node.nodeId))
      return { nodeId: node.nodeId, artifactId: version.id }
    }
    const [origin] = node.exploreOf ? await findNodes(env.DB, canvas.id, [node.exploreOf]) : []
    if (!origin)
      throw new AppError('conflict', 'What was explored is not on this canvas. Keep this as a design.')
    const files = await readSource(env.FILES, version)
    const work = { files, message: 'Kept a direction' }
    const saved = await editorRoom(env, origin.patternId).save(origin.patternId, actor, work)
    if ('error' in saved) throw new AppError(saved.error, saved.message ?? MESSAGES.saveDuringRun)
    if (!saved.artifactId) throw new AppError('conflict')
    const direction = { spaceId: canvas.id, exploreId, nodeId: node.nodeId }
    await commitAndTell(call, canvas.id, () => keepDirection(env.DB, direction))
    return { nodeId: origin.nodeId, artifactId: saved.artifactId }
  })
}

const NO_DIRECTION = 'This design is no direction of an exploration.'
