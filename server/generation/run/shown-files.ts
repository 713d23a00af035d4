import { z } from 'zod'
import type { ShownFile } from '#server/generation/context/reading-order.ts'

const shownSchema = z.array(z.object({ name: z.string(), print: z.string(), quiet: z.number() }))

/** The files as the last prompt of a design showed them, in the storage of its room. */
export class ShownFiles {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec('create table if not exists shown_files(id integer primary key, files text not null)')
  }

  read(): ShownFile[] {
    const [row] = [...this.#sql.exec<{ files: string }>('select files from shown_files')]
    return row ? shownSchema.parse(JSON.parse(row.files)) : []
  }

  keep(shown: readonly ShownFile[]): void {
    this.#sql.exec('insert or replace into shown_files values (1, ?)', JSON.stringify(shown))
  }
}
