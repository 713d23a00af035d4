import * as Y from 'yjs'
import { contentOf, findItem, makeItem, makePart } from '#room-schema/chat.ts'
import { clearDraft } from '#room-schema/draft.ts'
import { chatOf, readMeta, writeMeta, writeRun } from '#room-schema/editor-room.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { artifactOf, type RunEnd } from '#server/generation/run/end.ts'
import { type StoredRun, traceId } from '#server/generation/run/runs-store.ts'
import { hasTryLeft } from '#server/generation/run/tries.ts'
import { keyOf, scopeLabel } from '#server/generation/run-request.ts'
import { ASSISTANT_USER_ID, type ChatItem, type ChatPart } from '#shared/chat.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'
import { type KeyOf, toldInChat } from '#shared/models.ts'
import { promptParts } from '#shared/prompt-parts.ts'
import type { Answers } from '#shared/talk.ts'

type ErrorPart = Extract<ChatPart, { type: 'error' }>

const thinkingPart = (): ChatPart => ({
  type: 'thinking',
  message: MESSAGES.thinking,
  isPlaceholder: true,
  thoughts: '',
  startTime: Date.now(),
  endTime: null,
})

/** The user's item, the assistant's with its placeholder, and the run itself, in one transaction. */
export function showRunStarted(doc: Y.Doc, stored: StoredRun): void {
  const { request } = stored
  const { requestId, userItemId, assistantItemId, actor, prompt, hostedFiles, references } = request
  const common = { requestId, timeCreated: Date.now(), metadata: { traceId: traceId(stored) } }
  const images: ChatPart[] = hostedFiles.map(file => ({ type: 'image', ...file }))
  const selected: ChatPart[] = references.map(({ name, color, url }) => ({
    type: 'referenceV2',
    ...{ name, color, url },
  }))
  const asked: ChatItem = {
    ...common,
    id: userItemId,
    userId: actor.id,
    actor,
    role: 'user',
    content: [...selected, ...promptParts(prompt), ...images],
  }
  const answer: ChatItem = {
    ...common,
    id: assistantItemId,
    userId: ASSISTANT_USER_ID,
    actor: { kind: 'agent', id: ASSISTANT_USER_ID },
    role: 'assistant',
    content: [thinkingPart()],
  }
  if (!findItem(doc, userItemId)) chatOf(doc).push([makeItem(asked)])
  const earlier = findItem(doc, assistantItemId)?.get('content')
  if (earlier instanceof Y.Array) {
    earlier.delete(0, earlier.length)
    earlier.push([makePart(thinkingPart())])
  } else chatOf(doc).push([makeItem(answer)])
  if (request.answers) markAnswered(doc, request.answers)
  clearDraft(doc)
  const scope = scopeLabel(request)
  writeRun(doc, requestId, { state: 'running', actor, scope, startedAt: Date.now(), stage: 'Thinking' })
}

/** The last transaction of a run: its item, the active artifact, the draft and the flag. */
export function endRun(doc: Y.Doc, { request, attempt }: StoredRun, end: RunEnd): void {
  const item = findItem(doc, request.assistantItemId)
  if (item) {
    endParts(item, end)
    if (end.state === 'stopped') replaceThinking(item, stoppedPart(end))
    if (end.state === 'failed')
      replaceThinking(item, {
        ...failedPart(end, keyOf(request)),
        hasRetry: hasTryLeft({ request, attempt }),
      })
    if (end.state === 'done') for (const part of end.next) add(item, part)
  }
  const artifact = artifactOf(end)
  if (end.state === 'done' && artifact) writeMeta(doc, { activeArtifactId: artifact.id })
  const isShown = artifact !== null && readMeta(doc).activeArtifactId === artifact.id
  const compiled = isShown ? { id: artifact.id, error: artifact.errorMessage } : null
  writeMeta(doc, {
    compilation: {
      isCompiling: false,
      compilationId: compiled?.id ?? null,
      error: compiled?.error ?? null,
    },
  })
  clearDraft(doc)
  writeRun(doc, request.requestId, null)
}

