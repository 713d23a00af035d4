import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { inRoot } from '#scripts/root.ts'
import type { reserve } from '#server/features/credits/ledger-queries.ts'

type D1 = Parameters<typeof reserve>[0]

/** As D1 refuses them. */
const VALUES_MAX = 100

/** A D1 database on SQLite in this process, with the product's migrations: quick enough for thousands of statements. */
export function sqliteD1(): D1 {
  const database = new DatabaseSync(':memory:')
  for (const name of readdirSync(inRoot('migrations')).sort()) {
    if (!name.endsWith('.sql')) continue
    for (const statement of readFileSync(inRoot('migrations', name), 'utf8').split(
      '--> statement-breakpoint',
    ))
      database.exec(statement)
  }
  return {
    prepare: (query: string) => new Statement(database, query, []),
    batch: (statements: Statement[]) => Promise.all(statements.map(statement => statement.all())),
  } as unknown as D1
}

class Statement {
  readonly #database: DatabaseSync
  readonly #query: string
  readonly #values: SQLInputValue[]

  constructor(database: DatabaseSync, query: string, values: SQLInputValue[]) {
    this.#database = database
    this.#query = query
    this.#values = values
  }

  bind(...values: SQLInputValue[]): Statement {
    return new Statement(this.#database, this.#query, values)
  }

  async run(): Promise<object> {
    return { success: true, meta: {}, results: this.#all(false) }
  }

  async all(): Promise<object> {
    return { success: true, meta: {}, results: this.#all(false) }
  }

  async first(): Promise<unknown> {
    return this.#all(false)[0] ?? null
  }

  async raw(): Promise<unknown[]> {
    return this.#all(true)
  }

  #all(isRaw: boolean): unknown[] {
    if (this.#values.length > VALUES_MAX) throw new Error('D1_ERROR: too many SQL variables')
    const statement = this.#database.prepare(this.#query)
    statement.setReturnArrays(isRaw)
    return statement.all(...this.#values)
  }
}
