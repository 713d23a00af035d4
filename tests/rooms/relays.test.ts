import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeShape, shapesOf } from '#room-schema/canvas-layout.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { AUDIENCE_CLIENT_ID, audienceSchema } from '#room-schema/presence.ts'
import { CLOSE, REFUSED } from '#room-schema/protocol.ts'
import type { RoomAddress } from '#room-schema/room-id.ts'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { adminByLink } from '#tests/support/people/admin.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { relaysOf } from '#tests/support/product/relay-files.ts'
import { readRoomFile } from '#tests/support/product/room-file.ts'
import { audience, Reader } from '#tests/support/rooms/audience.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const ABOVE = 25
const RELAYS = 4
const LOG = 'log.txt'
const NOTE = newId()

const dataDir = mkdtempSync(join(tmpdir(), 'maquette-relays-'))
let product: Running
let owner: Person
let readers: Reader[] = []
const clients: RoomClient[] = []

beforeAll(async () => {
  product = await ownProduct({
    ...{ DATA_DIR: dataDir, RELAYS_ABOVE: String(ABOVE), VISITORS_PER_ADDRESS: '10000' },
  })
  owner = await Person.withAccount(product.url, 'Olga Owner')
})
afterAll(async () => {
  await product.dispose()
  rmSync(dataDir, { recursive: true, force: true })
})
afterEach(() => {
  for (const { client } of readers.splice(0)) client.leave()
  for (const client of clients.splice(0)) client.leave()
})

const fileText = (doc: Y.Doc): string => String(filesOf(doc).get(LOG) ?? '')
const noteText = (doc: Y.Doc): string =>
  String((shapesOf(doc).get(NOTE) as Y.Map<unknown> | undefined)?.get('text') ?? '')

async function joined(person: Person, { id, document, kind }: RoomAddress): Promise<RoomClient> {
  const client = await RoomClient.joined(person, id, document, kind)
  clients.push(client)
  return client
}

/** A public design with a file of numbered lines, and the owner at it. */
async function design() {
  const id = await owner.newPattern('public')
  const room: RoomAddress = { kind: 'editor', id, document: 'files' }
  const author = await joined(owner, room)
  filesOf(author.doc).set(LOG, new Y.Text())
  const write = writerOf(() => filesOf(author.doc).get(LOG) as Y.Text)
  return { id, room, author, write }
}

function writerOf(text: () => Y.Text) {
  let next = 0
  return async (lines: number, pauseMs = 5) => {
    for (let n = 0; n < lines; n += 1) {
      text().insert(text().length, `${next++}\n`)
      if (pauseMs > 0) await new Promise(done => setTimeout(done, pauseMs))
    }
    return next
  }
}

const everybodyHas = (lines: number, seconds = 30) =>
  until(() => readers.every(({ has }) => has(lines)), `everybody has ${lines} lines`, seconds)
const faults = () => readers.flatMap(({ fault }) => (fault === null ? [] : [fault]))
const names = (document: string) => Array.from({ length: RELAYS }, (_, number) => `${document}/${number}`)

