import { findItem } from '#room-schema/chat.ts'
import { levelOfActor } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import type { Bindings } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { modelFor, nameOf } from '#server/generation/model/choose-model.ts'
import { carryOut } from '#server/generation/run/carry-out.ts'
import { artifactOf, failed, type RunEnd, showsNumber } from '#server/generation/run/end.ts'
import { type LiveRun, liveRun } from '#server/generation/run/live-run.ts'
import { endOfLostRun } from '#server/generation/run/lost-run.ts'
import { isUnfinished, offerFinished } from '#server/generation/run/offer-finished.ts'
import { reportOutage } from '#server/generation/run/report-outage.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import { RunCredits } from '#server/generation/run/run-credits.ts'
import { RunsStore, type StoredRun } from '#server/generation/run/runs-store.ts'
import { settle, settleLost } from '#server/generation/run/settle.ts'
import { endRun, showRunStarted } from '#server/generation/run/show-in-chat.ts'
import type { RunRequest, StartResult } from '#server/generation/run-request.ts'
import { can } from '#shared/access.ts'
import { STUCK_AFTER_S } from '#shared/chat.ts'
import { FREE_FIXES_MAX, FREE_RETRIES_MAX } from '#shared/credits.ts'
import { MESSAGES } from '#shared/messages.ts'

/**
 * Looking after a run is its heart-beat: an object without sockets and calls is put out of memory after 70 seconds though
 * a request of its own is pending, and each alarm begins that time anew. An object that is woken by it and does not have
 * the run in its memory has found a lost one.
 */
const HEARTBEAT_MS = 15_000
const STUCK_AFTER_MS = STUCK_AFTER_S * 1_000

/** The generations of one room: one at a time, each with exactly one end. */
export class GenerationRuns {
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
    // Whatever is under way on disk was lost with the memory of the object before this one.
    if (this.#store.underWay() || this.#store.unsettled().length > 0)
      room.waitUntil(room.lookAgain(Date.now()))
  }

  /** Is there a run whose end has yet to come? */
  get isUnderWay(): boolean {
    return this.#store.underWay() !== null
  }

