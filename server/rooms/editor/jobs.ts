import { z } from 'zod'
import { forgetJobs, type ShownJob, writeJob } from '#room-schema/jobs.ts'
import { logError } from '#server/logs/log-error.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { type Actor, actorSchema } from '#shared/actor.ts'
import type { JobStage } from '#shared/code-host.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'

/** How a job ended: what its call answers, and what the room shows of it. */
export type JobEnd<Answer> =
  | { answer: Answer; outcome: NonNullable<ShownJob['outcome']>; commitId: string | null }
  | { error: ErrorCode; message: string }

/** Says in the room what a job is at. */
export type Tell = (stage: JobStage) => void

export interface NewJob {
  id: string
  kind: ShownJob['kind']
  actor: Actor
}

interface Parts {
  sql: SqlStorage
  room: RoomDocument
  /** When a job that was lost with the object is looked for; null: there is none. */
  lookAgain(time: number | null): Promise<void>
  waitUntil(work: Promise<unknown>): void
  /** What became of a job that nobody heard the end of; never fails. */
  settle(job: NewJob): Promise<JobEnd<unknown>>
}

/** A job in memory has its alarm fire this often, which keeps its object there. */
const BEAT_MS = 10_000
const KEPT = 20

/** Work of a room with other people's servers: one at a time, accepted once by its id, ended once and in words. */
export class RoomJobs {
  readonly #parts: Parts
  #running: { id: string; done: Promise<JobEnd<unknown>> } | null = null
  /** What became of lost jobs is being asked of the host; whoever wants a new one need not wait for that. */
  #settling: Promise<void> | null = null
  /** Of a job that is still at work, and is of the link of before. */
  #forgotten: string | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    parts.sql.exec(`create table if not exists jobs(
      id text primary key, kind text not null, actor text not null, started_at integer not null, ended text)`)
  }

  /** The same id again gives the same end; another job while one is at work is refused. */
  async run<Answer>(job: NewJob, work: (tell: Tell) => Promise<JobEnd<Answer>>): Promise<JobEnd<Answer>> {
    const known = this.#find(job.id)
    if (known && known.kind !== job.kind) return refused('request_id_reused')
    if (known?.ended) return known.ended as JobEnd<Answer>
    if (this.#running?.id === job.id) return this.#running.done as Promise<JobEnd<Answer>>
    if (this.#running) return refused('busy')
    if (known) {
      await this.lookAfter()
      return (this.#find(job.id)?.ended as JobEnd<Answer> | null) ?? refused('busy')
    }
    const done = this.#begin(job, work)
    this.#running = { id: job.id, done }
    this.#parts.waitUntil(done.catch(() => undefined))
    return done
  }

  /** The room shows none of them any more; their answers are kept for who asks again. */
  forget(): void {
    this.#forgotten = this.#running?.id ?? null
    this.#parts.room.write(forgetJobs)
    this.#parts.room.flush()
  }

  /** By the alarm: what is in memory goes on, what was lost is ended. */
  async lookAfter(): Promise<void> {
    if (this.#running) return this.#parts.lookAgain(Date.now() + BEAT_MS)
    this.#settling ??= this.#settleLost().finally(() => {
      this.#settling = null
    })
    return this.#settling
  }

  async #settleLost(): Promise<void> {
    for (const job of this.#unended()) {
      const end = await this.#parts.settle(job)
      // A new one that began meanwhile has ended it.
      if (!this.#find(job.id)?.ended) this.#end(job, end)
    }
  }

  async #begin<Answer>(job: NewJob, work: (tell: Tell) => Promise<JobEnd<Answer>>): Promise<JobEnd<Answer>> {
    try {
      this.#endLost()
      const { id, kind, actor } = job
      const now = Date.now()
      this.#parts.sql.exec('insert into jobs values (?, ?, ?, ?, null)', id, kind, JSON.stringify(actor), now)
      await this.#parts.lookAgain(now + BEAT_MS)
      this.#show(job, now, null)
      const end = await work(stage => this.#show(job, now, null, stage)).catch(asEnd)
      this.#end(job, end)
      return end
    } finally {
      this.#running = null
      await this.#parts.lookAgain(null)
    }
  }

  /** The next one asks the host itself what has become of it, and has no time to do so twice. */
  #endLost(): void {
    for (const job of this.#unended()) this.#end(job, CUT_OFF)
  }

  #end(job: NewJob, end: JobEnd<unknown>): void {
    const { sql } = this.#parts
    sql.exec('update jobs set ended = ? where id = ?', JSON.stringify(end), job.id)
    sql.exec(
      'delete from jobs where id not in (select id from jobs order by started_at desc limit ?) and ended is not null',
      KEPT,
    )
    this.#show(job, this.#find(job.id)?.startedAt ?? Date.now(), end)
  }

  #show(
    { id, kind, actor }: NewJob,
    startedAt: number,
    end: JobEnd<unknown> | null,
    stage: JobStage | null = null,
  ): void {
    if (id === this.#forgotten) return
    const { room } = this.#parts
    const isFailed = end !== null && 'error' in end
    room.write(doc =>
      writeJob(doc, {
        ...{ id, kind, actor, startedAt, stage },
        endedAt: end ? Date.now() : null,
        outcome: end && (isFailed ? 'failed' : end.outcome),
        // Whoever may look at the design reads this: what the host said, and of what, is for who asked alone.
        message: isFailed ? new AppError(end.error).message : null,
        commitId: end && !isFailed ? end.commitId : null,
      }),
    )
    room.flush()
  }

  #unended(): NewJob[] {
    const rows = this.#parts.sql.exec<Record<string, string>>('select id from jobs where ended is null')
    return [...rows].flatMap(({ id }) => this.#find(String(id)) ?? [])
  }

  #find(id: string): (NewJob & { startedAt: number; ended: JobEnd<unknown> | null }) | null {
    const [row] = this.#parts.sql.exec<Record<string, string | number | null>>(
      'select * from jobs where id = ?',
      id,
    )
    if (!row) return null
    return {
      ...{ id, kind: kindSchema.parse(row.kind), startedAt: Number(row.started_at) },
      actor: actorSchema.parse(JSON.parse(String(row.actor))),
      ended: row.ended === null ? null : (JSON.parse(String(row.ended)) as JobEnd<unknown>),
    }
  }
}

/** Of a job that was lost with its object, where nobody knows more. */
export const CUT_OFF = {
  error: 'unavailable',
  message: 'The server was restarted meanwhile. Nothing was lost: try again.',
} as const

const kindSchema = z.enum(['sync', 'pull'])

const refused = (code: ErrorCode) => ({ error: code, message: new AppError(code).message })

/** What is expected to go wrong ends a job in words; anything else too, in general ones. */
function asEnd(error: unknown): { error: ErrorCode; message: string } {
  if (error instanceof AppError) return { error: error.code, message: error.message }
  logError('a job of a room failed', error)
  return { error: 'internal', message: new AppError('internal').message }
}
