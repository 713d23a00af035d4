import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { RoomStorage } from '#server/rooms/base/storage.ts'

/** A room's storage on real SQLite, whose statements a test can make fail, or end as a kill would. */
export class SqliteStorage {
  /** Asked before each statement; true makes it fail. */
  fails: (statement: string) => boolean = () => false
  readonly #database: DatabaseSync

  constructor(path = ':memory:') {
    this.#database = new DatabaseSync(path)
  }

  get storage(): RoomStorage {
    return this as unknown as RoomStorage
  }

  readonly sql = {
    exec: (statement: string, ...values: SQLInputValue[]): Record<string, unknown>[] => {
      if (this.fails(statement)) throw new Error(`disk full: ${statement}`)
      if (values.length > 0 || /^\s*select/i.test(statement))
        return this.#database.prepare(statement).all(...values)
      this.#database.exec(statement)
      return []
    },
  }

  transactionSync<T>(work: () => T): T {
    this.#database.exec('begin')
    try {
      const done = work()
      this.#database.exec('commit')
      return done
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      throw error
    }
  }

  rows(table: string): Record<string, unknown>[] {
    return this.#database.prepare(`select * from ${table}`).all()
  }

  /** Ends the connection as it is, also in the middle of a transaction. */
  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }
}