/** A prompt that waited and may not run: its words stay, and why they were not answered. */
export function showRefused(doc: Y.Doc, { request }: StoredRun, why: ErrorCode): void {
  const item = findItem(doc, request.assistantItemId)
  const { message } = new AppError(why)
  if (item) replaceThinking(item, { type: 'error', kind: 'failed', message, hasRetry: false })
  writeRun(doc, request.requestId, null)
}

/** Nothing of an ended run still turns; a card stays only for a version, or for one that was stopped. */
function endParts(item: Y.Map<unknown>, end: RunEnd): void {
  const content = item.get('content')
  if (!(content instanceof Y.Array)) return
  for (let at = content.length - 1; at >= 0; at--) {
    const part = content.get(at)
    if (!(part instanceof Y.Map)) continue
    const type = part.get('type')
    if ((type === 'thinking' || type === 'toolCall') && part.get('endTime') === null)
      part.set('endTime', Date.now())
    if (type === 'artifact' && end.state !== 'stopped') content.delete(at, 1)
    if (type === 'artifact' && end.state === 'stopped') {
      part.set('wasStopped', true)
      part.set('isArtifactInitializing', false)
    }
  }
  const artifact = artifactOf(end)
  if (artifact) content.push([makePart(artifactPart(artifact, false))])
}

export const artifactPart = (
  { id, name, version }: Pick<ArtifactRow, 'id' | 'name' | 'version'>,
  isArtifactInitializing: boolean,
): ChatPart => ({
  type: 'artifact',
  artifactId: id,
  artifactName: name,
  version,
  wasStopped: false,
  isArtifactInitializing,
})

const stoppedPart = ({ cause }: Extract<RunEnd, { state: 'stopped' }>): ErrorPart => ({
  type: 'error',
  kind: 'stopped',
  message: MESSAGES.generationStopped,
  hasRetry: false,
  ...(cause ? { cause } : {}),
})

const failedPart = (
  { message, problem, artifact }: Extract<RunEnd, { state: 'failed' }>,
  whose: KeyOf,
): ErrorPart => {
  const cause = artifact?.errorMessage || (problem ? toldInChat(problem, whose) : null)
  return { type: 'error', kind: 'failed', message, hasRetry: false, ...(cause ? { cause } : {}) }
}

function replaceThinking(item: Y.Map<unknown>, error: ChatPart): void {
  const content = item.get('content')
  if (!(content instanceof Y.Array)) return
  const at = contentOf(item).findIndex(part => part.get('type') === 'thinking')
  if (at >= 0) content.delete(at, 1)
  content.push([makePart(error)])
}

function add(item: Y.Map<unknown>, part: ChatPart): void {
  const content = item.get('content')
  if (content instanceof Y.Array) content.push([makePart(part)])
}

export function addToAnswer(doc: Y.Doc, itemId: string, part: ChatPart): void {
  const item = findItem(doc, itemId)
  if (item) add(item, part)
}

/** What was asked has its answers, for everybody; the first ones stay. */
function markAnswered(doc: Y.Doc, { requestId, given }: Answers): void {
  for (const item of chatOf(doc)) {
    if (item.get('requestId') !== requestId) continue
    for (const part of contentOf(item))
      if (part.get('type') === 'questions' && part.get('answers') === null) part.set('answers', given)
  }
}

/** What this request's run had left out is in the design now. */
export function markAllowed(doc: Y.Doc, requestId: string): void {
  for (const part of partsOf(doc, requestId, 'outOfScope')) part.set('isAllowed', true)
}

/** Whether it is offered to keep what this request's run had finished; null where there is no such offer. */
export function offerOf(doc: Y.Doc, requestId: string): 'open' | 'taken' | null {
  const part = partsOf(doc, requestId, 'finishedFiles').at(-1)
  if (!part) return null
  return part.get('isKept') === true ? 'taken' : 'open'
}

/** What this request's run had finished is in the design now. */
export function markKept(doc: Y.Doc, requestId: string): void {
  for (const part of partsOf(doc, requestId, 'finishedFiles')) part.set('isKept', true)
}

const partsOf = (doc: Y.Doc, requestId: string, type: ChatPart['type']): Y.Map<unknown>[] =>
  chatOf(doc)
    .toArray()
    .filter(item => item.get('requestId') === requestId)
    .flatMap(contentOf)
    .filter(part => part.get('type') === type)
