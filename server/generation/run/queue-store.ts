import { z } from 'zod'
import { type RunRequest, runRequestSchema } from '#server/generation/run-request.ts'

/**
 * `beginning`: a run has been accepted for it that is not shown yet. `removed`: somebody took it away and may put it back.
 * `left`: it will never run, and its id is kept so that it has no second effect.
 */
const placeSchema = z.enum(['waiting', 'beginning', 'removed', 'left'])

/** What was taken away longer ago than so many others is forgotten. */
const REMOVED_KEPT = 10

export interface QueuedPrompt {
  request: RunRequest
  /** Of what was sent first, whatever it has been edited to since. */
  bodyHash: string
  state: z.infer<typeof placeSchema>
  createdAt: number
}

/** The prompts that wait for their turn in one room, in its own storage. */
export class QueueStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(`create table if not exists queued_prompts(
      request_id text primary key, body_hash text not null, request text not null, state text not null,
      place integer not null, created_at integer not null, removed_at integer)`)
  }

  find(requestId: string): QueuedPrompt | null {
    return this.#select('where request_id = ?', requestId)[0] ?? null
  }

  /** Those that have not begun, in their order; what is about to begin stands first. */
  inOrder(): QueuedPrompt[] {
    return this.#select(
      "where state in ('waiting', 'beginning') order by state = 'waiting', place, created_at",
    )
  }

  add(request: RunRequest, bodyHash: string): void {
    this.#sql.exec(
      `insert into queued_prompts values (?, ?, ?, 'waiting',
        (select coalesce(max(place), 0) + 1 from queued_prompts), ?, null)`,
      request.requestId,
      bodyHash,
      JSON.stringify(request),
      Date.now(),
    )
  }

  setRequest(request: RunRequest): void {
    this.#sql.exec(
      'update queued_prompts set request = ? where request_id = ?',
      JSON.stringify(request),
      request.requestId,
    )
  }

  setBeginning(requestId: string): void {
    this.#sql.exec("update queued_prompts set state = 'beginning' where request_id = ?", requestId)
  }

  /** Its words stay for a while, so that it can be put back where it was. */
  remove(requestId: string): void {
    this.#sql.exec(
      "update queued_prompts set state = 'removed', removed_at = ? where request_id = ?",
      Date.now(),
      requestId,
    )
    const removed = this.#select("where state = 'removed' order by removed_at desc, rowid desc")
    for (const { request } of removed.slice(REMOVED_KEPT)) this.leave(request.requestId)
  }

  putBack(requestId: string): void {
    this.#sql.exec(
      "update queued_prompts set state = 'waiting', removed_at = null where request_id = ?",
      requestId,
    )
  }

  /** What was said goes, the id stays. */
  leave(requestId: string): void {
    this.#sql.exec(
      `update queued_prompts set state = 'left', removed_at = null, request = json_set(request,
        '$.prompt', '', '$.references', json('[]'), '$.hostedFiles', json('[]'), '$.look', null)
      where request_id = ?`,
      requestId,
    )
  }

  /** It is a run now, which is on record elsewhere. */
  delete(requestId: string): void {
    this.#sql.exec('delete from queued_prompts where request_id = ?', requestId)
  }

  setOrder(requestIds: readonly string[]): void {
    for (const [place, requestId] of requestIds.entries())
      this.#sql.exec('update queued_prompts set place = ? where request_id = ?', place, requestId)
  }

  #select(which: string, ...values: string[]): QueuedPrompt[] {
    const rows = this.#sql.exec<Record<string, string | number | null>>(
      `select * from queued_prompts ${which}`,
      ...values,
    )
    return [...rows].map(row => ({
      request: runRequestSchema.parse(JSON.parse(String(row.request))),
      bodyHash: String(row.body_hash),
      state: placeSchema.parse(row.state),
      createdAt: Number(row.created_at),
    }))
  }
}
