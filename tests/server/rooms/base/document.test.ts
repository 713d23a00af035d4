import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { readClientMessage, SYNC, SYNC_STEP_2, SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { RoomLog } from '#server/rooms/base/log.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'
import { until } from '#tests/support/until.ts'

let sqlite: SqliteStorage
let sent: { frame: Uint8Array; except: unknown }[]
let failures: unknown[]

beforeEach(() => {
  sqlite = new SqliteStorage()
  sent = []
  failures = []
})

const opened = () =>
  new RoomDocument(new RoomLog(sqlite.storage, 'files'), {
    changed: (update, except) => sent.push({ frame: syncFrame(SYNC_UPDATE, update), except }),
    storageFailed: error => failures.push(error),
  })
const text = (doc: Y.Doc) => doc.getText('t')
const write = (document: RoomDocument, words: string) =>
  document.write(doc => text(doc).insert(text(doc).length, words))
const EMPTY = new Uint8Array([0])

function docOf(frames: Uint8Array[], doc = new Y.Doc()): Y.Doc {
  for (const frame of frames) {
    const message = readClientMessage(frame)
    if (message?.kind !== 'update') throw new Error('no update')
    Y.applyUpdate(doc, message.update)
  }
  return doc
}
const stepsOf = (frames: Uint8Array[]) => frames.map(frame => [frame[0], frame[1]])

describe('design §6: row first, then send', () => {
  test('what is sent is on disk already, one row and one frame a flush', () => {
    const document = opened()
    for (const words of ['a', 'b', 'c']) write(document, words)
    expect([sqlite.rows('log').length, sent.length]).toEqual([0, 0])
    document.flush()
    expect([sqlite.rows('log').length, sent.length]).toEqual([1, 1])
    expect(text(docOf(sent.map(({ frame }) => frame))).toString()).toBe('abc')
  })

  test('a pending change is flushed by itself', async () => {
    const document = opened()
    write(document, 'a')
    await until(() => sent.length === 1, 'the flush')
    expect(sqlite.rows('log')).toHaveLength(1)
  })

  test('the only author of a flush gets no echo, two authors both do', () => {
    const document = opened()
    const [a, b] = [{} as WebSocket, {} as WebSocket]
    const updates = ['x', 'y', 'z'].map(words => {
      const doc = new Y.Doc()
      text(doc).insert(0, words)
      return Y.encodeStateAsUpdate(doc)
    })
    const accept = (update: Uint8Array | undefined, from: WebSocket) => {
      Y.applyUpdate(document.doc, update ?? EMPTY)
      document.accept(update ?? EMPTY, from)
    }
    accept(updates[0], a)
    document.flush()
    accept(updates[1], a)
    accept(updates[2], b)
    document.flush()
    expect(sent.map(({ except }) => except === null)).toEqual([false, true])
    expect(sent[0]?.except).toBe(a)
  })
})

describe('design §6: a write that fails acknowledges nothing', () => {
  test('nothing is sent, the room is told, and nothing is answered from memory any more', () => {
    const document = opened()
    write(document, 'kept')
    document.flush()
    sqlite.fails = statement => statement.startsWith('insert into log')
    write(document, 'lost')
    expect(() => document.flush()).toThrow('could not be written')
    expect([sent.length, failures.length]).toEqual([1, 1])
    sqlite.fails = () => false
    expect(() => document.framesFor(EMPTY)).toThrow('started again')
    expect(() => write(document, 'more')).toThrow('started again')
    expect(() => document.flush()).toThrow('started again')
    expect(text(opened().doc).toString()).toBe('kept')
  })

  test('a step 1 that comes before the failing flush is not answered', () => {
    const document = opened()
    write(document, 'lost')
    sqlite.fails = statement => statement.startsWith('insert into log')
    expect(() => document.framesFor(EMPTY)).toThrow()
    expect(failures).toHaveLength(1)
  })

  test('a flush by the clock that fails is told once and throws at nobody', async () => {
    const document = opened()
    sqlite.fails = statement => statement.startsWith('insert into log')
    write(document, 'lost')
    await until(() => failures.length > 0, 'the failure is told')
    expect([sent.length, failures.length]).toEqual([0, 1])
  })

  test('a compaction that fails loses nothing and is not tried at every flush', () => {
    const document = opened()
    const told = vi.spyOn(console, 'error').mockReturnValue()
    let tries = 0
    sqlite.fails = statement => statement.startsWith('insert into snapshot') && ++tries > 0
    for (let n = 0; n < 2_100; n++) {
      write(document, 'x')
      document.flush()
    }
    expect([tries, told.mock.calls.length]).toEqual([1, 1])
    expect(failures).toEqual([])
    expect(text(opened().doc).toString()).toBe('x'.repeat(2_100))
  })
})

describe('design §6: cheap joins', () => {
  const isBuilt = (document: RoomDocument) => document.isLoaded

  test('a cold start serves stored bytes, snapshot and tail, before any document is built', () => {
    const before = opened()
    write(before, 'one ')
    before.compact()
    write(before, 'two ')
    before.flush()
    write(before, 'three')
    before.flush()
    const cold = opened()
    const frames = cold.framesFor(EMPTY)
    expect(stepsOf(frames)).toEqual([
      [SYNC, SYNC_UPDATE],
      [SYNC, SYNC_STEP_2],
    ])
    expect(text(docOf(frames)).toString()).toBe('one two three')
    expect(cold.stateVector()).toEqual(Y.encodeStateVector(before.doc))
    expect(isBuilt(cold)).toBe(false)
    expect(cold.framesFor(EMPTY)).toBe(frames)
  })

  test('without a snapshot the tail alone is served, still unbuilt', () => {
    const before = opened()
    for (const words of ['a', 'b']) {
      write(before, words)
      before.flush()
    }
    const cold = opened()
    expect(text(docOf(cold.framesFor(EMPTY))).toString()).toBe('ab')
    expect(cold.stateVector()).toEqual(Y.encodeStateVector(before.doc))
    expect(isBuilt(cold)).toBe(false)
  })

  test('an empty document answers with nothing', () => {
    expect(docOf(opened().framesFor(EMPTY)).store.clients.size).toBe(0)
  })

  test('somebody who comes back gets only what is missing', () => {
    const document = opened()
    write(document, 'x'.repeat(100_000))
    const client = docOf(document.framesFor(EMPTY))
    write(document, 'new')
    const frames = document.framesFor(Y.encodeStateVector(client))
    expect(frames.reduce((sum, frame) => sum + frame.length, 0)).toBeLessThan(100)
    expect(text(docOf(frames, client)).length).toBe(100_003)
  })

  test('newcomers while it changes, before and after compaction and a dropped copy, all see the same', () => {
    const document = opened()
    for (let n = 0; n < 300; n++) {
      write(document, `${n} ${'y'.repeat(n)}\n`)
      if (n % 3 === 0) document.flush()
      if (n % 70 === 0) document.compact()
      if (n % 90 === 0) document.dropCopy()
      if (n % 10 === 0)
        expect(text(docOf(document.framesFor(EMPTY))).toString()).toBe(text(document.doc).toString())
    }
    document.flush()
    expect(text(opened().doc).toString()).toBe(text(document.doc).toString())
  })
})

describe('design §6: compaction', () => {
  test('after 2,000 rows, and when the log outgrows the snapshot', () => {
    const document = opened()
    for (let n = 0; n < 2_001; n++) {
      write(document, 'x')
      document.flush()
    }
    expect(sqlite.rows('log').length).toBeLessThan(10)
    const long = 'y'.repeat(100_000)
    for (let n = 0; n < 3; n++) {
      write(document, long)
      document.flush()
    }
    expect(sqlite.rows('log')).toHaveLength(0)
    expect(text(opened().doc).length).toBe(302_001)
  })

  test('a room that nobody is in any more settles to a snapshot', () => {
    const document = opened()
    for (let n = 0; n < 30; n++) {
      write(document, 'x')
      document.flush()
    }
    document.settle()
    expect([sqlite.rows('log').length, sqlite.rows('snapshot').length]).toEqual([0, 1])
  })
})
