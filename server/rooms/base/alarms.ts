import { logError } from '#server/logs/log-error.ts'

/** A job that failed, or was lost with the object, is tried again after so long. */
const AGAIN_MS = 15_000

interface AlarmStorage {
  sql: SqlStorage
  setAlarm(time: number): Promise<void>
  deleteAlarm(): Promise<void>
}

/**
 * One clock of an object for several jobs, each with at most one time. It never fails, since the platform tries a failed
 * alarm six times and then no more: a job that fails is tried again by itself, and loses no other.
 */
export class Alarms<Job extends string> {
  readonly #storage: AlarmStorage
  readonly #jobs: Record<Job, () => Promise<void>>
  /** Jobs that were given a time while they were at work: it stays after they are done. */
  readonly #given = new Set<Job>()

  constructor(storage: AlarmStorage, jobs: Record<Job, () => Promise<void>>) {
    this.#storage = storage
    this.#jobs = jobs
    storage.sql.exec('create table if not exists alarms(job text primary key, time integer not null)')
  }

  /** Does the job then, and not at the time it had before. */
  async at(job: Job, time: number): Promise<void> {
    this.#given.add(job)
    this.#storage.sql.exec('insert or replace into alarms values (?, ?)', job, time)
    await this.#wind()
  }

  async clear(job: Job): Promise<void> {
    this.#given.delete(job)
    this.#storage.sql.exec('delete from alarms where job = ?', job)
    await this.#wind()
  }

  /** Does what is due, side by side. */
  async ring(): Promise<void> {
    const due = this.#select('where time <= ?', Date.now()).map(({ job }) => job)
    for (const job of due) {
      this.#given.delete(job)
      // First of all: whatever is lost on the way is done again.
      this.#storage.sql.exec('update alarms set time = ? where job = ?', Date.now() + AGAIN_MS, job)
    }
    await this.#wind()
    await Promise.all(due.map(job => this.#do(job)))
    await this.#wind()
  }

  async #do(job: Job): Promise<void> {
    try {
      await this.#jobs[job]()
      if (!this.#given.has(job)) this.#storage.sql.exec('delete from alarms where job = ?', job)
    } catch (error) {
      logError(`the job ${job} is tried again`, error)
    }
  }

  /** Sets the platform's one alarm to the nearest time. */
  async #wind(): Promise<void> {
    const [next] = this.#select('order by time')
    if (next) await this.#storage.setAlarm(next.time)
    else await this.#storage.deleteAlarm()
  }

  /** Of the jobs that this build has; one of another build is left alone. */
  #select(which: string, ...values: number[]): { job: Job; time: number }[] {
    const rows = this.#storage.sql.exec<{ job: string; time: number }>(
      `select job, time from alarms ${which}`,
      ...values,
    )
    return [...rows].flatMap(({ job, time }) => (this.#knows(job) ? [{ job, time: Number(time) }] : []))
  }

  #knows(job: string): job is Job {
    return Object.hasOwn(this.#jobs, job)
  }
}
