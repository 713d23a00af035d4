import { findItem } from '#room-schema/chat.ts'
import { mayStillWrite } from '#server/access.ts'
import { settingsOf } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { artifactOfRequest } from '#server/features/artifacts/artifacts-queries.ts'
import { readOutside, withOutside } from '#server/generation/left-outside.ts'
import { modelNameFor } from '#server/generation/models.ts'
import { noteOutcome } from '#server/generation/outcome.ts'
import { performRun } from '#server/generation/perform-run.ts'
import { RunCredits } from '#server/generation/run-credits.ts'
import { endRun, markAllowed, type RunEnd, showRunStarted } from '#server/generation/run-ends.ts'
import type {
  AllowResult,
  LiveRun,
  ReplaceResult,
  RunRoom,
  SaveWork,
  StartResult,
} from '#server/generation/run-room.ts'
import { settleLost, settleRun } from '#server/generation/run-settlement.ts'
import {
  type NewRunRequest,
  RunsStore,
  runRequestSchema,
  type StoredRun,
} from '#server/generation/runs-store.ts'
import { RoomVersions } from '#server/rooms/room-versions.ts'
import type { Actor } from '#shared/actor.ts'
import { STUCK_AFTER_S } from '#shared/chat.ts'
import { FREE_FIXES_MAX, FREE_RETRIES_MAX } from '#shared/credits.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

/** The run renews its lease; an alarm that finds no renewal finds a run that was lost. */
const LEASE_MS = 30_000
const RENEW_EVERY_MS = 10_000
const STUCK_AFTER_MS = STUCK_AFTER_S * 1_000

/** Told in the chat with the version it makes. */
const ALLOWED = 'Allowed what the selection had left out'

/** The generations of one room: one at a time, each with exactly one end. */
export class GenerationRuns {
  readonly #room: RunRoom
  readonly #store: RunsStore
  readonly #versions: RoomVersions
  readonly #credits: RunCredits
  readonly #starting = new Map<string, Promise<StartResult>>()
  #live: LiveRun | null = null
  /** Settles when nothing is replacing the files; a run begins after that. */
  #replacing: Promise<unknown> = Promise.resolve()

