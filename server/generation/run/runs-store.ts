import { z } from 'zod'
import { type RunState, runStateSchema } from '#room-schema/editor-room.ts'
import { deriveId } from '#server/derive-id.ts'
import { type RunRequest, runRequestSchema, type StartResult } from '#server/generation/run-request.ts'
import { creditsSchema } from '#shared/credits.ts'
import type { ErrorCode } from '#shared/errors.ts'

const answerSchema = z.union([
  z.object({ credits: creditsSchema }),
  z.object({ error: z.string().transform(code => code as ErrorCode) }),
])

export interface StoredRun {
  request: RunRequest
  bodyHash: string
  state: RunState
  /** 0 for the first, then one more a retry. */
  attempt: number
  answer: StartResult | null
}

/** The id of the version that a run makes: its end can be repeated, and is found again after a crash. */
export const artifactIdOf = (patternId: string, { request, attempt }: StoredRun): Promise<string> =>
  deriveId(patternId, request.requestId, attempt)

export const traceId = ({ request, attempt }: StoredRun): string => `${request.requestId}-${attempt}`

/** The runs of one room, in its own storage: the record that decides what a crash left behind. */
export class RunsStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(`create table if not exists runs(
      request_id text primary key, body_hash text not null, state text not null, attempt integer not null,
      request text not null, answer text, started_at integer not null)`)
    sql.exec('create table if not exists unsettled_runs(request_id text primary key)')
    sql.exec('create table if not exists run_isolates(request_id text primary key, isolate text not null)')
  }

  find(requestId: string): StoredRun | null {
    return this.#select('where request_id = ?', requestId)[0] ?? null
  }

  /** One that is known to be on record. */
  get(requestId: string): StoredRun {
    const stored = this.find(requestId)
    if (!stored) throw new Error(`run ${requestId} is not on record`)
    return stored
  }

  /** Ended without success, and not tried again since. */
  isOver({ request, attempt }: StoredRun): boolean {
    const { state, attempt: last } = this.get(request.requestId)
    return last === attempt && (state === 'failed' || state === 'stopped')
  }

  /** The run that is not ended; there is at most one. */
  underWay(): StoredRun | null {
    return this.#select("where state in ('accepted', 'running')")[0] ?? null
  }

  /** How often the failure of this has been repaired for free, whatever came of it; not with keys that are not the server's. */
  fixesOf(original: string): number {
    return this.#select(
      `where json_extract(request, '$.freeFixOf') = ? and state != 'refused'
        and not coalesce(json_extract(request, '$.isOwnModel'), 0)`,
      original,
    ).length
  }

  /** Runs that have ended, but not yet in the ledger. */
  unsettled(): StoredRun[] {
    return this.#select(
      "where request_id in (select request_id from unsettled_runs) and state not in ('accepted', 'running')",
    )
  }

  setSettled(requestId: string): void {
    this.#sql.exec('delete from unsettled_runs where request_id = ?', requestId)
  }

  accept(request: RunRequest, bodyHash: string): void {
    this.#sql.exec('insert into unsettled_runs values (?)', request.requestId)
    this.#sql.exec(
      "insert into runs values (?, ?, 'accepted', 0, ?, null, ?)",
      request.requestId,
      bodyHash,
      JSON.stringify(request),
      Date.now(),
    )
  }

  /** Where this run was begun last; null for one that is not under way. */
  isolateOf(requestId: string): string | null {
    const rows = this.#sql.exec<{ isolate: string }>(
      'select isolate from run_isolates where request_id = ?',
      requestId,
    )
    return [...rows][0]?.isolate ?? null
  }

  /** Asked for the run under way alone. */
  setIsolate(requestId: string, isolate: string): void {
    this.#sql.exec('delete from run_isolates where request_id != ?', requestId)
    this.#sql.exec('insert or replace into run_isolates values (?, ?)', requestId, isolate)
  }

  /** A failed, stopped or lost run is tried once more. */
  retry(requestId: string): void {
    this.#sql.exec(
      "update runs set state = 'accepted', attempt = attempt + 1 where request_id = ?",
      requestId,
    )
  }

  setState(requestId: string, state: RunState): void {
    this.#sql.exec('update runs set state = ? where request_id = ?', state, requestId)
  }

  /** The newest ones, with when they were first begun. */
  recent(limit: number): (StoredRun & { startedAt: number })[] {
    const times = this.#sql.exec<{ id: string; at: number }>(
      'select request_id as id, started_at as at from runs order by started_at desc limit ?',
      limit,
    )
    return [...times].map(({ id, at }) => ({ ...this.get(id), startedAt: at }))
  }

  /** What was said and shown to begin it: its message was deleted. */
  forgetWords(requestId: string): void {
    const stored = this.find(requestId)
    if (!stored) return
    const nothing = { prompt: '', stack: '', hostedFiles: [], references: [], answers: null }
    const request = JSON.stringify({ ...stored.request, ...nothing })
    this.#sql.exec('update runs set request = ? where request_id = ?', request, requestId)
  }

  setAnswer(requestId: string, answer: StartResult): void {
    this.#sql.exec('update runs set answer = ? where request_id = ?', JSON.stringify(answer), requestId)
  }

  #select(where: string, ...values: string[]): StoredRun[] {
    const rows = this.#sql.exec<Record<string, string | number | null>>(
      `select * from runs ${where}`,
      ...values,
    )
    return [...rows].map(row => ({
      request: runRequestSchema.parse(JSON.parse(String(row.request))),
      bodyHash: String(row.body_hash),
      state: runStateSchema.parse(row.state),
      attempt: Number(row.attempt),
      answer: row.answer === null ? null : answerSchema.parse(JSON.parse(String(row.answer))),
    }))
  }
}