  /** The same request again gets the same answer; who comes first is decided without waiting in between. */
  async start(given: RunRequest): Promise<StartResult> {
    const request = this.#withOriginal(given)
    const bodyHash = await digest(JSON.stringify(request))
    const stored = this.#store.find(request.requestId)
    if (stored)
      return stored.bodyHash === bodyHash ? this.#sameAnswer(stored) : { error: 'request_id_reused' }
    if (request.updateOnRequestId && !this.#store.find(request.updateOnRequestId))
      return { error: 'not_found' }
    if (this.#store.underWay()) return { error: 'generation_in_progress' }
    if (request.freeFixOf && this.#store.fixesOf(request.freeFixOf) >= FREE_FIXES_MAX)
      return { error: 'no_more_fixes' }
    this.#store.accept(request, bodyHash)
    return this.#starts(request.requestId, this.#reserveAndRun(request.requestId))
  }

  /** A repair of what a free repair has made is one of the same few. */
  #withOriginal(request: RunRequest): RunRequest {
    const made = request.freeFixOf && this.#store.find(request.freeFixOf)
    return made ? { ...request, freeFixOf: made.request.freeFixOf ?? request.freeFixOf } : request
  }

  /** Tries a failed run once more, free of charge; one that is stuck is ended for it. */
  async retry(requestId: string): Promise<StartResult> {
    await this.#endStuck(requestId)
    const stored = this.#store.find(requestId)
    if (!stored || stored.state === 'refused') return { error: 'not_found' }
    if (this.#store.underWay()) return { error: 'generation_in_progress' }
    if (stored.state !== 'failed' || stored.attempt >= FREE_RETRIES_MAX) return { error: 'conflict' }
    // An answer that has been paged out cannot be written again.
    if (!findItem(this.#room.doc(), stored.request.assistantItemId)) return { error: 'conflict' }
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
    if (!live) this.#room.write(doc => showRunStarted(doc, stored))
    live?.stop.abort()
    if (live?.isCommitting) await live.done
    else await this.#end(stored, { state: 'stopped', cause })
    return true
  }

  /** Whose starter may not write here any more does not go on. */
  async stopUnlessAllowed(): Promise<void> {
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
    if (this.#starting.size === 0) await settleLost(this.#books, this.#env, this.#room.patternId())
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
    return { credits: await this.#credits.of(this.#find(requestId).request.actor) }
  }

  get #books() {
    return { store: this.#store, credits: this.#credits }
  }

  async #endStuck(requestId: string): Promise<void> {
    const live = this.#live
    if (live?.stored.request.requestId !== requestId || live.isCommitting) return
    if (Date.now() - live.heardAt < STUCK_AFTER_MS) return
    live.stop.abort()
    await this.#end(live.stored, failed(MESSAGES.somethingWentWrong, 'silent'))
  }

  async #sameAnswer(stored: StoredRun): Promise<StartResult> {
    const starting = this.#starting.get(stored.request.requestId)
    if (starting) return starting
    return stored.answer ?? { error: 'unavailable' }
  }

  async #reserveAndRun(requestId: string): Promise<StartResult> {
    const { request } = this.#find(requestId)
    const [model] = await Promise.all([
      modelFor(this.#env, request.mode, request.modelId),
      this.#beat(),
      this.#room.versions.replaced(),
    ])
    const refusal = await this.#credits.reserve(request, this.#room.patternId(), nameOf(model))
    let credits = await this.#credits.of(request.actor)
    const isWaiting = this.#isWaiting(requestId)
    if (!isWaiting) {
      await this.#settle(this.#find(requestId), null)
      credits = await this.#credits.of(request.actor)
    }
    const answer: StartResult = refusal && isWaiting ? { error: refusal } : { credits }
    this.#store.setAnswer(requestId, answer)
    if (isWaiting && refusal) this.#refuse(requestId)
    else if (isWaiting) this.#begin(requestId)
    return answer
  }

  /** Accepted, and neither begun nor ended. */
  #isWaiting(requestId: string): boolean {
    return this.#find(requestId).state === 'accepted'
  }

  #refuse(requestId: string): void {
    this.#store.setState(requestId, 'refused')
    this.#store.setSettled(requestId)
  }

  #begin(requestId: string): void {
    this.#store.setState(requestId, 'running')
    const stored = this.#find(requestId)
    this.#room.write(doc => showRunStarted(doc, stored))
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
  async #end(stored: StoredRun, end: RunEnd, lostArtifactId: string | null = null): Promise<void> {
    const { requestId } = stored.request
    const state = this.#find(requestId).state
    if (state !== 'running' && state !== 'accepted') return
    const live = this.#live?.stored.request.requestId === requestId ? this.#live : null
    live?.writer.close()
    const artifactId = live?.card?.id ?? lostArtifactId
    if (artifactId && !showsNumber(end)) this.#room.versions.giveBack(artifactId)
    this.#store.setState(requestId, end.state)
    const finishing = isUnfinished(end) ? live?.finished?.() : null
    // Asked for before anybody sees the end, who then asks whether this is an outage.
    this.#room.waitUntil(reportOutage(this.#env, this.#room.patternId(), stored.request, end))
    this.#room.write(doc => endRun(doc, stored, end))
    this.#room.flush()
    if (live && finishing)
      this.#room.waitUntil(offerFinished(live, finishing, () => this.#isOver(live.stored)))
    if (live) this.#live = null
    // What is still being reserved is settled by who reserves it.
    if (!this.#starting.has(requestId)) await this.#settle(this.#find(requestId), artifactOf(end))
    this.#room.waitUntil(this.#room.pageOut())
  }

  /** Ended, and not tried again since. */
  #isOver({ request, attempt }: StoredRun): boolean {
    const { state, attempt: last } = this.#find(request.requestId)
    return last === attempt && (state === 'failed' || state === 'stopped')
  }

  async #settle(ended: StoredRun, artifact: ArtifactRow | null): Promise<void> {
    await settle(this.#books, ended, artifact)
    if (!this.isUnderWay) await this.#room.lookAgain(null)
  }

  /** What an eviction or a crash left. */
  async #reconcile(lost: StoredRun): Promise<void> {
    const { requestId, actor } = lost.request
    const { end, artifactId, isShown } = await endOfLostRun(this.#env.DB, this.#room.patternId(), lost, {
      isSameObject: this.#begun.has(requestId),
      isSameIsolate: this.#store.isolateOf(requestId) === this.#room.isolate,
    })
    if (isShown) await this.#room.versions.adopt(artifactId, actor)
    await this.#end(lost, end, artifactId)
  }

  #beat(): Promise<void> {
    return this.#room.lookAgain(Date.now() + HEARTBEAT_MS)
  }

  #find(requestId: string): StoredRun {
    const stored = this.#store.find(requestId)
    if (!stored) throw new Error(`run ${requestId} is not on record`)
    return stored
  }
}
