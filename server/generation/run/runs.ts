import { findItem } from '#room-schema/chat.ts'
import { levelOfActor } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import { settingsOf } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { modelNameFor } from '#server/generation/model/providers.ts'
import { FileReplacements } from '#server/generation/reply/file-replacements.ts'
import { RunCredits } from '#server/generation/run/credits.ts'
import { endOfLostRun } from '#server/generation/run/lost-run.ts'
import { performRun } from '#server/generation/run/perform.ts'
import { noteOutcome } from '#server/generation/run/report-outage.ts'
import type { LiveRun, RunRoom, StartResult } from '#server/generation/run/room.ts'
import {
  type NewRunRequest,
  type RunRequest,
  RunsStore,
  runRequestSchema,
  type StoredRun,
} from '#server/generation/run/runs-store.ts'
import { settleLost, settleRun } from '#server/generation/run/settle.ts'
import { endRun, type RunEnd, showRunStarted, showsNumber } from '#server/generation/run/show-in-chat.ts'
import { RoomVersions } from '#server/rooms/editor/versions.ts'
import { can } from '#shared/access.ts'
import { STUCK_AFTER_S } from '#shared/chat.ts'
import { FREE_FIXES_MAX, FREE_RETRIES_MAX } from '#shared/credits.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

/**
 * The alarm is the heart-beat of a run: an object without sockets and calls is put out of memory after 70 seconds though
 * a request of its own is pending, and each alarm begins that time anew. An object that is woken by it and does not have
 * the run in its memory has found a lost one.
 */
const HEARTBEAT_MS = 15_000
const STUCK_AFTER_MS = STUCK_AFTER_S * 1_000

/** The generations of one room: one at a time, each with exactly one end. */
export class GenerationRuns {
  readonly #room: RunRoom
  readonly #store: RunsStore
  readonly #versions: RoomVersions
  readonly #credits: RunCredits
  readonly replacements: FileReplacements
  readonly #starting = new Map<string, Promise<StartResult>>()
  /** Runs that were begun by this object, and not by one before it. */
  readonly #begun = new Set<string>()
  #live: LiveRun | null = null

