import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import * as awareness from 'y-protocols/awareness'
import * as Y from 'yjs'
import { filesOf, metaOf, readMeta } from '#room-schema/editor-room.ts'
import { colorOf } from '#room-schema/presence.ts'
import { awarenessFrame, FRAME_MAX_BYTES, REFUSED, SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
let writer: Person
let reader: Person
let stranger: Person
let id: string
let source: Map<string, string>
const clients: RoomClient[] = []

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  writer = await Person.withAccount(url, 'Willi Writer')
  reader = await Person.withAccount(url, 'Rita Reader')
  stranger = await Person.withAccount(url, 'Stan Stranger')
  const design = await madeDesign(owner)
  id = design.patternId
  for (const [person, permissionLevel] of [
    [writer, 'write'],
    [reader, 'read'],
  ] as const) {
    await owner.letIn(person, id, permissionLevel)
  }
  const artifact = await owner.must(api.artifacts.get, { path: { id: design.artifactId } })
  source = new Map(artifact.sourceFiles.map(file => [file.name, file.code]))
})

afterEach(() => {
  for (const client of clients.splice(0)) client.leave()
})

async function joined(person: Person, document: 'room' | 'files' = 'room', room = id): Promise<RoomClient> {
  const client = await RoomClient.joined(person, room, document)
  clients.push(client)
  return client
}
const textOf = (client: RoomClient, path: string) => filesOf(client.doc).get(path) as Y.Text
const roomPath = () => `/rooms/editor/${id}`

describe('the stock y-websocket client joins both documents', () => {
  test('the room shows what D1 says, also after a change', async () => {
    const client = await joined(reader)
    expect(readMeta(client.doc)).toMatchObject({
      name: 'A design',
      access: 'private',
      viewport: 'Responsive',
    })
    expect(client.chat.map(item => item.role)).toEqual(['user', 'assistant'])
    await owner.must(api.patterns.rename, { body: { id, newName: 'A better name' } })
    await owner.must(api.design.update, { body: { id, viewport: 'Mobile', isDarkMode: true } })
    await until(() => readMeta(client.doc).viewport === 'Mobile', 'the viewport is seen')
    expect(readMeta(client.doc)).toMatchObject({ name: 'A better name', isDarkMode: true })
    await owner.must(api.design.update, { body: { id, viewport: 'Responsive', isDarkMode: false } })
  })

  test('the working copy is loaded once from the active artifact, never doubled by two first joiners', async () => {
    const [a, b] = await Promise.all([joined(owner, 'files'), joined(writer, 'files')])
    for (const client of [a, b]) expect(readTexts(filesOf(client.doc))).toEqual(new Map([...source].sort()))
  })

  test.each([[undefined], [4321]])('closing with %s is answered, not waited out', async code => {
    const socket = await RawSocket.open(reader, roomPath())
    socket.close(code)
    expect(await socket.closeCode()).toBe(code ?? 1000)
  })

  test('two people type in one file, a third who joins later sees both', async () => {
    const [a, b] = [await joined(owner, 'files'), await joined(writer, 'files')]
    const path = [...source.keys()][0] ?? ''
    textOf(a, path).insert(0, '// from a\n')
    textOf(b, path).insert(textOf(b, path).length, '// from b\n')
    await until(() => textOf(a, path).toString() === textOf(b, path).toString(), 'both are equal')
    const c = await joined(reader, 'files')
    expect(textOf(c, path).toString()).toBe(textOf(a, path).toString())
    expect(textOf(c, path).toString()).toContain('// from a')
  })
})

describe('presence is stamped by the server', () => {
  test('name, colour and picture are the account’s, whatever the client says', async () => {
    const [a, b] = [await joined(owner), await joined(writer)]
    a.provider.awareness.setLocalState({ user: { id: writer.id, name: 'Somebody Else' }, isTyping: true })
    const seen = await until(() => b.provider.awareness.getStates().get(a.doc.clientID), 'presence is seen')
    expect(seen).toEqual({
      user: { id: owner.id, name: 'Olga Owner', color: colorOf(owner.id), picture: null },
      isTyping: true,
    })
  })

  test('somebody who leaves is gone at once', async () => {
    const [a, b] = [await joined(owner), await joined(writer)]
    a.provider.awareness.setLocalState({ isTyping: false })
    await until(() => b.provider.awareness.getStates().has(a.doc.clientID), 'a is seen')
    a.leave()
    await until(() => !b.provider.awareness.getStates().has(a.doc.clientID), 'a is gone', 2)
  })

  test('a newcomer sees everybody who is there', async () => {
    const a = await joined(owner)
    a.provider.awareness.setLocalState({ isTyping: false })
    const b = await joined(writer)
    await until(() => b.provider.awareness.getStates().has(a.doc.clientID), 'a is seen')
    const c = await joined(reader)
    await until(() => c.provider.awareness.getStates().has(a.doc.clientID), 'a is seen by the newcomer')
  })
})

