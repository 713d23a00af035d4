import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The relays of a room that have ever had somebody, as `document/number`, from what each has on disk. */
export function relaysOf(dataDir: string, roomId: string): string[] {
  const found = globSync(join(dataDir, '**', '*.sqlite')).flatMap(path => {
    const database = new DatabaseSync(path, { readOnly: true })
    try {
      if (!database.prepare("select 1 from sqlite_master where name = 'facts'").get()) return []
      const row = database.prepare("select value from facts where name = 'relay'").get()
      const { id, document, number } = JSON.parse(String(row?.value ?? '{}'))
      return id === roomId ? [`${document}/${number}`] : []
    } finally {
      database.close()
    }
  })
  return found.sort()
}
