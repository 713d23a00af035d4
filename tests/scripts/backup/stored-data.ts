import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inRoot } from '#scripts/root.ts'

export const ROOM = 'state/do/maquette-EditorRoomObject/0a.sqlite'
export const DATABASE = 'state/d1/miniflare-D1DatabaseObject/0b.sqlite'
export const LIST = 'state/r2/miniflare-R2BucketObject/0c.sqlite'
export const OBJECTS = 'state/r2/maquette-files/blobs'

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'maquette-backup-'))

export function openIn(dataDir: string, path: string): DatabaseSync {
  mkdirSync(dirname(join(dataDir, path)), { recursive: true })
  const database = new DatabaseSync(join(dataDir, path))
  database.exec('pragma journal_mode = wal')
  return database
}

/** A data folder as a product lays it out, with one room, one row and one file. */
export function storedData(): string {
  const dataDir = newFolder()
  const migrations = readdirSync(inRoot('migrations')).filter(name => name.endsWith('.sql'))
  const database = openIn(dataDir, DATABASE)
  database.exec('create table d1_migrations(name text); create table things(name text)')
  for (const name of migrations) database.prepare('insert into d1_migrations values (?)').run(name)
  database.exec("insert into things values ('row')")
  database.close()
  const room = openIn(dataDir, ROOM)
  room.exec("create table log(bytes blob); insert into log values (x'0102')")
  room.close()
  const list = openIn(dataDir, LIST)
  list.exec('create table _mf_objects(key text primary key, blob_id text)')
  list.exec('create table _mf_multipart_parts(blob_id text)')
  list.close()
  putObject(dataDir, 'packs/a', 'f1', 'a pack')
  mkdirSync(join(dataDir, 'state', 'cache'))
  writeFileSync(join(dataDir, 'state', 'cache', 'x.sqlite'), 'not worth keeping')
  writeFileSync(join(dataDir, 'auth.secret'), 'signs sessions')
  writeFileSync(join(dataDir, 'vault.secret'), 'seals keys')
  return dataDir
}

/** As the bucket does it: the bytes, then the list, which names one object for each key. */
export function putObject(dataDir: string, key: string, id: string, text: string): void {
  mkdirSync(join(dataDir, OBJECTS), { recursive: true })
  writeFileSync(join(dataDir, OBJECTS, id), text)
  const list = openIn(dataDir, LIST)
  list
    .prepare(
      'insert into _mf_objects values (?, ?) on conflict(key) do update set blob_id = excluded.blob_id',
    )
    .run(key, id)
  list.close()
}

export function rowsIn(dataDir: string, path: string, query: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, path), { readOnly: true })
  try {
    return database.prepare(query).all()
  } finally {
    database.close()
  }
}
