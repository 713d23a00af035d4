import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

interface RoomFile {
  path: string
  facts: Record<string, string>
  /** Bytes of snapshot and log of both documents. */
  storedBytes: number
  logRows: number
}

/** What a room has on disk, read beside the running product. */
export function readRoomFile(dataDir: string, patternId: string): RoomFile {
  for (const path of globSync(join(dataDir, '**', '*.sqlite'))) {
    const database = new DatabaseSync(path, { readOnly: true })
    try {
      const facts = factsIn(database)
      if (facts.patternId !== patternId) continue
      const sum = (query: string) => Number(database.prepare(query).get()?.n ?? 0)
      return {
        path,
        facts,
        storedBytes:
          sum('select sum(length(bytes)) as n from snapshot') +
          sum('select sum(length(bytes)) as n from log'),
        logRows: sum('select count(*) as n from log'),
      }
    } finally {
      database.close()
    }
  }
  throw new Error(`room ${patternId} has no file in ${dataDir}`)
}

function factsIn(database: DatabaseSync): Record<string, string> {
  const isRoom = database.prepare("select 1 from sqlite_master where name = 'facts'").get()
  if (!isRoom) return {}
  const rows = database.prepare('select name, value from facts').all()
  return Object.fromEntries(rows.map(({ name, value }) => [String(name), String(value)]))
}
