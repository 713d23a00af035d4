import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The product's database, opened beside the running product. */
export function openDatabaseFile(dataDir: string): DatabaseSync {
  for (const path of globSync(join(dataDir, '**', '*.sqlite'))) {
    const database = new DatabaseSync(path, { timeout: 5_000 })
    if (database.prepare("select 1 from sqlite_master where name = 'patterns'").get()) return database
    database.close()
  }
  throw new Error(`there is no database in ${dataDir}`)
}