  constructor(room: RunRoom) {
    this.#room = room
    this.#store = new RunsStore(room.storage.sql)
    this.#versions = new RoomVersions(room)
    this.#credits = new RunCredits(room.env)
    // Whatever is under way on disk was lost with the memory of the object before this one.
    if (this.#store.underWay() || this.#store.unsettled().length > 0)
      room.waitUntil(room.storage.setAlarm(Date.now()))
  }

  /** The same request again gets the same answer; who comes first is decided without waiting in between. */
  async start(given: NewRunRequest): Promise<StartResult> {
    const request = runRequestSchema.parse(given)
    const bodyHash = await digest(JSON.stringify(request))
    const stored = this.#store.find(request.requestId)
    if (stored)
      return stored.bodyHash === bodyHash ? this.#sameAnswer(stored) : { error: 'request_id_reused' }
    if (this.#store.underWay()) return { error: 'generation_in_progress' }
    if (request.fixOf && this.#store.fixesOf(request.fixOf) >= FREE_FIXES_MAX)
      return { error: 'no_more_fixes' }
    this.#store.accept(request, bodyHash)
    const starting = this.#reserveAndRun(request.requestId)
    this.#starting.set(request.requestId, starting)
    return starting.finally(() => this.#starting.delete(request.requestId))
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
    await Promise.all([this.#arm(), this.#replacing])
    if (this.#isWaiting(requestId)) this.#begin(requestId)
    return { credits: await this.#credits.of(stored.request.actor) }
  }

  /** What this run left out because of its scope, as a version of its own; a conflict when it does not fit any more. */
  async allow(requestId: string, actor: Actor): Promise<AllowResult> {
    const { env, room, workingCopy, patternId } = this.#room
    const outside = await readOutside(env.FILES, patternId(), requestId)
    if (!outside) return { error: 'not_found' }
    return this.#replace<AllowResult>(async () => {
      await this.#versions.saveWorkingCopy(actor)
      const { activeArtifactId } = await this.#versions.pattern()
      const files = withOutside((await workingCopy.snapshot(activeArtifactId)).files, outside)
      const artifactId = files && (await this.#versions.saveFiles(actor, files, ALLOWED))
      if (!artifactId) return { error: 'conflict' }
      const item = this.#store.find(requestId)?.request.assistantItemId
      room.write(doc => markAllowed(doc, item ?? ''))
      room.flush()
      return { artifactId }
    })
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
    if (!request || (await mayStillWrite(this.#room.env.DB, request.actor.id, this.#room.patternId()))) return
    await this.stop(request.requestId, MESSAGES.startersAccessLost)
  }

  restore(artifactId: string, actor: Actor): Promise<ReplaceResult> {
    return this.#replace(async () => {
      await this.#versions.saveWorkingCopy(actor)
      await this.#versions.activate(artifactId)
      return { artifactId }
    })
  }

  /** What people typed may be saved at any time; given files replace it, so they wait for the end of a run. */
  async save(actor: Actor, { files, message }: SaveWork): Promise<ReplaceResult> {
    this.#room.waitUntil(this.#room.chatPages.pageOut())
    if (files)
      return this.#replace(async () => ({
        artifactId: await this.#versions.saveFiles(actor, files, message),
      }))
    const saved = await this.#versions.saveWorkingCopy(actor, { message })
    return { artifactId: saved?.id ?? (await this.#versions.pattern()).activeArtifactId }
  }

  async alarm(): Promise<void> {
    const lost = this.#store.underWay()
    if (!lost) return this.#starting.size > 0 ? this.#arm() : this.#settleLost()
    if (this.#live?.stored.request.requestId === lost.request.requestId) return this.#arm()
    if (this.#starting.has(lost.request.requestId)) return this.#arm()
    await this.#reconcile(lost)
    await this.#settleLost()
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

  /** A run merges its changes into the files it began with, so nothing else replaces them until its end. */
  async #replace<T>(work: () => Promise<T>): Promise<T | { error: ErrorCode }> {
    if (this.#store.underWay()) return { error: 'generation_in_progress' }
    const done = work()
    this.#replacing = Promise.allSettled([this.#replacing, done])
    return done
  }

  async #sameAnswer(stored: StoredRun): Promise<StartResult> {
    const starting = this.#starting.get(stored.request.requestId)
    if (starting) return starting
    if (!stored.answer) return { error: 'unavailable' }
    return 'credits' in stored.answer ? stored.answer : { error: stored.answer.error as ErrorCode }
  }

  async #reserveAndRun(requestId: string): Promise<StartResult> {
    const { request } = this.#find(requestId)
    await Promise.all([this.#arm(), this.#replacing])
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
      writer: null,
      done: Promise.resolve(),
    }
    this.#live = live
    live.done = this.#perform(live)
    this.#room.waitUntil(live.done)
  }

  async #perform(live: LiveRun): Promise<void> {
    const lease = setInterval(() => this.#room.waitUntil(this.#arm()), RENEW_EVERY_MS)
    try {
      const end = await performRun({ ...this.#room, live, versions: this.#versions })
      await this.#end(live.stored, end)
    } finally {
      clearInterval(lease)
      if (this.#live === live) this.#live = null
    }
  }

  /** The one place where a run ends: the first end wins. */
  async #end(stored: StoredRun, end: RunEnd): Promise<void> {
    const { requestId } = stored.request
    const state = this.#find(requestId).state
    if (state !== 'running' && state !== 'accepted') return
    if (this.#live?.stored.request.requestId === requestId) this.#live.writer?.close()
    this.#store.setState(requestId, end.state)
    // Asked for before anybody sees the end, who then asks whether this is an outage.
    this.#room.waitUntil(noteOutcome(this.#room.env, this.#room.patternId(), stored.request, end))
    this.#room.room.write(doc => endRun(doc, stored, end))
    this.#room.room.flush()
    if (this.#live?.stored.request.requestId === requestId) this.#live = null
    // What is still being reserved is settled by who reserves it.
    if (!this.#starting.has(requestId)) await this.#settle(stored, end)
    this.#room.waitUntil(this.#room.chatPages.pageOut())
  }

  async #settle(stored: StoredRun, end: RunEnd): Promise<void> {
    await settleRun(this.#books, stored, end)
    if (!this.#store.underWay()) await this.#room.storage.deleteAlarm()
  }

  /** What an eviction or a crash left: finished when its version is on record, else ended with Retry for free. */
  async #reconcile(lost: StoredRun): Promise<void> {
    const { requestId } = lost.request
    const artifact = await artifactOfRequest(this.#room.env.DB, this.#room.patternId(), requestId)
    if (artifact && lost.state === 'running') {
      await this.#versions.adopt(artifact.id, lost.request.actor)
      await this.#end(lost, { state: 'done', artifact, suggestions: [] })
      return
    }
    await this.#end(lost, { state: 'failed', message: MESSAGES.runWasLost, problem: null })
  }

  async #arm(): Promise<void> {
    await this.#room.storage.setAlarm(Date.now() + LEASE_MS)
  }

  #find(requestId: string): StoredRun {
    const stored = this.#store.find(requestId)
    if (!stored) throw new Error(`run ${requestId} is not on record`)
    return stored
  }
}
