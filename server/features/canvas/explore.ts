import type { SignedInCanvasCall } from '#server/call.ts'
import { deriveId } from '#server/derive-id.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { checkRoom, madeWith } from '#server/features/canvas/add-node.ts'
import { type AskedDirections, askDirections } from '#server/features/canvas/ask-directions.ts'
import type { NamedDirection } from '#server/features/canvas/named-directions.ts'
import { copyNodePicture } from '#server/features/canvas/node-picture.ts'
import { findDirections, insertNodes } from '#server/features/canvas/nodes-queries.ts'
import {
  areUsual,
  type Exploration,
  originOf,
  type Planned,
  plannedRuns,
  plannedWithoutModel,
  usualDirections,
} from '#server/features/canvas/plan-directions.ts'
import { pickedModel } from '#server/features/chat/picked-model.ts'
import { promptOrThrow } from '#server/features/chat/prompt-or-throw.ts'
import { creditsOf } from '#server/features/credits/balance.ts'
import { withdraw } from '#server/features/credits/ledger-queries.ts'
import { nameOf, type UsableModel } from '#server/generation/model/choose-model.ts'
import { modelOf } from '#server/generation/model/run-model.ts'
import { reserveAll } from '#server/generation/run/run-credits.ts'
import { logError } from '#server/logs/log-error.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import type { spacesApi } from '#shared/api/canvas.ts'
import type { RouteInput, RouteReplyWritten } from '#shared/api/route.ts'
import { AppError } from '#shared/errors.ts'

type Asked = RouteInput<typeof spacesApi.explore>['body']
type Explored = RouteReplyWritten<typeof spacesApi.explore>

/** Several directions at once, as nodes beside their origin: all of them are paid for, or nothing is made. */
export async function explore(call: SignedInCanvasCall, asked: Asked): Promise<Explored> {
  const { env, canvas, actor } = call
  const { nodeId: of, count } = asked
  const picked = await pickedModel(call, asked)
  const model = await modelOf(env, { ...picked, actor })
  const exploration: Exploration = {
    ...{ id: await deriveId('explore', canvas.id, actor.id, asked.requestId), of, count, picked },
    ...{ prompt: promptOrThrow(asked.updatePrompt), origin: of === null ? null : await originOf(call, of) },
    made: await madeWith(call, asked),
  }
  const made = await madeBefore(call, exploration)
  const working = made ? Promise.resolve(made) : makeNodes(call, exploration, model)
  // Whoever leaves meanwhile has paid: what was reserved is not left without its runs.
  call.waitUntil(working.catch(() => undefined))
  const planned = await working
  // Asked for again, what was cut off in between begins now; what has begun answers as before.
  await Promise.all(planned.map(direction => begin(call, direction)))
  const isByTemplates = planned.every(({ node }) => node.explore?.asked == null)
  return {
    exploreId: exploration.id,
    nodes: planned.map(({ node, words, requestId }) => ({
      ...{ nodeId: node.nodeId, editorRoomId: node.design.id, requestId, words },
    })),
    credits: await creditsOf(env, actor.id),
    ...(isByTemplates ? { isByTemplates: true as const } : {}),
    ...(areUsual(planned.map(({ words }) => words)) ? { areUsual: true as const } : {}),
  }
}

/** What an earlier try of the same request has made; null where there was none. */
async function madeBefore(call: SignedInCanvasCall, exploration: Exploration): Promise<Planned[] | null> {
  const planned = await plannedRuns(call, exploration, usualDirections(exploration.count))
  const stored = await findDirections(
    call.env.DB,
    planned.map(({ node }) => node.nodeId),
  )
  if (stored.size === 0) return null
  const directions = planned.map(({ node: { nodeId }, words }): NamedDirection | null => {
    const { asked = null, words: kept = null } = stored.get(nodeId) ?? {}
    return asked === null ? null : { asked, words: kept ?? words }
  })
  const named = directions.filter(direction => direction !== null)
  if (named.length < directions.length) return plannedWithoutModel(call, exploration)
  return plannedRuns(call, exploration, named)
}

async function makeNodes(
  call: SignedInCanvasCall,
  exploration: Exploration,
  model: UsableModel | null,
): Promise<Planned[]> {
  const { env, canvas, actor } = call
  const usual = usualDirections(exploration.count)
  const before = model
    ? await plannedRuns(call, exploration, usual)
    : await plannedWithoutModel(call, exploration)
  await checkRoom(call, canvas.id, before.length)
  const runs = before.flatMap(({ node, made }) =>
    'request' in made ? [{ request: made.request, patternId: node.design.id }] : [],
  )
  const refusal = await reserveAll(env, runs, nameOf(model))
  if (refusal) throw new AppError(refusal)
  try {
    const answer = model && (await ask(call, exploration, model))
    const planned = answer?.named ? await plannedRuns(call, exploration, answer.named) : before
    await commitAndTell(call, canvas.id, () =>
      insertNodes(
        env.DB,
        planned.map(({ node }) => node),
      ),
    )
    if (answer) await countUsage(env.DB, planned, answer)
    return planned
  } catch (error) {
    // The same request twice at once: one of them has made them.
    const others = await madeBefore(call, exploration)
    if (others) return others
    for (const { request } of runs) await withdraw(env.DB, actor.id, request.requestId)
    throw error
  }
}

async function ask(
  call: SignedInCanvasCall,
  { prompt, count, origin }: Exploration,
  model: UsableModel,
): Promise<AskedDirections> {
  const files = origin?.source ? await readSource(call.env.FILES, origin.source) : null
  const design = origin && files && { name: origin.pattern.name, files }
  return askDirections(call, model, { prompt, count, design })
}

/** With the first of those that it was asked for. */
async function countUsage(d1: D1Database, [first]: Planned[], { usage }: AskedDirections): Promise<void> {
  if (!first) return
  await usage
    .save(d1, first.node.design.id, first.requestId)
    .catch(error => logError('what directions took was not counted', error))
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
