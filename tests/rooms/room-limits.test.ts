import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import { EDITOR_SCHEMA_VERSION, filesOf } from '#room-schema/editor-room.ts'
import {
  awarenessFrame,
  REFUSED,
  readAwareness,
  readClientMessage,
  SYNC_STEP_1,
  SYNC_UPDATE,
  syncFrame,
} from '#room-schema/protocol.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { StalledSocket } from '#tests/support/rooms/stalled-socket.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
let writer: Person
let id: string
const clients: RoomClient[] = []

/** The client ids of the working copy before anybody has typed: the server's. */
let loaders: number[]

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  writer = await Person.withAccount(url, 'Willi Writer')
  id = (await madeDesign(owner)).patternId
  await owner.letIn(writer, id)
  const first = await RoomClient.joined(owner, id, 'files')
  loaders = [...Y.decodeStateVector(Y.encodeStateVector(first.doc)).keys()]
  first.leave()
})
afterEach(() => {
  for (const client of clients.splice(0)) client.leave()
})

async function joined(person: Person, document: 'room' | 'files' = 'files', room = id): Promise<RoomClient> {
  const client = await RoomClient.joined(person, room, document)
  clients.push(client)
  return client
}
const filesPath = () => `/rooms/editor/${id}/files`
const roomPath = () => `/rooms/editor/${id}`

describe('[R7] a socket that does not read', () => {
  test('is closed with 4508 once 8 MiB wait for it; who reads stays, however much it is', async () => {
    const [author, viewer] = [await joined(owner), await joined(writer)]
    const stalled = await StalledSocket.open(writer, filesPath())
    stalled.send(syncFrame(SYNC_STEP_1, new Uint8Array([0])))
    for (let n = 0; n < 14; n++) {
      const text = `${n}`.padEnd(900_000, 'x')
      filesOf(author.doc).set('big.txt', new Y.Text(text))
      await until(() => readTexts(filesOf(viewer.doc)).get('big.txt') === text, 'the viewer sees it')
    }
    stalled.resume()
    await until(() => stalled.closeCode, 'the close frame')
    expect(stalled.closeCode).toBe(4508)
    expect([author.closeCode, viewer.closeCode]).toEqual([null, null])
    stalled.destroy()
  })
})

test('design §6: frames are not compressed, which would cost each of them more than sending it', async () => {
  const socket = await RawSocket.open(owner, roomPath())
  expect(socket.extensions).toBe('')
  socket.close()
})

describe('[R8] a client too old for the room', () => {
  test.each(['0', String(EDITOR_SCHEMA_VERSION - 1), 'x', ''])(
    'schema=%s is told to reload',
    async schema => {
      const socket = new RawSocket(owner, `${roomPath()}?schema=${schema}`)
      expect(await socket.closeCode()).toBe(4426)
    },
  )

  test('the present one, a newer one and a stock client that says nothing may join', async () => {
    for (const query of [`?schema=${EDITOR_SCHEMA_VERSION}`, `?schema=${EDITOR_SCHEMA_VERSION + 1}`, '']) {
      const socket = await RawSocket.open(owner, `${roomPath()}${query}`)
      socket.send(syncFrame(SYNC_STEP_1, new Uint8Array([0])))
      await until(() => socket.frames.length > 0, 'an answer')
      expect(socket.closed).toBeNull()
      socket.close()
    }
  })
})

describe('[R6] a writer made a reader', () => {
  test('keeps the socket, and each edit is told to be refused', async () => {
    const { patternId } = await madeDesign(owner)
    await owner.letIn(writer, patternId)
    const socket = await RawSocket.open(writer, `/rooms/editor/${patternId}/files`)
    const mine = new Y.Doc()
    const edit = (path: string) => {
      const before = Y.encodeStateVector(mine)
      filesOf(mine).set(path, new Y.Text('x'))
      socket.send(syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(mine, before)))
    }
    edit('before.ts')
    const seen = await joined(owner, 'files', patternId)
    await until(() => filesOf(seen.doc).has('before.ts'), 'the writer writes')
    const body = { type: 'user', userIdToUpdate: writer.id, updatedPermission: 'read' } as const
    await owner.must(api.sharing.permission, { path: { id: patternId }, body })
    edit('after.ts')
    await until(() => socket.frames.some(frame => frame[0] === REFUSED), 'the refusal is told')
    expect(socket.closed).toBeNull()
    const later = await joined(owner, 'files', patternId)
    expect(filesOf(later.doc).has('after.ts')).toBe(false)
    socket.close()
  })
})