describe('[house: outlets] above a number of viewers a room hands them to relays', () => {
  test('four relays: every viewer has every line in order, a late joiner is whole, a write is refused', async () => {
    const { id, room, write } = await design()
    await write(20)
    readers = await audience(product.url, room, ABOVE * (RELAYS + 1) - 1, fileText)
    expect(relaysOf(dataDir, id)).toEqual(names('files'))
    await everybodyHas(await write(100))
    const [late] = await audience(product.url, room, 1, fileText)
    readers.push(late as Reader)
    expect(late?.has(120)).toBe(true)
    const forger = readers.at(-2) as Reader
    let refusals = 0
    forger.client.provider.messageHandlers[REFUSED] = () => void refusals++
    filesOf(forger.client.doc).set('forged.ts', new Y.Text('x'))
    await until(() => refusals > 0, 'the refusal is told')
    await everybodyHas(await write(10))
    expect(readers.filter(({ client }) => filesOf(client.doc).has('forged.ts'))).toEqual([forger])
    expect(faults()).toEqual([])
    expect(readers.map(({ closes }) => closes)).toEqual(readers.map(() => 0))
  })

  test('uplinks dropped 20 times: nobody at a relay loses a line or the socket', async () => {
    const { id, room, author, write } = await design()
    await write(5)
    readers = await audience(product.url, room, ABOVE * 3, fileText)
    const atRelays = readers.slice(ABOVE)
    const { path } = readRoomFile(dataDir, id)
    for (let drop = 1; drop <= 20; drop += 1) {
      author.closeCode = null
      const disk = new DatabaseSync(path)
      disk.exec('pragma busy_timeout = 5000; begin immediate')
      // A room whose disk refuses a row begins again, and with it every uplink.
      await write(1)
      await until(() => author.closeCode, `the room is gone ${drop} times`)
      disk.exec('rollback')
      disk.close()
      await until(() => author.provider.synced, 'the author is back', 30)
      const lines = await write(3)
      await until(() => atRelays.every(({ has }) => has(lines)), `all have the lines of round ${drop}`, 30)
    }
    await everybodyHas(await write(5))
    expect(faults()).toEqual([])
    expect(atRelays.map(({ closes }) => closes)).toEqual(atRelays.map(() => 0))
  }, 180_000)

  test('access taken away closes everybody within 2 s; who may still read stays', async () => {
    const { id, room, write } = await design()
    readers = await audience(product.url, room, ABOVE * 2, fileText)
    const [member, leaving] = await Promise.all([
      Person.withAccount(product.url, 'Mia Member'),
      Person.withAccount(product.url, 'Leo Leaving'),
    ])
    for (const person of [member, leaving]) await owner.letIn(person, id, 'read')
    const [staying, gone] = [await joined(member, room), await joined(leaving, room)]
    expect((await leaving.post('/api/auth/sign-out', {})).ok).toBe(true)
    await until(() => gone.closeCode, 'the session is over', 2)
    expect(gone.closeCode).toBe(CLOSE.signIn)
    const started = Date.now()
    await owner.must(api.sharing.access, { path: { id }, body: { access: 'private' } })
    await until(() => readers.every(({ client }) => client.closeCode), 'the visitors are out', 2)
    expect(Date.now() - started).toBeLessThan(2_000)
    expect(new Set(readers.map(({ client }) => client.closeCode))).toEqual(new Set([CLOSE.signIn]))
    const lines = await write(3)
    await until(() => fileText(staying.doc).split('\n').length - 1 === lines, 'the member reads on')
    expect(staying.closeCode).toBeNull()
    // Whoever may write from now on comes in by the room, and does.
    const body = { type: 'user', userIdToUpdate: member.id, updatedPermission: 'write' } as const
    await owner.must(api.sharing.permission, { path: { id }, body })
    await until(
      () => staying.closeCode === CLOSE.storageFailed && staying.provider.synced,
      'the writer is back',
    )
    filesOf(staying.doc).set('mine.ts', new Y.Text('x'))
    await until(() => filesOf(clients[0]?.doc ?? new Y.Doc()).has('mine.ts'), 'the new writer writes')
    await owner.must(api.patterns.remove, { path: { id } })
    await until(() => staying.closeCode === CLOSE.noSuchRoom, 'the design is gone', 2)
  })

  test('presence of viewers is sampled, and their number told', async () => {
    const { id } = await design()
    const room: RoomAddress = { kind: 'editor', id, document: 'room' }
    readers = await audience(product.url, room, ABOVE + 20, () => '')
    const author = await joined(owner, room)
    author.provider.awareness.setLocalState({ isTyping: true })
    for (const { client } of readers) client.provider.awareness.setLocalState({ isTyping: false })
    const last = readers.at(-1)?.client as RoomClient
    const told = (client: RoomClient) =>
      audienceSchema.safeParse(client.provider.awareness.getStates().get(AUDIENCE_CLIENT_ID)).data?.viewers
    for (const client of [author, last]) {
      await until(() => told(client) === ABOVE + 21, 'the number is told')
      await until(() => client.provider.awareness.getStates().has(author.doc.clientID), 'the author is seen')
    }
    const seen = readers
      .slice(ABOVE)
      .filter(({ client }) => author.provider.awareness.getStates().has(client.doc.clientID))
    await until(() => author.provider.awareness.getStates().size >= ABOVE + 5, 'some are seen')
    expect(seen.length).toBeLessThanOrEqual(5)
    author.leave()
    await until(() => !last.provider.awareness.getStates().has(author.doc.clientID), 'who leaves is gone', 3)
  })

  test('a canvas: its layout at relays, its private board closes them', async () => {
    const { id } = await owner.must(api.spaces.create, { body: { name: 'Board' } })
    await owner.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'public' } })
    const room: RoomAddress = { kind: 'canvas', id, document: 'layout' }
    const author = await joined(owner, room)
    const place = { x: 0, y: 0, width: 800, height: 560, z: 1 }
    shapesOf(author.doc).set(NOTE, makeShape({ ...place, kind: 'note', color: 'yellow', text: '' }))
    const write = writerOf(() => (shapesOf(author.doc).get(NOTE) as Y.Map<unknown>).get('text') as Y.Text)
    await write(5)
    readers = await audience(product.url, room, ABOVE * 3 - 1, noteText)
    await everybodyHas(await write(50))
    expect(relaysOf(dataDir, id)).toEqual(['layout/0', 'layout/1'])
    expect(faults()).toEqual([])
    await owner.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'private' } })
    await until(() => readers.every(({ client }) => client.closeCode), 'the visitors are out', 2)
    expect(new Set(readers.map(({ client }) => client.closeCode))).toEqual(new Set([CLOSE.signIn]))
  })
})

