import type * as Y from 'yjs'
import { findItem } from '#room-schema/chat.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import type { PromptQueue } from '#server/generation/run/queue.ts'
import type { RunsStore, StoredRun } from '#server/generation/run/runs-store.ts'
import { hasTryLeft } from '#server/generation/run/tries.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import type { WhenBusy } from '#shared/chat.ts'
import { FREE_FIXES_MAX } from '#shared/credits.ts'
import type { ErrorCode } from '#shared/errors.ts'

interface Kept {
  store: Pick<RunsStore, 'find' | 'underWay' | 'fixesOf'>
  queue: Pick<PromptQueue, 'find' | 'isEmpty' | 'isFull'>
}

interface Asked {
  request: RunRequest
  bodyHash: string
  whenBusy: WhenBusy
}

/** What becomes of a request. One that was here before is a run, or waits or has left already, and gets the same answer. */
export type Admission = 'begins' | 'waits' | 'isRun' | 'wasQueued' | { error: ErrorCode }

export function admit({ store, queue }: Kept, { request, bodyHash, whenBusy }: Asked): Admission {
  const { requestId, updateOnRequestId, answers } = request
  const stored = store.find(requestId)
  const before = stored ?? queue.find(requestId)
  if (before && before.bodyHash !== bodyHash) return { error: 'request_id_reused' }
  if (before) return stored ? 'isRun' : 'wasQueued'
  for (const earlier of [updateOnRequestId, answers?.requestId])
    if (earlier && !store.find(earlier)) return { error: 'not_found' }
  const isBusy = store.underWay() !== null || !queue.isEmpty
  if (isBusy && whenBusy === 'refuse') return { error: 'generation_in_progress' }
  const problem = fixesProblem(store, request, FREE_FIXES_MAX)
  if (problem) return { error: problem }
  if (!isBusy) return 'begins'
  return queue.isFull ? { error: 'queue_full' } : 'waits'
}

/** Of repairs that wait more may be sent than there are, so they are counted once more when they begin: each with itself. */
export const fixesProblem = (
  store: Kept['store'],
  { freeFixOf, isOwnModel }: RunRequest,
  most: number,
): ErrorCode | null =>
  freeFixOf !== null && !isOwnModel && store.fixesOf(freeFixOf) >= most ? 'no_more_fixes' : null

/** A repair that waited would begin again with its own version, and take away what was made meanwhile. */
export function outdatedFix(
  queue: Pick<PromptQueue, 'isBeginning'>,
  doc: Y.Doc,
  { requestId, fixSeen }: RunRequest,
): ErrorCode | null {
  if (fixSeen === null || !queue.isBeginning(requestId)) return null
  return readMeta(doc).activeArtifactId === fixSeen ? null : 'fix_outdated'
}

/** A repair of what a free repair has made is one of the same few. */
export function withOriginal(store: Kept['store'], request: RunRequest): RunRequest {
  const made = request.freeFixOf && store.find(request.freeFixOf)
  return made ? { ...request, freeFixOf: made.request.freeFixOf ?? request.freeFixOf } : request
}

/** Nobody has another's own key asked again. */
export const isOthersOwn = ({ request }: StoredRun, actorId: string): boolean =>
  request.isOwnModel && request.actor.id !== actorId

/** Why a run cannot be tried once more. */
export function retryProblem(
  store: Kept['store'],
  doc: Y.Doc,
  stored: StoredRun | null,
  actorId: string,
): ErrorCode | null {
  if (!stored || stored.state === 'refused') return 'not_found'
  if (isOthersOwn(stored, actorId)) return 'forbidden'
  if (store.underWay()) return 'generation_in_progress'
  if (stored.state !== 'failed' || !hasTryLeft(stored)) return 'conflict'
  // Its message was deleted, and its words with it.
  if (stored.request.prompt === '') return 'conflict'
  // An answer that has been paged out cannot be written again.
  return findItem(doc, stored.request.assistantItemId) ? null : 'conflict'
}
