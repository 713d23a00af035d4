import { writeQueue } from '#room-schema/queue.ts'
import { levelOfActor } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import type { Bindings } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { nameOf } from '#server/generation/model/choose-model.ts'
import { modelOf } from '#server/generation/model/run-model.ts'
import { admit, fixesProblem, outdatedFix, retryProblem, withOriginal } from '#server/generation/run/admit.ts'
import { carryOut } from '#server/generation/run/carry-out.ts'
import { artifactOf, failed, type RunEnd, showsNumber } from '#server/generation/run/end.ts'
import { isStuck, type LiveRun, liveRun } from '#server/generation/run/live-run.ts'
import { endOfLostRun, type LostEnd } from '#server/generation/run/lost-run.ts'
import { finishedAt, offerFinished } from '#server/generation/run/offer-finished.ts'
import { PromptQueue } from '#server/generation/run/queue.ts'
import { reportEnd } from '#server/generation/run/report-end.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import { RunCredits } from '#server/generation/run/run-credits.ts'
import { RunsStore, type StoredRun } from '#server/generation/run/runs-store.ts'
import { settle, settleLost } from '#server/generation/run/settle.ts'
import { endRun, showRefused, showRunStarted } from '#server/generation/run/show-in-chat.ts'
import type { RunRequest, StartResult } from '#server/generation/run-request.ts'
import { can } from '#shared/access.ts'
import type { WhenBusy } from '#shared/chat.ts'
import { FREE_FIXES_MAX } from '#shared/credits.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

/**
 * Looking after a run is its heart-beat: an object without sockets and calls is put out of memory after 70 seconds though
 * a request of its own is pending, and each alarm begins that time anew. An object that is woken by it and does not have
 * the run in its memory has found a lost one.
 */
const HEARTBEAT_MS = 15_000

/** The generations of one room: one at a time, each with exactly one end. */
export class GenerationRuns {
  /** What waits for the run under way. */
  readonly queue: PromptQueue
  readonly #env: Bindings
  readonly #room: RunRoom
  readonly #store: RunsStore
  readonly #credits: RunCredits
  readonly #starting = new Map<string, Promise<StartResult>>()
  /** Runs that were begun by this object, and not by one before it. */
  readonly #begun = new Set<string>()
  #live: LiveRun | null = null

