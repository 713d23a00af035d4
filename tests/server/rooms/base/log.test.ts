import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { RoomLog } from '#server/rooms/base/log.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill)
/** Comparing millions of bytes one by one takes seconds. */
const digest = (all: Uint8Array | null) => all && createHash('sha256').update(all).digest('hex')
const digests = ({ snapshot, stateVector, tail }: ReturnType<RoomLog['read']>) =>
  [snapshot, stateVector, ...tail].map(digest)
const logOn = (sqlite: SqliteStorage) => {
  const log = new RoomLog(sqlite.storage, 'files')
  return { log, stored: log.read() }
}

describe('design §6: what is stored', () => {
  test('updates come back in order; a long one is cut into rows of at most 1 MB and put together again', () => {
    const sqlite = new SqliteStorage()
    const { log } = logOn(sqlite)
    const updates = [bytes(10, 1), bytes(2_500_000, 2), bytes(1_000_000, 3)]
    for (const update of updates) log.append(update)
    const lengths = sqlite.rows('log').map(row => (row.bytes as Uint8Array).length)
    expect(lengths).toEqual([10, 1_000_000, 1_000_000, 500_000, 1_000_000])
    const again = logOn(sqlite)
    expect(again.stored.tail.map(digest)).toEqual(updates.map(digest))
    expect(again.log.rows).toBe(3)
    expect(again.log.bytes).toBe(3_500_010)
  })

  test('a long update is written whole or not at all', () => {
    const sqlite = new SqliteStorage()
    const { log } = logOn(sqlite)
    log.append(bytes(10, 1))
    let inserts = 0
    sqlite.fails = statement => statement.startsWith('insert into log') && ++inserts === 3
    expect(() => log.append(bytes(2_500_000, 2))).toThrow('disk full')
    sqlite.fails = () => false
    expect(logOn(sqlite).stored.tail).toEqual([bytes(10, 1)])
    log.append(bytes(10, 3))
    expect(logOn(sqlite).stored.tail).toEqual([bytes(10, 1), bytes(10, 3)])
  })

  test('two documents of a room do not meet', () => {
    const sqlite = new SqliteStorage()
    const { log } = logOn(sqlite)
    const other = new RoomLog(sqlite.storage, 'room')
    other.read()
    log.append(bytes(3, 1))
    other.append(bytes(3, 2))
    other.compact(bytes(4, 4), bytes(1, 0))
    expect(logOn(sqlite).stored).toEqual({ snapshot: null, stateVector: null, tail: [bytes(3, 1)] })
  })

  test.each([
    ['a row in the middle', 'delete from log where seq = 2'],
    ['a piece', 'delete from log where seq = 3 and piece = 1'],
    ['the first piece', 'delete from log where seq = 3 and piece = 0'],
    ['the snapshot', 'delete from snapshot'],
    ['a piece of the snapshot', 'delete from snapshot where piece = 0'],
    ['the state vector', 'delete from state_vector'],
  ])('with %s missing nothing is served: reading throws', (_, statement) => {
    const sqlite = new SqliteStorage()
    const { log } = logOn(sqlite)
    log.compact(bytes(1_500_000, 9), bytes(1, 0))
    for (const update of [bytes(1, 1), bytes(1, 2), bytes(2_000_001, 3)]) log.append(update)
    sqlite.sql.exec(statement)
    expect(() => logOn(sqlite)).toThrow(/files: .*(missing|half)/)
  })

  test('a read that fails throws, it never begins from empty', () => {
    const sqlite = new SqliteStorage()
    logOn(sqlite).log.append(bytes(3, 1))
    sqlite.fails = statement => statement.includes('from log')
    expect(() => logOn(sqlite)).toThrow('disk full')
  })
})

describe('design §6: compaction killed at any statement', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-log-'))
  const path = () => join(folder, `${Math.random()}.sqlite`)
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('leaves what was there before, until it is done', () => {
    const file = path()
    const before = new SqliteStorage(file)
    const { log } = logOn(before)
    log.compact(bytes(5, 1), bytes(1, 0))
    log.append(bytes(1_200_000, 2))
    before.close()
    const old = digests({ snapshot: bytes(5, 1), stateVector: bytes(1, 0), tail: [bytes(1_200_000, 2)] })
    const done = { snapshot: bytes(2_200_000, 3), stateVector: bytes(2, 5), tail: [] }

    let killedAt = 0
    for (let isDone = false; !isDone; killedAt++) {
      const killed = new SqliteStorage(file)
      const killedLog = logOn(killed).log
      let statements = 0
      // The connection ends in the middle of the transaction, as it does when the process is killed.
      killed.fails = () => {
        if (statements++ === killedAt) killed.close()
        return false
      }
      try {
        killedLog.compact(done.snapshot, done.stateVector)
        isDone = true
      } catch {
        // Killed.
      }
      killed.close()
      const after = new SqliteStorage(file)
      expect(digests(logOn(after).stored)).toEqual(isDone ? digests(done) : old)
      after.close()
    }
    expect(killedAt).toBe(8)
  })
})
