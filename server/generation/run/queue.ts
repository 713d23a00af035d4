import { writeQueue } from '#room-schema/queue.ts'
import { levelOfActor } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import type { Bindings } from '#server/bindings.ts'
import { type QueuedPrompt, QueueStore } from '#server/generation/run/queue-store.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import type { StoredRun } from '#server/generation/run/runs-store.ts'
import { endRun, showRunStarted } from '#server/generation/run/show-in-chat.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import { can } from '#shared/access.ts'
import type { Actor } from '#shared/actor.ts'
import { QUEUED_PROMPTS_MAX, QUEUED_TEXT_CHARACTERS } from '#shared/chat.ts'
import { wellFormed } from '#shared/text.ts'

/** What people do to a prompt that waits. */
export type QueueChange =
  | { act: 'edit'; prompt: string; actor: Actor }
  | { act: 'remove' }
  | { act: 'undoRemove'; actorId: string }
  | { act: 'move'; before: string | null }

/** What became of an act on a prompt that waits; `begun`: it is too late for it. */
export type QueueResult = 'done' | 'not_found' | 'begun' | 'full'

interface QueueRoom
  extends Pick<RunRoom, 'sql' | 'write' | 'flush' | 'patternId' | 'waitUntil' | 'beginNext'> {
  /** Whether a run of this name is on record. */
  hasRun(requestId: string): boolean
}

/** The prompts that were sent while another one ran. Nothing of them is reserved, made or shown in the chat before they begin. */
export class PromptQueue {
  readonly #env: Bindings
  readonly #room: QueueRoom
  readonly #store: QueueStore

  constructor(env: Bindings, room: QueueRoom) {
    this.#env = env
    this.#room = room
    this.#store = new QueueStore(room.sql)
  }

  get isEmpty(): boolean {
    return this.#store.inOrder().length === 0
  }

  get isFull(): boolean {
    return this.#store.inOrder().length >= QUEUED_PROMPTS_MAX
  }

  /** One that has left is found too: its id is used. */
  find(requestId: string): QueuedPrompt | null {
    return this.#store.find(requestId)
  }

  first(): QueuedPrompt | null {
    return this.#waiting()[0] ?? null
  }

  /** Its run has been accepted and is shown nowhere yet. */
  isBeginning(requestId: string): boolean {
    return this.#store.find(requestId)?.state === 'beginning'
  }

  add(request: RunRequest, bodyHash: string): void {
    this.#store.add(request, bodyHash)
    this.#show()
  }

  /** From here on nobody edits, removes or moves it. */
  setBeginning(requestId: string): void {
    this.#store.setBeginning(requestId)
  }

  /** In the transaction that shows it as a run. */
  begun(requestId: string): void {
    this.#store.delete(requestId)
  }

  /** The whole text of one that waits; null when it does not. */
  read(requestId: string): string | null {
    const queued = this.#store.find(requestId)
    return queued?.state === 'waiting' ? queued.request.prompt : null
  }

