import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { CLOSE, LEVEL, levelFrame, SYNC_STEP_1, syncFrame } from '#room-schema/protocol.ts'
import type { Running } from '#scripts/serve.ts'
import type { Level } from '#shared/access.ts'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { openDatabaseFile } from '#tests/support/product/database-file.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

/** Our own client says which documents it knows. */
const OURS = '?schema=99'
const dataDir = mkdtempSync(join(tmpdir(), 'maquette-access-'))
let product: Running
let database: DatabaseSync
let owner: Person
let writer: Person
let id: string
const sockets: RawSocket[] = []

beforeAll(async () => {
  product = await ownProduct({ DATA_DIR: dataDir, VISITORS_PER_ADDRESS: '30' })
  database = openDatabaseFile(dataDir)
  owner = await Person.withAccount(product.url, 'Olga Owner')
})
afterAll(async () => {
  database.close()
  await product.dispose()
  rmSync(dataDir, { recursive: true, force: true })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

async function open(person: Person, path = `/rooms/editor/${id}${OURS}`): Promise<RawSocket> {
  const socket = await RawSocket.open(person, path)
  // As every client does; the runtime keeps the connection of one that never speaks for a while after its end.
  socket.send(syncFrame(SYNC_STEP_1, new Uint8Array([0])))
  sockets.push(socket)
  return socket
}
const filesPath = () => `/rooms/editor/${id}/files`
const level = (of: Level) => Buffer.from(levelFrame(of)).toString('hex')
const levelsTold = (socket: RawSocket) =>
  socket.frames.filter(frame => frame[0] === LEVEL).map(frame => Buffer.from(frame).toString('hex'))
const invite = (person: Person, permissionLevel: 'read' | 'write' = 'write') =>
  owner.letIn(person, id, permissionLevel)
const setLevel = (person: Person, updatedPermission: 'read' | 'write') =>
  owner.must(api.sharing.permission, {
    path: { id },
    body: { type: 'user', userIdToUpdate: person.id, updatedPermission },
  })
/** The same person in another browser. */
async function again(person: Person): Promise<Person> {
  const other = Object.assign(new Person(product.url), { ...person, cookie: '' })
  const { ok } = await other.post('/api/auth/sign-in/email', {
    email: person.email,
    password: 'correct horse',
  })
  expect(ok).toBe(true)
  return other
}

beforeAll(async () => {
  writer = await Person.withAccount(product.url, 'Willi Writer')
  id = (await madeDesign(owner)).patternId
  await invite(writer)
})

describe('[12] sockets of a session that is over are closed', () => {
  test('signing out: both documents, in every room, and nobody else’s; nor another session’s', async () => {
    const other = await owner.newPattern('public')
    const leaving = await again(writer)
    const own = [
      await open(leaving),
      await open(leaving, filesPath()),
      await open(leaving, `/rooms/editor/${other}`),
    ]
    const staying = [
      await open(writer),
      await open(owner),
      await open(new Person(product.url), `/rooms/editor/${other}`),
    ]
    expect((await leaving.post('/api/auth/sign-out', {})).ok).toBe(true)
    for (const socket of own) expect(await socket.closeCode()).toBe(CLOSE.signIn)
    await invite(writer)
    await until(() => levelsTold(staying[0] as RawSocket).length > 1, 'the others hear on')
    expect(staying.map(socket => socket.closed)).toEqual([null, null, null])
  })

  test('signing out while joining: no socket of the session is left', async () => {
    for (let n = 0; n < 10; n++) {
      const leaving = await again(writer)
      const joining = [0, 1, 2].map(() => new RoomClient(leaving, id))
      await leaving.post('/api/auth/sign-out', {})
      for (const client of joining) {
        await until(() => client.closeCode, 'the socket is closed')
        expect(client.closeCode).toBe(CLOSE.signIn)
        client.leave()
      }
    }
  })

  test('what is typed after it reaches nobody', async () => {
    const leaving = await again(writer)
    const client = await RoomClient.joined(leaving, id, 'files')
    const seen = await RoomClient.joined(owner, id, 'files')
    filesOf(client.doc).set('before.ts', new Y.Text('x'))
    await until(() => filesOf(seen.doc).has('before.ts'), 'the first edit arrives')
    client.provider.shouldConnect = false
    await leaving.post('/api/auth/sign-out', {})
    filesOf(client.doc).set('after.ts', new Y.Text('x'))
    await until(() => client.closeCode, 'the socket is closed')
    filesOf(seen.doc).set('end.ts', new Y.Text('x'))
    const late = await RoomClient.joined(owner, id, 'files')
    expect([...filesOf(late.doc).keys()]).not.toContain('after.ts')
    for (const each of [client, seen, late]) each.leave()
  })

  test('a guest who becomes an account leaves no socket of the guest', async () => {
    const guest = await Person.guest(product.url)
    const room = await guest.newPattern()
    const before = await open(guest, `/rooms/editor/${room}`)
    await guest.signUp('Gina Guest')
    expect(await before.closeCode()).toBe(CLOSE.signIn)
    const after = await open(guest, `/rooms/editor/${room}${OURS}`)
    await until(() => levelsTold(after).length > 0, 'the account joins')
    expect(levelsTold(after)).toEqual([level('owner')])
  })

  test('its time is over: closed then, unless it was renewed meanwhile', async () => {
    const [short, renewed] = [await again(writer), await again(writer)]
    const tokenOf = (person: Person) =>
      decodeURIComponent(person.cookie.split('=')[1] ?? '').split('.')[0] as string
    const lastsUntil = (person: Person, time: number) =>
      database.prepare('update session set expires_at = ? where token = ?').run(time, tokenOf(person))
    const end = Date.now() + 3_000
    for (const person of [short, renewed]) expect(lastsUntil(person, end).changes).toBe(1)
    const [ending, going] = [await open(short), await open(renewed)]
    lastsUntil(renewed, end + 3_600_000)
    expect(await ending.closeCode()).toBe(CLOSE.signIn)
    expect(Date.now()).toBeGreaterThanOrEqual(end)
    await invite(writer)
    await until(() => levelsTold(going).length > 1, 'who was renewed hears on')
    expect(going.closed).toBeNull()
  })
})

describe('[32] a change of access', () => {
  test('a client of ours is told its level as it comes, a stock one is not', async () => {
    const [ours, stock] = [await open(writer), await open(writer, `/rooms/editor/${id}`)]
    await until(() => levelsTold(ours).length > 0, 'the level is told')
    expect([levelsTold(ours), levelsTold(stock)]).toEqual([[level('write')], []])
  })

  test('each socket is told its new level, and only who sees the others is told of theirs', async () => {
    const reader = await Person.withAccount(product.url, 'Rita Reader')
    await invite(reader, 'read')
    const [w, r, o] = [await open(writer), await open(reader), await open(owner)]
    await setLevel(writer, 'read')
    await until(() => levelsTold(w).includes(level('read')), 'the writer is told')
    await until(() => levelsTold(o).length === 2, 'the owner is told that something changed')
    expect(levelsTold(r)).toEqual([level('read')])
    await setLevel(writer, 'write')
    await until(() => levelsTold(w).length === 3, 'and back')
    expect(levelsTold(w)).toEqual([level('write'), level('read'), level('write')])
  })

  test('it was committed and its caller died: told all the same by the next look', async () => {
    const socket = await open(writer)
    await until(() => levelsTold(socket).length > 0, 'joined')
    database.exec('begin immediate')
    database
      .prepare("update pattern_members set level = 'read' where pattern_id = ? and user_id = ?")
      .run(id, writer.id)
    database
      .prepare("insert into events (type, untold, room_id) values ('access_changed', 'access', ?)")
      .run(id)
    database.exec('commit')
    // Whoever changes anything anywhere wakes the outbox.
    await owner.newPattern('public')
    await until(() => levelsTold(socket).includes(level('read')), 'the socket is told')
    await until(
      () => database.prepare('select count(*) as n from events where untold is not null').get()?.n === 0,
      'and it is noted as told',
    )
    await setLevel(writer, 'write')
  })
})

describe('[R9] visitors from one address', () => {
  test('are put off with a code that says later; somebody signed in comes all the same', async () => {
    const room = await owner.newPattern('public')
    const visitor = new Person(product.url)
    const storm = Array.from({ length: 20 }, () => new RawSocket(visitor, `/rooms/editor/${room}`))
    sockets.push(...storm)
    await until(() => storm.every(socket => socket.closed || socket.isOpen), 'all were answered')
    await until(() => storm.some(({ closed }) => closed?.code === CLOSE.tooFast), 'too fast')
    await open(writer, `/rooms/editor/${room}`)
    const isFull = async () => {
      const one = await open(visitor, `/rooms/editor/${room}`)
      await until(() => one.closed || one.frames.length > 0 || one.isOpen, 'an answer')
      return one.closed?.code === CLOSE.tooManyVisitors
    }
    await until(isFull, 'there is no room left', 30)
    await open(writer, `/rooms/editor/${room}`)
  }, 60_000)
})
