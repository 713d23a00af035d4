import type { SignedInCanvasCall } from '#server/call.ts'
import { deriveId } from '#server/derive-id.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { type Copied, checkRoom, copiedBy } from '#server/features/canvas/add-node.ts'
import { DIRECTION_KINDS, inTheme, withSentence } from '#server/features/canvas/directions.ts'
import { copyNodePicture } from '#server/features/canvas/node-picture.ts'
import { insertNodes, type NewNode, wasNode } from '#server/features/canvas/nodes-queries.ts'
import { requireNode } from '#server/features/canvas/require-node.ts'
import { pickedModel } from '#server/features/chat/picked-model.ts'
import { promptOrThrow } from '#server/features/chat/prompt-or-throw.ts'
import { creditsOf } from '#server/features/credits/balance.ts'
import { withdraw } from '#server/features/credits/ledger-queries.ts'
import { nameOf } from '#server/generation/model/choose-model.ts'
import { modelOf } from '#server/generation/model/run-model.ts'
import { reserveAll } from '#server/generation/run/run-credits.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import { logError } from '#server/logs/log-error.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import type { spacesApi } from '#shared/api/canvas.ts'
import type { RouteInput, RouteReplyWritten } from '#shared/api/route.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import { UNTITLED } from '#shared/patterns.ts'

type Asked = RouteInput<typeof spacesApi.explore>['body']
type Explored = RouteReplyWritten<typeof spacesApi.explore>

/** A direction on its way: the node, and either a run that makes it or the files it is. */
interface Planned {
  node: NewNode
  words: string
  requestId: string
  made: { request: RunRequest } | { files: SourceFile[] }
}

/** Several directions at once, as nodes beside their origin: all of them are paid for, or nothing is made. */
export async function explore(call: SignedInCanvasCall, asked: Asked): Promise<Explored> {
  const { env, canvas, actor } = call
  const exploreId = await deriveId('explore', canvas.id, actor.id, asked.requestId)
  const model = await modelOf(env, { ...(await pickedModel(call, asked)), actor })
  const planned = await plan(call, asked, exploreId, model !== null)
  const [first] = planned
  if (!first) throw new AppError('internal')
  if (!(await wasNode(env.DB, first.node.nodeId))) {
    await checkRoom(call, canvas.id, planned.length)
    const runs = planned.flatMap(({ node, made }) =>
      'request' in made ? [{ request: made.request, patternId: node.design.id }] : [],
    )
    const refusal = await reserveAll(env, runs, nameOf(model))
    if (refusal) throw new AppError(refusal)
    const nodes = planned.map(({ node }) => node)
    await commitAndTell(call, canvas.id, () => insertNodes(env.DB, nodes))
  }
  // Asked for again, what was cut off in between begins now; what has begun answers as before.
  await Promise.all(planned.map(direction => begin(call, direction)))
  return {
    exploreId,
    nodes: planned.map(({ node, words, requestId }) => ({
      ...{ nodeId: node.nodeId, editorRoomId: node.design.id, requestId, words },
    })),
    credits: await creditsOf(env, actor.id),
    ...(model === null ? { isByTemplates: true as const } : {}),
  }
}

async function plan(
  call: SignedInCanvasCall,
  asked: Asked,
  exploreId: string,
  hasModel: boolean,
): Promise<Planned[]> {
  const prompt = promptOrThrow(asked.updatePrompt)
  const picked = await pickedModel(call, asked)
  const origin = asked.nodeId === null ? null : await originOf(call, asked.nodeId)
  const files = origin?.source && !hasModel ? await readSource(call.env.FILES, origin.source) : null
  const directions = DIRECTION_KINDS.slice(0, asked.count)
  return Promise.all(
    directions.map(async (kind, at): Promise<Planned> => {
      const idOf = (part: string) => deriveId(part, exploreId, at)
      const themed = files && inTheme(files, kind.themed.changes)
      const words = themed ? kind.themed.words : hasModel ? kind.words : kind.inWords
      const sentence = hasModel ? `Take this direction: ${kind.asked}` : kind.inWords
      const requestId = await idOf('run')
      const request = runRequest({
        ...{ requestId, userItemId: await idOf('asked'), assistantItemId: await idOf('answer') },
        ...{ ...picked, prompt: withSentence(prompt, sentence), hostedFiles: [], actor: call.actor },
      })
      const explored = { id: exploreId, of: asked.nodeId, words }
      // Templates change no code that they have not made, so without a theme they begin anew.
      const begun = hasModel || themed ? origin : origin && { ...origin, source: null }
      const node = nodeOf(call, begun, [await idOf('node'), await idOf('design'), await idOf('version')])
      return {
        ...{ node: { ...node, explore: explored }, words, requestId },
        made: themed ? { files: themed } : { request },
      }
    }),
  )
}

async function originOf(call: SignedInCanvasCall, nodeId: string): Promise<Copied | null> {
  const { patternId } = await requireNode(call, nodeId)
  return copiedBy(call, { patternId })
}

function nodeOf(
  { canvas, actor }: SignedInCanvasCall,
  origin: Copied | null,
  [nodeId, id, artifactId]: [nodeId: string, id: string, artifactId: string],
): NewNode {
  const { ownerId, access } = canvas
  const { name = UNTITLED, config = DEFAULT_CONFIG } = origin?.pattern ?? {}
  const looks = origin ? { viewport: origin.pattern.viewport, isDarkMode: origin.pattern.isDarkMode } : {}
  return {
    ...{ nodeId, spaceId: canvas.id, actor },
    design: { id, ownerId, access, name, config, ...looks },
    from: origin?.source ? { source: origin.source, artifactId } : null,
  }
}

/** One that cannot begin gives back what was reserved for it, and takes none of the others with it. */
async function begin(call: SignedInCanvasCall, { node, words, made }: Planned): Promise<void> {
  const { env, actor, waitUntil } = call
  const { id } = node.design
  waitUntil(copyNodePicture(env, node))
  if ('files' in made) {
    const saved = editorRoom(env, id).save(id, actor, { files: made.files, message: `Theme: ${words}` })
    return waitUntil(saved.catch(error => logError('a direction could not be saved', error)))
  }
  try {
    const started = await editorRoom(env, id).startGeneration(id, made.request)
    if (!('error' in started)) return
    logError('a direction did not begin', new Error(started.error))
    await withdraw(env.DB, actor.id, made.request.requestId)
  } catch (error) {
    logError('a direction could not be begun', error)
  }
}