  constructor(env: Bindings, room: RunRoom) {
    this.#env = env
    this.#room = room
    this.#store = new RunsStore(room.sql)
    this.#credits = new RunCredits(env)
    this.queue = new PromptQueue(env, { ...room, hasRun: id => this.#store.find(id) !== null })
    // Whatever is under way on disk was lost with the memory of the object before this one.
    if (this.#store.underWay() || this.#store.unsettled().length > 0)
      room.waitUntil(room.lookAgain(Date.now()))
    this.#beginNextSoon()
  }

  /** Is there a run whose end has yet to come? */
  get isUnderWay(): boolean {
    return this.#store.underWay() !== null
  }

  /** The same request again gets the same answer; who comes first is decided without waiting in between. */
  async start(given: RunRequest, whenBusy: WhenBusy = 'refuse'): Promise<StartResult> {
    const request = withOriginal(this.#store, given)
    const bodyHash = await digest(JSON.stringify(request))
    const admission = admit({ store: this.#store, queue: this.queue }, { request, bodyHash, whenBusy })
    if (admission === 'isRun') return this.#sameAnswer(this.#store.get(request.requestId))
    if (admission === 'begins') return this.#accept(request, bodyHash)
    if (admission === 'waits') this.queue.add(request, bodyHash)
    else if (admission !== 'wasQueued') return admission
    return { credits: await this.#credits.of(request.actor), isQueued: true }
  }

  /** The next prompt begins once what ran before it is ended and settled, as long as its author may still ask for it. */
  async beginNext(): Promise<void> {
    await this.queue.leaveUnlessAllowed()
    if (this.#starting.size === 0) await this.#settleLost()
    const next = this.queue.first()
    if (this.isUnderWay || !next) return
    this.queue.setBeginning(next.request.requestId)
    await this.#accept(next.request, next.bodyHash)
  }

  #accept(request: RunRequest, bodyHash: string): Promise<StartResult> {
    this.#store.accept(request, bodyHash)
    return this.#starts(request.requestId, this.#reserveAndRun(request.requestId))
  }

  /** What is written here is on disk together with whatever ended in the same turn. */
  #beginNextSoon(): void {
    if (!this.queue.isEmpty) this.#room.waitUntil(this.#room.beginNext())
  }

  /** Tries a failed run once more, free of charge; one that is stuck is ended for it. */
  async retry(requestId: string, actorId: string): Promise<StartResult> {
    await this.#endStuck(requestId, actorId)
    const problem = retryProblem(this.#store, this.#room.doc(), this.#store.find(requestId), actorId)
    if (problem) return { error: problem }
    this.#store.retry(requestId)
    return this.#starts(requestId, this.#runAgain(requestId))
  }

  /** Without a name whatever is running; false when nothing of that name is, any more. */
  async stop(requestId: string | null, cause?: string): Promise<boolean> {
    const live = this.#live
    const stored = live?.stored ?? this.#store.underWay()
    if (!stored || (requestId ?? stored.request.requestId) !== stored.request.requestId) return false
    // Its credits are still being reserved: it is shown as asked, and who was about to begin it finds it ended.
    if (!live && !this.#isWaiting(stored.request.requestId)) return false
    if (!live) this.#show(stored)
    live?.stop.abort()
    if (live?.isCommitting) await live.done
    else await this.#end(stored, { state: 'stopped', cause })
    return true
  }

  /** Whose starter may not write here any more neither goes on nor begins. */
  async stopUnlessAllowed(): Promise<void> {
    await this.queue.leaveUnlessAllowed()
    const request = this.#store.underWay()?.request
    if (!request) return
    const level = await levelOfActor(this.#env.DB, patternRef(this.#room.patternId()), request.actor.id)
    if (can(level, 'edit')) return
    await this.stop(request.requestId, MESSAGES.startersAccessLost)
  }

  /** The heart-beat of what is alive, and the end of what is not. */
  async lookAfter(): Promise<void> {
    const run = this.#store.underWay()
    if (run || this.#starting.size > 0) await this.#beat()
    if (run && this.#isAlive(run.request.requestId)) return
    if (run) await this.#reconcile(run)
    if (this.#starting.size === 0) await this.#settleLost()
  }

  #settleLost(): Promise<void> {
    return settleLost(this.#books, this.#env, this.#room.patternId())
  }

  /** In the memory of this object, running or on its way. */
  #isAlive(requestId: string): boolean {
    return this.#live?.stored.request.requestId === requestId || this.#starting.has(requestId)
  }

  /** Who begins a run holds it until it runs, so that no alarm takes it for a lost one. */
  #starts(requestId: string, starting: Promise<StartResult>): Promise<StartResult> {
    this.#store.setIsolate(requestId, this.#room.isolate)
    this.#begun.add(requestId)
    this.#starting.set(requestId, starting)
    return starting.finally(() => this.#starting.delete(requestId))
  }

  async #runAgain(requestId: string): Promise<StartResult> {
    await Promise.all([this.#beat(), this.#room.versions.replaced()])
    if (this.#isWaiting(requestId)) this.#begin(requestId)
    return { credits: await this.#credits.of(this.#store.get(requestId).request.actor) }
  }

  get #books() {
    return { store: this.#store, credits: this.#credits }
  }

  async #endStuck(requestId: string, actorId: string): Promise<void> {
    const live = this.#live
    if (live?.stored.request.requestId !== requestId || !isStuck(live, actorId)) return
    live.stop.abort()
    await this.#end(live.stored, failed(MESSAGES.somethingWentWrong, 'silent'))
  }

  async #sameAnswer(stored: StoredRun): Promise<StartResult> {
    const starting = this.#starting.get(stored.request.requestId)
    if (starting) return starting
    return stored.answer ?? { error: 'unavailable' }
  }

  async #reserveAndRun(requestId: string): Promise<StartResult> {
    const { request } = this.#store.get(requestId)
    const [model] = await Promise.all([
      modelOf(this.#env, request),
      this.#beat(),
      this.#room.versions.replaced(),
    ])
    const refusal =
      outdatedFix(this.queue, this.#room.doc(), request) ??
      fixesProblem(this.#store, request, FREE_FIXES_MAX + 1) ??
      (await this.#credits.reserve(request, this.#room.patternId(), nameOf(model)))
    let credits = await this.#credits.of(request.actor)
    const isWaiting = this.#isWaiting(requestId)
    if (!isWaiting) {
      await this.#settle(this.#store.get(requestId), null)
      credits = await this.#credits.of(request.actor)
    }
    const answer: StartResult = refusal && isWaiting ? { error: refusal } : { credits }
    this.#store.setAnswer(requestId, answer)
    if (isWaiting && refusal) this.#refuse(requestId, refusal)
    else if (isWaiting) this.#begin(requestId)
    return answer
  }

  /** Accepted, and neither begun nor ended. */
  #isWaiting(requestId: string): boolean {
    return this.#store.get(requestId).state === 'accepted'
  }

  /** Its sender has been told; one that waited is told in the chat, with its words. */
  #refuse(requestId: string, why: ErrorCode): void {
    this.#store.setState(requestId, 'refused')
    this.#store.setSettled(requestId)
    if (this.queue.isBeginning(requestId)) {
      this.#show(this.#store.get(requestId), why)
      this.#room.flush()
    }
    this.#beginNextSoon()
  }

  /** Into the chat, and with that out of the queue. */
  #show(stored: StoredRun, refusal: ErrorCode | null = null): void {
    this.queue.begun(stored.request.requestId)
    this.#room.write(doc => {
      showRunStarted(doc, stored)
      if (refusal) showRefused(doc, stored, refusal)
      writeQueue(doc, this.queue.shown())
    })
  }

  #begin(requestId: string): void {
    this.#store.setState(requestId, 'running')
    const stored = this.#store.get(requestId)
    this.#show(stored)
    this.#room.flush()
    const live = liveRun(this.#env, this.#room, stored)
    this.#live = live
    live.done = this.#carryOut(live)
    this.#room.waitUntil(live.done)
  }

  async #carryOut(live: LiveRun): Promise<void> {
    try {
      await this.#end(live.stored, await carryOut(live))
    } finally {
      if (this.#live === live) this.#live = null
    }
  }

  /** The one place where a run ends: the first end wins. */
  async #end(stored: StoredRun, end: RunEnd, lost: LostEnd | null = null): Promise<void> {
    const { requestId } = stored.request
    const state = this.#store.get(requestId).state
    if (state !== 'running' && state !== 'accepted') return
    const live = this.#live?.stored.request.requestId === requestId ? this.#live : null
    live?.writer.close()
    const artifactId = live?.card?.id ?? lost?.artifactId
    if (artifactId && !showsNumber(end)) this.#room.versions.giveBack(artifactId)
    this.#store.setState(requestId, end.state)
    const finishing = finishedAt(end, live, lost)
    // Asked for before anybody sees the end, who then asks whether this is an outage.
    reportEnd(this.#env, this.#room, stored, end)
    this.#room.write(doc => endRun(doc, stored, end))
    this.#room.flush()
    const run = { env: this.#env, room: this.#room, stored, store: this.#store }
    if (finishing) this.#room.waitUntil(offerFinished(run, finishing))
    this.#beginNextSoon()
    if (live) this.#live = null
    // What is still being reserved is settled by who reserves it.
    if (!this.#starting.has(requestId)) await this.#settle(this.#store.get(requestId), artifactOf(end))
    this.#room.waitUntil(this.#room.pageOut())
  }

  async #settle(ended: StoredRun, artifact: ArtifactRow | null): Promise<void> {
    await settle(this.#books, ended, artifact)
    if (!this.isUnderWay) await this.#room.lookAgain(null)
  }

  /** What an eviction or a crash left. */
  async #reconcile(lost: StoredRun): Promise<void> {
    const { requestId, actor } = lost.request
    // Nobody has seen it begin, so it begins now; what this object could not begin ends, with its words in the chat.
    if (this.queue.isBeginning(requestId)) {
      if (!this.#begun.has(requestId))
        return void (await this.#starts(requestId, this.#reserveAndRun(requestId)))
      this.#show(lost)
    }
    const ended = await endOfLostRun(this.#env, this.#room, lost, {
      isSameObject: this.#begun.has(requestId),
      isSameIsolate: this.#store.isolateOf(requestId) === this.#room.isolate,
    })
    if (ended.isShown) await this.#room.versions.adopt(ended.artifactId, actor)
    await this.#end(lost, ended.end, ended)
  }

  #beat(): Promise<void> {
    return this.#room.lookAgain(Date.now() + HEARTBEAT_MS)
  }
}
