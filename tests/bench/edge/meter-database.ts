/** What is counted of one database. */
export interface DatabaseCounts {
  queries: number
  rowsRead: number
  rowsWritten: number
}

interface Result {
  results: Record<string, unknown>[]
  meta: { rows_read: number; rows_written: number }
}

interface Statement {
  bind(...values: unknown[]): Statement
  all(): Promise<Result>
  run(): Promise<Result>
  first(column?: string): Promise<unknown>
  raw(): Promise<unknown[][]>
}

export interface Database {
  prepare(sql: string): Statement
  batch(statements: Statement[]): Promise<Result[]>
}

const READS = /^\s*(?:select|with)\b/i

/** The same database, whose rows are counted as the platform does. */
export function meterDatabase(real: Database, counts: DatabaseCounts): Database {
  const note = (result: Result): Result => {
    counts.queries += 1
    counts.rowsRead += result.meta.rows_read
    counts.rowsWritten += result.meta.rows_written
    return result
  }
  const reals = new WeakMap<Statement, Statement>()
  const meter = (statement: Statement, sql: string): Statement => {
    const all = async () => note(await statement.all())
    const metered: Statement = {
      bind: (...values) => meter(statement.bind(...values), sql),
      all,
      run: async () => note(await statement.run()),
      async first(column) {
        const [row] = (await all()).results
        if (row === undefined) return null
        return column === undefined ? row : row[column]
      },
      // Rows without names do not tell what they took. What only reads is read twice, because of names that stand there twice.
      async raw() {
        const { results } = await all()
        return READS.test(sql) ? statement.raw() : results.map(row => Object.values(row))
      },
    }
    reals.set(metered, statement)
    return metered
  }
  return {
    prepare: sql => meter(real.prepare(sql), sql),
    async batch(statements) {
      const results = await real.batch(statements.map(statement => reals.get(statement) ?? statement))
      return results.map(note)
    },
  }
}