describe('rules of the room (room-schema/README.md): the sender alone is closed', () => {
  test.each([
    ['text', 'hello'],
    ['nothing', new Uint8Array()],
    ['an unknown message', new Uint8Array([77, 1, 2])],
    ['a length past the end', new Uint8Array([0, 0, 200, 1])],
    ['more than a message', new Uint8Array([0, 2, 1, 0, 9, 9])],
    ['over 4 MiB', new Uint8Array(FRAME_MAX_BYTES + 1)],
    ['a malformed state vector', new Uint8Array([0, 0, 2, 9, 9])],
  ])('[R1] %s', async (_, frame) => {
    const other = await joined(reader)
    const socket = await RawSocket.open(owner, roomPath())
    socket.send(frame)
    expect(await socket.closeCode()).toBe(4400)
    expect(other.provider.wsconnected).toBe(true)
  })

  test('[R2] nobody writes the room document, not even the owner', async () => {
    for (const change of [
      (doc: Y.Doc) => metaOf(doc).set('name', 'forged'),
      (doc: Y.Doc) => doc.getArray('chat').push([new Y.Map([['role', 'assistant']])]),
      (doc: Y.Doc) => doc.getArray('chat').delete(0, 1),
      (doc: Y.Doc) => doc.getMap('__proto__').set('x', 1),
    ]) {
      const client = await joined(owner)
      change(client.doc)
      await until(() => client.closeCode, 'the forger is closed')
      expect(client.closeCode).toBe(4403)
    }
    const honest = await joined(reader)
    expect(readMeta(honest.doc).name).not.toBe('forged')
    expect(honest.chat.length).toBeGreaterThanOrEqual(2)
  })

  test('[R2] an empty step 2 and a repetition are fine', async () => {
    const client = await joined(owner)
    const socket = await RawSocket.open(owner, roomPath())
    socket.send(syncFrame(1, new Uint8Array([0, 0])))
    socket.send(syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(client.doc)))
    socket.send(syncFrame(0, new Uint8Array([0])))
    await until(() => socket.frames.length > 0, 'an answer')
    expect(socket.closed).toBeNull()
    socket.close()
  })

  test('[R3] presence too large, malformed, or of too many ids', async () => {
    const state = (text: string, clientId = 1) => ({ clientId, clock: 1, state: text })
    for (const [entries, code] of [
      [[state(JSON.stringify('x'.repeat(20_000)))], 4400],
      [[state('{not json')], 4400],
      [[state('[]')], 4400],
      [[1, 2, 3, 4, 5].map(n => state('{}', n)), 4403],
    ] as const) {
      const socket = await RawSocket.open(writer, roomPath())
      socket.send(awarenessFrame([...entries]))
      expect(await socket.closeCode()).toBe(code)
    }
  })

  test('[R4] nobody speaks for another', async () => {
    const a = await joined(owner)
    a.provider.awareness.setLocalState({ isTyping: true })
    const b = await joined(writer)
    await until(() => b.provider.awareness.getStates().has(a.doc.clientID), 'a is seen')
    const socket = await RawSocket.open(writer, roomPath())
    socket.send(awarenessFrame([{ clientId: a.doc.clientID, clock: 99, state: '{"isTyping":false}' }]))
    expect(await socket.closeCode()).toBe(4403)
    expect(b.provider.awareness.getStates().get(a.doc.clientID)).toMatchObject({ isTyping: true })
  })

  test('[R4] an echo of what everybody knows, and a stranger timed out by a client, change nothing', async () => {
    const a = await joined(owner)
    a.provider.awareness.setLocalState({ isTyping: true })
    const b = await joined(writer)
    await until(() => b.provider.awareness.getStates().has(a.doc.clientID), 'a is seen')
    awareness.removeAwarenessStates(b.provider.awareness, [a.doc.clientID], 'timeout')
    const c = await joined(reader)
    await until(() => c.provider.awareness.getStates().has(a.doc.clientID), 'a is still there')
    expect(b.closeCode).toBeNull()
  })

  test('[R5] a flood of presence', async () => {
    const socket = await RawSocket.open(reader, roomPath())
    for (let clock = 1; clock < 400; clock++)
      socket.send(awarenessFrame([{ clientId: 7, clock, state: '{}' }]))
    expect(await socket.closeCode()).toBe(4529)
  })

  test('[R6] a reader’s edit is dropped and told, the socket stays', async () => {
    const good = await joined(writer, 'files')
    const path = [...source.keys()][0] ?? ''
    const before = textOf(good, path).toString()
    const socket = await RawSocket.open(reader, `${roomPath()}/files`)
    const forged = new Y.Doc()
    Y.applyUpdate(forged, Y.encodeStateAsUpdate(good.doc))
    const vector = Y.encodeStateVector(forged)
    ;(filesOf(forged).get(path) as Y.Text).insert(0, 'reader was here')
    socket.send(syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(forged, vector)))
    await until(() => socket.frames.some(frame => frame[0] === REFUSED), 'the refusal is told')
    expect(socket.closed).toBeNull()
    expect(textOf(good, path).toString()).toBe(before)
    socket.close()
  })

  test('[G6] a writer’s forged path closes the writer alone, and the room goes on', async () => {
    const good = await joined(owner, 'files')
    const bad = await joined(writer, 'files')
    filesOf(bad.doc).set('../../etc/passwd', new Y.Text('x'))
    await until(() => bad.closeCode, 'the forger is closed')
    expect(bad.closeCode).toBe(4403)
    filesOf(good.doc).set('after.ts', new Y.Text('export {}'))
    const later = await joined(reader, 'files')
    expect([...filesOf(later.doc).keys()]).toContain('after.ts')
    expect([...filesOf(later.doc).keys()]).not.toContain('../../etc/passwd')
  })
})