  constructor(room: RunRoom) {
    this.#room = room
    this.#store = new RunsStore(room.storage.sql)
    this.#versions = new RoomVersions(room)
    this.#credits = new RunCredits(room.env)
    this.replacements = new FileReplacements(room, this.#versions, this.#store)
    // Whatever is under way on disk was lost with the memory of the object before this one.
    if (this.#store.underWay() || this.#store.unsettled().length > 0)
      room.waitUntil(room.storage.setAlarm(Date.now()))
  }

  /** The same request again gets the same answer; who comes first is decided without waiting in between. */
  async start(given: NewRunRequest): Promise<StartResult> {
    const request = this.#withOriginal(runRequestSchema.parse(given))
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
    if (!findItem(this.#room.room.doc, stored.request.assistantItemId)) return { error: 'conflict' }
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
    if (!live) this.#room.room.write(doc => showRunStarted(doc, stored))
    live?.stop.abort()
    if (live?.isCommitting) await live.done
    else await this.#end(stored, { state: 'stopped', cause })
    return true
  }

  /** Whose starter may not write here any more does not go on. */
  async stopUnlessAllowed(): Promise<void> {
    const request = this.#store.underWay()?.request
    if (!request) return
    const level = await levelOfActor(this.#room.env.DB, patternRef(this.#room.patternId()), request.actor.id)
    if (can(level, 'edit')) return
    await this.stop(request.requestId, MESSAGES.startersAccessLost)
  }

  /** It does not fail: the platform tries a failed alarm six times and then no more. */
  async alarm(): Promise<void> {
    const run = this.#store.underWay()
    try {
      if (run || this.#starting.size > 0) await this.#arm()
      if (run && this.#isAlive(run.request.requestId)) return
      if (run) await this.#reconcile(run)
      if (this.#starting.size === 0) await this.#settleLost()
    } catch (error) {
      console.error('an alarm is tried again', error)
      await this.#arm()
    }
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
    await Promise.all([this.#arm(), this.replacements.done])
    if (this.#isWaiting(requestId)) this.#begin(requestId)
    return { credits: await this.#credits.of(this.#find(requestId).request.actor) }
  }

  #settleLost(): Promise<void> {
    return settleLost(this.#books, this.#room.env, this.#room.patternId())
  }

  get #books() {
    return { store: this.#store, credits: this.#credits }
  }

  async #endStuck(requestId: string): Promise<void> {
    const live = this.#live
    if (live?.stored.request.requestId !== requestId || live.isCommitting) return
    if (Date.now() - live.heardAt < STUCK_AFTER_MS) return
    live.stop.abort()
    await this.#end(live.stored, { state: 'failed', message: MESSAGES.somethingWentWrong, problem: 'silent' })
  }

  async #sameAnswer(stored: StoredRun): Promise<StartResult> {
    const starting = this.#starting.get(stored.request.requestId)
    if (starting) return starting
    if (!stored.answer) return { error: 'unavailable' }
    return 'credits' in stored.answer ? stored.answer : { error: stored.answer.error as ErrorCode }
  }

  async #reserveAndRun(requestId: string): Promise<StartResult> {
    const { request } = this.#find(requestId)
    await Promise.all([this.#arm(), this.replacements.done])
    const model = modelNameFor(settingsOf(this.#room.env), request.mode)
    const refusal = await this.#credits.reserve(request, this.#room.patternId(), model)
    let credits = await this.#credits.of(request.actor)
    const isWaiting = this.#isWaiting(requestId)
    if (!isWaiting) {
      await this.#settle(this.#find(requestId), { state: 'stopped' })
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
    this.#room.room.write(doc => showRunStarted(doc, stored))
    this.#room.room.flush()
    const live: LiveRun = {
      stored,
      stop: new AbortController(),
      heardAt: Date.now(),
      isCommitting: false,
      artifactId: null,
      writer: null,
      done: Promise.resolve(),
    }
    this.#live = live
    live.done = this.#perform(live)
    this.#room.waitUntil(live.done)
  }

  async #perform(live: LiveRun): Promise<void> {
    try {
      const end = await performRun({ ...this.#room, live, versions: this.#versions })
      await this.#end(live.stored, end)
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
    live?.writer?.close()
    const artifactId = live?.artifactId ?? lostArtifactId
    if (artifactId && !showsNumber(end)) this.#versions.numbers.giveBack(artifactId)
    this.#store.setState(requestId, end.state)
    // Asked for before anybody sees the end, who then asks whether this is an outage.
    this.#room.waitUntil(noteOutcome(this.#room.env, this.#room.patternId(), stored.request, end))
    this.#room.room.write(doc => endRun(doc, stored, end))
    this.#room.room.flush()
    if (live) this.#live = null
    // What is still being reserved is settled by who reserves it.
    if (!this.#starting.has(requestId)) await this.#settle(stored, end)
    this.#room.waitUntil(this.#room.chatPages.pageOut())
  }

  async #settle(stored: StoredRun, end: RunEnd): Promise<void> {
    await settleRun(this.#books, stored, end)
    if (!this.#store.underWay()) await this.#room.storage.deleteAlarm()
  }

  /** What an eviction or a crash left. */
  async #reconcile(lost: StoredRun): Promise<void> {
    const { requestId, actor } = lost.request
    const { end, artifactId, isShown } = await endOfLostRun(this.#room.env.DB, this.#room.patternId(), lost, {
      isSameObject: this.#begun.has(requestId),
      isSameIsolate: this.#store.isolateOf(requestId) === this.#room.isolate,
    })
    if (isShown) await this.#versions.adopt(artifactId, actor)
    await this.#end(lost, end, artifactId)
  }

  async #arm(): Promise<void> {
    await this.#room.storage.setAlarm(Date.now() + HEARTBEAT_MS)
  }

  #find(requestId: string): StoredRun {
    const stored = this.#store.find(requestId)
    if (!stored) throw new Error(`run ${requestId} is not on record`)
    return stored
  }
}
