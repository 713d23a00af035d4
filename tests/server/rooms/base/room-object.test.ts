import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { RootPolicy } from '#room-schema/guard.ts'
import {
  LEVEL,
  QUERY_AWARENESS,
  readClientMessage,
  SYNC,
  SYNC_UPDATE,
  syncFrame,
} from '#room-schema/protocol.ts'
import type { Bindings } from '#server/bindings.ts'
import { Alarms } from '#server/rooms/base/alarms.ts'
import { RoomObject } from '#server/rooms/base/room-object.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'
import { until } from '#tests/support/until.ts'

vi.mock('cloudflare:workers', () => ({
  DurableObject: class {
    readonly ctx: unknown
    readonly env: unknown
    constructor(ctx: unknown, env: unknown) {
      this.ctx = ctx
      this.env = env
    }
  },
}))

const PLACES: RootPolicy = {
  root: 'places',
  keyProblem: key => (/^[a-z]+$/.test(key) ? null : 'not the id of a node'),
  valueProblem: value => (Array.isArray(value) ? null : 'not a place'),
  sizeOf: () => 16,
  ...{ maxKeys: 10, maxBytes: 1_000 },
}

/** A kind of room that the product does not have: the server writes its nodes, people move them. */
class BoardRoom extends RoomObject {
  protected override readonly kind = 'canvas'
  protected override readonly alarms: Alarms<'tidy' | 'outlet'>
  readonly done: string[] = []

  constructor(context: { storage: unknown }, env: Bindings) {
    super(context as never, env)
    this.alarms = new Alarms(context.storage as never, {
      tidy: async () => void this.done.push('tidy'),
      outlet: () => this.lookAfterOutlet(),
    })
  }

  protected override documents() {
    return { nodes: 'server' as const, layout: [PLACES] }
  }
  protected override object() {
    return { kind: 'pattern' as const, id: this.id }
  }
  protected override async refresh() {
    return true
  }
  protected override async opened(document: string) {
    this.done.push(`opened ${document}`)
  }

  place = (name: string) => this.documentOf(name).doc.getMap('places').toJSON()
  later = () => this.alarms.at('tidy', Date.now())
  know = (id: string) => this.setId(id)
}

/** A socket that has slept with its room. */
class Socket {
  readonly frames: Uint8Array[] = []
  code: number | null = null
  readonly #attachment: object
  constructor(document: string, level: 'read' | 'write' | 'owner') {
    const person = {
      userId: 'ada',
      isSignedIn: true,
      sessionId: null,
      address: null,
      name: 'Ada',
      picture: null,
    }
    this.#attachment = { ...person, level, toldLevel: level, document, awarenessIds: [] }
  }
  send = (frame: Uint8Array) => void this.frames.push(frame)
  close = (code: number) => {
    this.code = code
  }
  serializeAttachment = () => undefined
  deserializeAttachment = () => this.#attachment
}

let there: Socket[]
let board: BoardRoom
let makeBoard: (settings?: Record<string, string>) => BoardRoom

beforeEach(() => {
  there = [new Socket('nodes', 'owner'), new Socket('layout', 'write')]
  const sqlite = new SqliteStorage()
  const storage = Object.assign(sqlite, {
    setAlarm: async () => undefined,
    deleteAlarm: async () => undefined,
  })
  const context = {
    storage,
    acceptWebSocket: () => undefined,
    getWebSockets: () => there,
    waitUntil: () => undefined,
  }
  makeBoard = (settings = {}) =>
    new BoardRoom(
      context as never,
      { DB: sqliteD1(), AUTH_SECRET: 'x'.repeat(32), ...settings } as unknown as Bindings,
    )
  board = makeBoard()
})
afterEach(() => void vi.useRealTimers())

function update(root: string, key: string, value: unknown): Uint8Array {
  const doc = new Y.Doc()
  doc.getMap(root).set(key, value)
  return Y.encodeStateAsUpdate(doc)
}
const ADA = { userId: 'ada', level: 'write' as const }