  /** Nobody speaks or pays for another: who writes the words of a prompt is its author. A repair in other words is none. */
  edit(requestId: string, prompt: string, actor: Actor): QueueResult {
    const asWritten = { prompt, actor, fixOf: null, fixSeen: null, freeFixOf: null, stack: '' }
    return this.#change(requestId, ({ request }) => {
      // Nobody's own key answers what somebody else wrote, nor do they mention anybody.
      const own =
        actor.id === request.actor.id
          ? {}
          : { isOwnModel: false, keyOrgId: null, modelId: modelLeft(request), mentions: [] }
      this.#store.setRequest({ ...request, ...asWritten, ...own })
    })
  }

  remove(requestId: string): QueueResult {
    return this.#change(requestId, () => this.#store.remove(requestId))
  }

  /** Where it was before; also in an empty queue, where it begins. */
  undoRemove(requestId: string, actorId: string): QueueResult {
    const queued = this.#store.find(requestId)
    const state = queued?.state
    if (state === 'waiting') return 'done'
    // Its author took the key back with it.
    if (queued?.request.isOwnModel && queued.request.actor.id !== actorId) return 'not_found'
    if (state !== 'removed') return this.#gone(requestId)
    if (this.isFull) return 'full'
    this.#store.putBack(requestId)
    this.#show()
    this.#room.waitUntil(this.#room.beginNext())
    return 'done'
  }

  /** Before another one that waits; null: to the end. */
  move(requestId: string, before: string | null): QueueResult {
    if (before !== null && before !== requestId && this.read(before) === null) return this.#gone(before)
    return this.#change(requestId, () => {
      const ids = this.#waiting().map(({ request }) => request.requestId)
      this.#store.setOrder(moved(ids, requestId, before))
    })
  }

  /** Prompts of those who may not ask here any more leave; a guest may have become an account meanwhile. */
  async leaveUnlessAllowed(): Promise<void> {
    const actorIds = new Set(this.#waiting().map(({ request }) => request.actor.id))
    const pattern = patternRef(this.#room.patternId())
    const levels = await Promise.all(
      [...actorIds].map(async id => [id, await levelOfActor(this.#env.DB, pattern, id)] as const),
    )
    const barred = new Set(levels.filter(([, level]) => !can(level, 'generate')).map(([id]) => id))
    const leaving = this.#waiting().filter(({ request }) => barred.has(request.actor.id))
    for (const { request } of leaving) this.#store.leave(request.requestId)
    if (leaving.length > 0) this.#show()
  }

  /** All that waits, or this one, leaves the queue for the chat, as stopped and with its words; the ids. */
  stopWaiting(requestId: string | null, cause: string): string[] {
    const stopped = this.#waiting().filter(
      ({ request }) => (requestId ?? request.requestId) === request.requestId,
    )
    if (stopped.length === 0) return []
    for (const { request } of stopped) this.#store.leave(request.requestId)
    this.#room.write(doc => {
      for (const { request, bodyHash } of stopped) {
        const asked: StoredRun = { request, bodyHash, state: 'stopped', attempt: 0, answer: null }
        showRunStarted(doc, asked)
        endRun(doc, asked, { state: 'stopped', cause })
      }
      writeQueue(doc, this.shown())
    })
    this.#room.flush()
    return stopped.map(({ request }) => request.requestId)
  }

  /** As everybody in the room sees it. */
  shown() {
    return this.#store.inOrder().map(({ request, createdAt }) => ({
      requestId: request.requestId,
      actor: request.actor,
      text: wellFormed(request.prompt.slice(0, QUEUED_TEXT_CHARACTERS)),
      mode: request.mode,
      createdAt,
    }))
  }

  #change(requestId: string, change: (queued: QueuedPrompt) => void): QueueResult {
    const queued = this.#store.find(requestId)
    if (queued?.state !== 'waiting') return this.#gone(requestId)
    change(queued)
    this.#show()
    return 'done'
  }

  #gone(requestId: string): QueueResult {
    return this.#room.hasRun(requestId) ? 'begun' : 'not_found'
  }

  #waiting(): QueuedPrompt[] {
    return this.#store.inOrder().filter(({ state }) => state === 'waiting')
  }

  #show(): void {
    this.#room.write(doc => writeQueue(doc, this.shown()))
    this.#room.flush()
  }
}

export function changeQueue(queue: PromptQueue, requestId: string, change: QueueChange): QueueResult {
  if (change.act === 'edit') return queue.edit(requestId, change.prompt, change.actor)
  if (change.act === 'move') return queue.move(requestId, change.before)
  return change.act === 'remove' ? queue.remove(requestId) : queue.undoRemove(requestId, change.actorId)
}

const modelLeft = ({ isOwnModel, modelId }: RunRequest): string | null => (isOwnModel ? null : modelId)

/** These ids with one of them before another, or at the end. */
export function moved(ids: readonly string[], id: string, before: string | null): string[] {
  if (id === before) return [...ids]
  const others = ids.filter(other => other !== id)
  const at = before === null ? others.length : others.indexOf(before)
  return others.toSpliced(at < 0 ? others.length : at, 0, id)
}