describe('who may join, and a change of access reaching open sockets within 2 s', () => {
  test.each([
    ['a stranger', () => stranger, 4403],
    ['somebody signed out', () => new Person(url), 4401],
    ['a session whose signature was changed', () => owner.withForgedSession(), 4401],
  ])('%s is told by a close code', async (_, who, code) => {
    expect(await new RawSocket(who(), roomPath()).closeCode()).toBe(code)
  })

  test.each(['nosuchroom', newId(), '..%2f', ''])('room %j is 4404', async room => {
    expect(await new RawSocket(owner, `/rooms/editor/${room}`).closeCode()).toBe(4404)
  })

  test.each(['http://evil.example', 'null', ''])(
    'the origin %j is refused before the upgrade',
    async origin => {
      const socket = new RawSocket(owner, roomPath(), { origin })
      await until(() => socket.closed, 'the handshake fails')
      expect(socket.isOpen).toBe(false)
    },
  )

  test('public lets a visitor in, private puts the visitor out within 2 s, members stay', async () => {
    const room = await owner.newPattern('public')
    const member = await joined(owner, 'room', room)
    const visitor = new RoomClient(new Person(url), room)
    await until(() => visitor.provider.synced, 'the visitor joins')
    const started = Date.now()
    await owner.must(api.sharing.access, { path: { id: room }, body: { access: 'private' } })
    await until(() => visitor.closeCode, 'the visitor is out', 2)
    expect(visitor.closeCode).toBe(4401)
    expect(Date.now() - started).toBeLessThan(2_000)
    expect(member.provider.wsconnected).toBe(true)
    visitor.leave()
  })

  test('a writer made a reader keeps the socket and no longer writes', async () => {
    const { patternId } = await madeDesign(owner)
    await owner.letIn(writer, patternId)
    const [a, b] = [await joined(owner, 'files', patternId), await joined(writer, 'files', patternId)]
    const body = { type: 'user', userIdToUpdate: writer.id, updatedPermission: 'read' } as const
    await owner.must(api.sharing.permission, { path: { id: patternId }, body })
    filesOf(b.doc).set('late.ts', new Y.Text('x'))
    filesOf(a.doc).set('mine.ts', new Y.Text('x'))
    await until(() => filesOf(b.doc).has('mine.ts'), 'the owner’s edit arrives')
    expect(filesOf(a.doc).has('late.ts')).toBe(false)
    expect(b.provider.wsconnected).toBe(true)
  })

  test('deleting a design closes its room', async () => {
    const room = await owner.newPattern('public')
    const visitor = new RoomClient(stranger, room)
    await until(() => visitor.provider.synced, 'the visitor joins')
    await owner.must(api.patterns.remove, { path: { id: room } })
    await until(() => visitor.closeCode, 'the room is closed', 2)
    expect(visitor.closeCode).toBe(4404)
    visitor.leave()
  })
})