test('[seam 4] another kind of room: its documents are written by whom it says, through one policy a root', async () => {
  expect(board.acceptEdit('layout', ADA, update('places', 'hero', [1, 2]))).toBeNull()
  expect(board.acceptEdit('layout', ADA, update('places', '!', [1, 2]))).toMatchObject({ rule: 'G6' })
  expect(board.acceptEdit('layout', ADA, update('else', 'hero', [1, 2]))).toMatchObject({ rule: 'G4' })
  expect(board.acceptEdit('layout', { ...ADA, level: 'read' }, update('places', 'a', [1]))).toMatchObject({
    ...{ rule: 'R6', close: null },
  })
  expect(board.acceptEdit('nodes', ADA, update('places', 'hero', [1, 2]))).toMatchObject({ rule: 'R2' })
  expect(board.acceptEdit('layout', ADA, new Uint8Array([9, 9]))).toMatchObject({ rule: 'G1' })
  expect(board.place('layout')).toEqual({ hero: [1, 2] })
  expect(() => board.acceptEdit('files', ADA, update('places', 'a', [1]))).toThrow('no document')
})

test('[seam 4] what was posted reaches the sockets of its document, and what they say goes the same way', async () => {
  const [nodes, layout] = there
  board.acceptEdit('layout', ADA, update('places', 'hero', [1, 2]))
  const synced = () => layout?.frames.filter(frame => frame[0] === SYNC) ?? []
  await until(() => synced().length === 1, 'the change is sent')
  expect(readClientMessage(synced()[0] as Uint8Array)).toMatchObject({ kind: 'update' })
  expect(nodes?.frames.some(frame => frame[0] === SYNC)).toBe(false)
})

test('[seam 4] presence and levels travel on the sockets of its first document', async () => {
  const [nodes, layout] = there
  expect(nodes?.frames.map(frame => frame[0])).toEqual([QUERY_AWARENESS])
  expect(layout?.frames).toEqual([])
  board.know('board')
  await board.accessChanged('board')
  // There is no such design, so nobody may stay; who sees levels would have been told on this socket.
  expect(there.map(({ code }) => code)).toEqual([4403, 4403])
  expect(layout?.frames.some(frame => frame[0] === LEVEL)).toBe(false)
})

test('[seam 4] an alarm does the jobs of its kind', async () => {
  await board.later()
  await board.alarm()
  expect(board.done).toEqual(['tidy'])
})

const joinOf = (userId: string, address: string | null = null) => ({
  ...{ roomId: 'board', checkedAt: Date.now(), isOurs: true },
  identity: {
    ...{ userId, isSignedIn: address === null, sessionId: null, address, name: userId, picture: null },
    ...{ level: 'write' as const, document: 'layout' },
  },
})

test('[R10] posted edits that keep being refused wait; others write on, and so does that person in a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const post = (userId: string, key: string) => board.postEdit(joinOf(userId), update('places', key, [1]))
  for (let n = 0; n < 20; n++) expect(await post('eve', '!')).toMatchObject({ rule: 'G6' })
  expect(await post('eve', 'fine')).toMatchObject({ rule: 'R10', close: 4529 })
  expect(await post('ada', 'hers')).toBeNull()
  expect(board.place('layout')).toEqual({ hers: [1] })
  vi.advanceTimersByTime(60_000)
  expect(await post('eve', 'fine')).toBeNull()
})

test('[R10] a socket waits as well: it is closed to come again later', async () => {
  for (let n = 0; n < 20; n++) board.acceptEdit('layout', ADA, update('places', '!', [1]))
  const layout = there[1] as Socket
  const bytes = syncFrame(SYNC_UPDATE, update('places', 'fine', [1]))
  await board.webSocketMessage(layout as never, bytes.slice().buffer as ArrayBuffer)
  expect(layout.code).toBe(4529)
  expect(there[0]?.code).toBeNull()
})

test('[R9] tokens of signed-out people count by the limit of their sockets', async () => {
  board = makeBoard({
    ...{ ROOM_TRANSPORT: 'liveblocks', LIVEBLOCKS_SECRET_KEY: 'sk_test_x', VISITORS_PER_ADDRESS: '1' },
    LIVEBLOCKS_BASE_URL: 'http://127.0.0.1:1',
  })
  // Whether the service answers is not asked here.
  const ask = (address: string | null) =>
    board.liveToken(joinOf('visitor-x', address), false).catch(() => 'let in')
  const first = await ask('1.2.3.4')
  expect(first).not.toBe(4529)
  expect(await ask('1.2.3.4')).toBe(4529)
  expect(await ask('1.2.3.5')).not.toBe(4529)
  expect(await ask(null)).not.toBe(4529)
})