describe('rules of the working copy on the wire: owners too, and others undisturbed', () => {
  /** An update made on what the room has now. */
  async function updateOf(change: (doc: Y.Doc) => void): Promise<Uint8Array> {
    const client = await joined(owner)
    const doc = new Y.Doc()
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(client.doc))
    const before = Y.encodeStateVector(doc)
    change(doc)
    return Y.encodeStateAsUpdate(doc, before)
  }

  /** Under somebody's client id, at the next clock. */
  const forgedUnder = async (victim: number) =>
    updateOf(doc => {
      doc.clientID = victim
      filesOf(doc).set('forged.ts', new Y.Text('x'))
    })

  test.each([
    ['G1', 4400, () => new Uint8Array([9, 9, 9, 9])],
    ['G4', 4403, () => updateOf(doc => doc.getMap('chat').set('a', 1))],
    ['G4', 4403, () => updateOf(doc => doc.getMap('__proto__').set('a', 1))],
    ['G5', 4403, () => updateOf(doc => doc.getArray('files').push([1]))],
    ['G6', 4403, () => updateOf(doc => filesOf(doc).set('__proto__', new Y.Text('x')))],
    ['G7', 4403, () => updateOf(doc => filesOf(doc).set('a.ts', { html: 1 }))],
  ])('[%s] is closed with %i', async (rule, code, make) => {
    const update = await make()
    const other = await joined(writer)
    const before = Object.fromEntries(readTexts(filesOf(other.doc)))
    const socket = await RawSocket.open(owner, filesPath())
    socket.send(syncFrame(SYNC_UPDATE, update))
    expect(await socket.closeCode()).toBe(code)
    expect(socket.closed?.reason).toContain(rule)
    filesOf(other.doc).set('honest.ts', new Y.Text(rule))
    const later = await joined(owner)
    const honest = await until(() => readTexts(filesOf(later.doc)).get('honest.ts'), 'the other writes on')
    expect(honest).toBe(rule)
    expect(Object.fromEntries(readTexts(filesOf(later.doc)))).toEqual({ ...before, 'honest.ts': rule })
  })

  test('[G2] nobody writes under another person’s client id, nor under the server’s', async () => {
    const victim = await joined(writer)
    filesOf(victim.doc).set('victim.ts', new Y.Text('x'))
    const seen = await joined(owner)
    await until(() => filesOf(seen.doc).has('victim.ts'), 'the victim writes')
    for (const clientId of [victim.doc.clientID, ...loaders]) {
      const socket = await RawSocket.open(owner, filesPath())
      socket.send(syncFrame(SYNC_UPDATE, await forgedUnder(clientId)))
      expect(await socket.closeCode()).toBe(4403)
      expect(socket.closed?.reason).toContain('G2')
    }
    expect(victim.closeCode).toBeNull()
  })

  test('[G3] what builds on something missing is asked for again, and a forger does not do so for ever', async () => {
    const doc = new Y.Doc()
    doc.getMap('files').set('lost.ts', new Y.Text('x'))
    const before = Y.encodeStateVector(doc)
    doc.getMap('files').set('late.ts', new Y.Text('x'))
    const dangling = Y.encodeStateAsUpdate(doc, before)
    const socket = await RawSocket.open(owner, filesPath())
    const asked = () => socket.frames.filter(frame => frame[0] === 0 && frame[1] === SYNC_STEP_1).length
    await until(() => asked() === 1, 'the greeting')
    socket.send(syncFrame(SYNC_UPDATE, dangling))
    await until(() => asked() === 2, 'asked for everything')
    socket.send(syncFrame(1, Y.encodeStateAsUpdate(doc)))
    const seen = await joined(writer)
    await until(() => filesOf(seen.doc).has('late.ts'), 'healed')
    const other = new Y.Doc()
    other.getMap('files').set('a.ts', new Y.Text('x'))
    const state = Y.encodeStateVector(other)
    other.getMap('files').set('b.ts', new Y.Text('x'))
    for (let n = 0; n < 25; n++) socket.send(syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(other, state)))
    expect(await socket.closeCode()).toBe(4403)
  })
})