test('[R9] an address has so many sockets in the room and its relays together', async () => {
  const small = await ownProduct({ RELAYS_ABOVE: '2', VISITORS_PER_ADDRESS: '5' })
  try {
    const person = await Person.withAccount(small.url, 'Ada')
    const room: RoomAddress = { kind: 'editor', id: await person.newPattern('public'), document: 'files' }
    for (let n = 0; n < 5; n += 1) {
      const reader = new Reader(new Person(small.url), room, () => '')
      readers.push(reader)
      await until(() => reader.client.provider.synced, `visitor ${n} joins`, 30)
    }
    const more = new Reader(new Person(small.url), room, () => '')
    readers.push(more)
    await until(() => more.client.closeCode === CLOSE.tooManyVisitors, 'one more is put off')
  } finally {
    await small.dispose()
  }
})

test('[S6] Room Info counts everybody and names who is signed in, at relays, too', async () => {
  const small = await ownProduct({ RELAYS_ABOVE: '2', ADMIN_EMAILS: 'alma@example.org' })
  try {
    const admin = await adminByLink(small)
    const people = await Promise.all(
      ['Olga', 'Mia', 'Leo', 'Nils'].map(name => Person.withAccount(small.url, name)),
    )
    const [host] = people as [Person, ...Person[]]
    const id = await host.newPattern('public')
    const room: RoomAddress = { kind: 'editor', id, document: 'room' }
    for (const person of people) await joined(person, room)
    const visitor = await joined(new Person(small.url), room)
    const info = () => admin.must(api.admin.roomInfo, { path: { editorId: id }, body: {} })
    await until(async () => (await info()).room.sockets === 5, 'all are counted')
    const { room: told } = await info()
    expect(new Set(told.people)).toEqual(new Set(people.map(person => person.id)))
    expect(told.people).toHaveLength(4)
    visitor.leave()
  } finally {
    await small.dispose()
  }
})
