import type { RunState } from '#room-schema/editor-room.ts'
import { RunsStore, traceId } from '#server/generation/run/runs-store.ts'
import type { RoomRun } from '#shared/admin.ts'

/** How many runs of a room an admin is told of. */
const RUNS_TOLD = 50

/** What is on record of the runs of a room, for others than the runs. */
export class RunRecords {
  readonly #store: RunsStore

  constructor(sql: SqlStorage) {
    this.#store = new RunsStore(sql)
  }

  /** The newest ones without a word of them. */
  recent(): RoomRun[] {
    return this.#store.recent(RUNS_TOLD).map(({ startedAt, ...stored }) => ({
      requestId: stored.request.requestId,
      traceId: traceId(stored),
      actorId: stored.request.actor.id,
      state: stored.state,
      attempt: stored.attempt,
      mode: stored.request.mode,
      startedAt,
    }))
  }

  /** The run that is not ended. */
  underWay(): string | null {
    return this.#store.underWay()?.request.requestId ?? null
  }

  stateOf(requestId: string): RunState {
    return this.#store.get(requestId).state
  }

  forgetWords(requestId: string): void {
    this.#store.forgetWords(requestId)
  }
}