describe('presence among stock clients', () => {
  const seenBy = (viewer: RoomClient, who: RoomClient) =>
    viewer.provider.awareness.getStates().get(who.doc.clientID)
  const entriesIn = (socket: RawSocket) =>
    socket.frames.flatMap(frame => {
      const message = readClientMessage(frame)
      return message?.kind === 'awareness' ? (readAwareness(message.update) ?? []) : []
    })

  test('[R4] a late echo of somebody who has left makes no ghost', async () => {
    const [a, b] = [await joined(owner, 'room'), await joined(writer, 'room')]
    a.provider.awareness.setLocalState({ isTyping: true })
    await until(() => seenBy(b, a), 'a is seen')
    const socket = await RawSocket.open(writer, roomPath())
    const known = await until(
      () => entriesIn(socket).find(entry => entry.clientId === a.doc.clientID),
      'the greeting',
    )
    a.leave()
    await until(() => !seenBy(b, a), 'a is gone')
    socket.send(awarenessFrame([known]))
    socket.send(awarenessFrame([{ clientId: 77, clock: 1, state: '{}' }]))
    await until(() => b.provider.awareness.getStates().has(77), 'what came after it is seen')
    expect(seenBy(b, a)).toBeUndefined()
    expect(socket.closed).toBeNull()
    socket.close()
  })

  test('[R4] who comes back under the same client id is seen at once, also with an old clock', async () => {
    const b = await joined(writer, 'room')
    const first = await RawSocket.open(owner, roomPath())
    first.send(awarenessFrame([{ clientId: 4_242, clock: 3, state: '{"isTyping":true}' }]))
    await until(() => b.provider.awareness.getStates().has(4_242), 'seen')
    first.close()
    await until(() => !b.provider.awareness.getStates().has(4_242), 'gone')
    const again = await RawSocket.open(owner, roomPath())
    again.send(awarenessFrame([{ clientId: 4_242, clock: 3, state: '{"isTyping":true}' }]))
    await until(() => b.provider.awareness.getStates().has(4_242), 'seen again', 2)
    again.close()
  })

  test('[R3] the 16 kB count for a socket’s own states together; repeating many people’s is fine', async () => {
    const state = (size: number) => JSON.stringify({ file: 'x'.repeat(size) })
    const sockets = await Promise.all(Array.from({ length: 3 }, () => RawSocket.open(owner, roomPath())))
    sockets.forEach((socket, at) => {
      socket.send(awarenessFrame([{ clientId: 900 + at, clock: 1, state: state(8_000) }]))
    })
    const [first] = sockets
    const all = () =>
      entriesIn(first as RawSocket).filter(entry => entry.clientId >= 900 && entry.clientId < 903)
    await until(() => new Set(all().map(entry => entry.clientId)).size === 3, 'all three are seen')
    first?.send(awarenessFrame(all()))
    first?.send(awarenessFrame([{ clientId: 999, clock: 1, state: state(9_000) }]))
    expect(await first?.closeCode()).toBe(4400)
    expect(first?.closed?.reason).toBe('presence too large')
    for (const socket of sockets) socket.close()
  })

  test('[R3] a __proto__ key is not passed on', async () => {
    const b = await joined(writer, 'room')
    const socket = await RawSocket.open(owner, roomPath())
    socket.send(
      awarenessFrame([{ clientId: 55, clock: 1, state: '{"__proto__":{"isAdmin":true},"file":"a.ts"}' }]),
    )
    const seen = await until(() => b.provider.awareness.getStates().get(55), 'seen')
    expect(Object.keys(seen).sort()).toEqual(['file', 'user'])
    socket.close()
  })

  test('[R5] the working copy’s socket has the same limits', async () => {
    const flood = await RawSocket.open(owner, filesPath())
    for (let clock = 1; clock < 400; clock++)
      flood.send(awarenessFrame([{ clientId: 7, clock, state: '{}' }]))
    expect(await flood.closeCode()).toBe(4529)
    const large = await RawSocket.open(owner, filesPath())
    large.send(awarenessFrame([{ clientId: 7, clock: 1, state: JSON.stringify('x'.repeat(20_000)) }]))
    expect(await large.closeCode()).toBe(4400)
  })
})
