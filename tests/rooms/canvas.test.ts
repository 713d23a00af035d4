import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import { layoutOf, readLayout } from '#room-schema/canvas-layout.ts'
import { readCanvasMeta, readNodes } from '#room-schema/canvas-room.ts'
import { SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { newSend, savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
let writer: Person
let stranger: Person
const clients: RoomClient[] = []

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  writer = await Person.withAccount(url, 'Willi Writer')
  stranger = await Person.withAccount(url, 'Stan Stranger')
})

afterEach(() => {
  for (const client of clients.splice(0)) client.leave()
})

async function newCanvas(): Promise<string> {
  const { id } = await owner.must(api.spaces.create, { body: { name: 'Board' } })
  await letIntoCanvas(owner, writer, id)
  return id
}

const addNode = (
  spaceId: string,
  body: { patternId?: string; x?: number; y?: number; width?: number; height?: number } = {},
) => owner.must(api.spaces.addNode, { body: { spaceId, ...body } })

async function joined(person: Person, spaceId: string, document: 'room' | 'layout' = 'room') {
  const client = await RoomClient.joined(person, spaceId, document, 'canvas')
  clients.push(client)
  return client
}

const placeOf = (client: RoomClient, nodeId: string) => readLayout(client.doc).get(nodeId) ?? null
const move = (client: RoomClient, nodeId: string, x: number) =>
  (layoutOf(client.doc).get(nodeId) as Y.Map<unknown>).set('x', x)
const nodeOf = (client: RoomClient, nodeId: string) => readNodes(client.doc).get(nodeId) ?? null

describe('the room of a canvas', () => {
  test('shows what D1 says, and each new node to everybody, at its first place', async () => {
    const id = await newCanvas()
    const [room, layout] = [await joined(writer, id), await joined(writer, id, 'layout')]
    expect(readCanvasMeta(room.doc)).toMatchObject({ name: 'Board', access: 'private', schemaVersion: 1 })
    const { patternId } = await savedDesign(owner)
    const copy = await addNode(id, { patternId, x: 40, y: 80 })
    const node = await until(() => nodeOf(room, copy.nodeId), 'the node is seen')
    expect(node).toMatchObject({
      ...{ editorRoomId: copy.editorRoomId, name: 'A design', artifactId: copy.artifactId, status: 'ready' },
      ...{ addedBy: { kind: 'user', id: owner.id }, votes: [], explore: null },
    })
    expect(copy.artifactId).not.toBeNull()
    const place = await until(() => placeOf(layout, copy.nodeId), 'its place is seen')
    expect(place).toMatchObject({ x: 40, y: 80, width: 1_440, height: 900 })
    const empty = await addNode(id)
    expect(empty.artifactId).toBeNull()
    await until(() => nodeOf(room, empty.nodeId)?.status === 'empty', 'the empty one is seen')
    await owner.must(api.spaces.rename, { body: { id, newName: 'Better' } })
    await until(() => readCanvasMeta(room.doc).name === 'Better', 'the name is seen')
  })

  test('two drag the same node, and both end where the last one let go', async () => {
    const id = await newCanvas()
    const { nodeId } = await addNode(id)
    const [a, b] = [await joined(owner, id, 'layout'), await joined(writer, id, 'layout')]
    move(a, nodeId, 100)
    move(b, nodeId, 200)
    await until(() => placeOf(a, nodeId)?.x === placeOf(b, nodeId)?.x, 'both are equal')
    const later = await joined(writer, id, 'layout')
    expect(placeOf(later, nodeId)).toEqual(placeOf(a, nodeId))
  })

  test('an edit of a node that is gone is dropped, and the rest of that person’s edits stay', async () => {
    const id = await newCanvas()
    const [gone, kept] = [await addNode(id), await addNode(id)]
    const a = await joined(writer, id, 'layout')
    a.provider.disconnect()
    a.doc.transact(() => {
      layoutOf(a.doc).set(gone.nodeId, new Y.Map(Object.entries({ ...placeOf(a, gone.nodeId), x: 5 })))
      move(a, kept.nodeId, 777)
    })
    await owner.must(api.spaces.removeNodes, { body: { spaceId: id, nodeId: gone.nodeId } })
    const b = await joined(owner, id, 'layout')
    a.provider.connect()
    await until(() => placeOf(b, kept.nodeId)?.x === 777, 'the rest is seen')
    await until(() => !layoutOf(a.doc).has(gone.nodeId) && !layoutOf(b.doc).has(gone.nodeId), 'it is gone')
    expect([a.closeCode, b.closeCode]).toEqual([null, null])
  })

  test('a node that comes back stands where it stood, with its design', async () => {
    const id = await newCanvas()
    const { patternId } = await savedDesign(owner)
    const { nodeId, editorRoomId } = await addNode(id, { patternId })
    const [room, layout] = [await joined(owner, id), await joined(owner, id, 'layout')]
    move(layout, nodeId, 4_321)
    const other = await joined(writer, id, 'layout')
    await until(() => placeOf(other, nodeId)?.x === 4_321, 'it has moved')
    const { undo } = await writer.must(api.spaces.removeNodes, { body: { spaceId: id, nodeIds: [nodeId] } })
    await until(() => !nodeOf(room, nodeId) && !placeOf(layout, nodeId), 'it is gone')
    expect((await owner.call(api.patterns.get, { path: { id: editorRoomId } })).status).toBe(404)
    await writer.must(api.spaces.undoRemoveNodes, { body: { spaceId: id, undo } })
    await until(() => nodeOf(room, nodeId) && placeOf(layout, nodeId)?.x === 4_321, 'it is back')
    expect((await owner.call(api.patterns.get, { path: { id: editorRoomId } })).status).toBe(200)
  })

  test('what a run of a design does is told, though nobody has joined its room', async () => {
    const id = await newCanvas()
    const { nodeId, editorRoomId } = await addNode(id)
    const room = await joined(writer, id)
    const seen = new Set<string>()
    room.doc.on('update', () => seen.add(nodeOf(room, nodeId)?.status ?? ''))
    const body = { updatePrompt: 'A pricing page for Tidal, a sailing school', ...newSend() }
    await writer.must(api.chat.send, { path: { editorId: editorRoomId }, body })
    await until(() => nodeOf(room, nodeId)?.status === 'ready', 'the run ends', 60)
    expect(nodeOf(room, nodeId)).toMatchObject({ artifactId: expect.any(String), stage: '', filesDone: 0 })
    expect(seen).toContain('generating')
    // The run names a design that nobody has named.
    const { name } = await owner.must(api.patterns.get, { path: { id: editorRoomId } })
    await until(() => nodeOf(room, nodeId)?.name === name, 'its name is shown')
  })
})

describe('variations in the room of a canvas', () => {
  test('directions stand beside their origin with their words, votes move, and a kept one puts them together', async () => {
    const id = await newCanvas()
    const { patternId } = await savedDesign(owner)
    const origin = await addNode(id, { patternId, width: 500, height: 700 })
    const [room, layout] = [await joined(writer, id), await joined(writer, id, 'layout')]
    const asked = { spaceId: id, nodeId: origin.nodeId, updatePrompt: 'A page', count: 2, requestId: newId() }
    const { exploreId, nodes } = await owner.must(api.spaces.explore, { body: asked })
    const [a, b] = nodes
    if (!a || !b) throw new Error('two directions')
    await until(() => nodeOf(room, a.nodeId) && placeOf(layout, b.nodeId), 'both are seen')
    const explore = { id: exploreId, of: origin.nodeId, words: a.words, isCollapsed: false }
    expect(nodeOf(room, a.nodeId)?.explore).toEqual(explore)
    const { y, width, height } = placeOf(layout, origin.nodeId) ?? {}
    expect(placeOf(layout, a.nodeId)).toMatchObject({ y, width, height })
    await until(
      () => [a, b].every(node => nodeOf(room, node.nodeId)?.status === 'ready'),
      'both are made',
      60,
    )
    for (const { nodeId } of nodes) {
      await writer.must(api.spaces.vote, { body: { spaceId: id, nodeId, isOn: true } })
      await until(() => nodeOf(room, nodeId)?.votes.includes(writer.id), 'the vote is seen')
    }
    expect(nodeOf(room, a.nodeId)?.votes).toEqual([])
    await owner.must(api.spaces.keep, { body: { spaceId: id, nodeId: b.nodeId, as: 'version' } })
    const [asideOf, keptOf] = [() => nodeOf(room, a.nodeId)?.explore, () => nodeOf(room, b.nodeId)?.explore]
    await until(() => asideOf()?.isCollapsed, 'the other is put aside')
    expect(keptOf()).toMatchObject({ isKept: true, isCollapsed: false })
    const collapse = (isCollapsed: boolean, person = writer) =>
      person.call(api.spaces.collapse, { body: { spaceId: id, nodeId: b.nodeId, isCollapsed } })
    expect((await collapse(false, stranger)).status).toBe(403)
    expect((await collapse(false)).status).toBe(200)
    await until(() => asideOf()?.isCollapsed === false, 'it is taken out again')
    await collapse(true)
    await until(() => asideOf()?.isCollapsed, 'and put aside')
    expect(keptOf()).toMatchObject({ isKept: true, isCollapsed: false })
    // One by itself, or all but one, seen from either of them.
    const single = (nodeId: string, which: 'this' | 'others', isCollapsed: boolean) =>
      writer.must(api.spaces.collapse, { body: { spaceId: id, nodeId, which, isCollapsed } })
    await single(b.nodeId, 'this', false)
    await single(a.nodeId, 'others', false)
    expect(asideOf()?.isCollapsed).toBe(true)
    await single(a.nodeId, 'this', false)
    await until(() => asideOf()?.isCollapsed === false, 'it alone is taken out again')
    await single(b.nodeId, 'others', true)
    await until(() => asideOf()?.isCollapsed, 'the other is put aside')
    const { body } = await writer.call(api.spaces.collapse, {
      body: { spaceId: id, nodeId: origin.nodeId, isCollapsed: true },
    })
    expect(body).toMatchObject({ error: { code: 'conflict' } })
  })
})

describe('who may do what in the room of a canvas', () => {
  const path = (id: string, document = '') => `/rooms/canvas/${id}${document}`
  const codeOf = async (person: Person, at: string) => (await RawSocket.open(person, at)).closeCode()

  test('strangers are 4403, signed-out people 4401, and what is no canvas is 4404', async () => {
    const id = await newCanvas()
    for (const document of ['', '/layout']) {
      expect(await codeOf(stranger, path(id, document))).toBe(4403)
      expect(await codeOf(new Person(url), path(id, document))).toBe(4401)
    }
    const design = await owner.newPattern()
    for (const at of [path(newId()), path(design), path(id, '/files'), `/rooms/editor/${id}`])
      expect(await codeOf(owner, at)).toBe(4404)
  })

  test('[R2] nobody writes the room document; [R6] a reader’s edit of the layout is dropped and the socket stays', async () => {
    const id = await newCanvas()
    const { nodeId } = await addNode(id)
    await owner.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'public' } })
    const forger = await RawSocket.open(owner, path(id))
    const doc = new Y.Doc()
    doc.getMap('nodes').set(newId(), new Y.Map())
    forger.send(syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(doc)))
    expect(await forger.closeCode()).toBe(4403)
    const reader = await joined(stranger, id, 'layout')
    move(reader, nodeId, 9_999)
    const other = await joined(owner, id, 'layout')
    move(other, nodeId, 12)
    const later = await joined(writer, id, 'layout')
    await until(() => placeOf(later, nodeId)?.x === 12, 'the writer’s is seen')
    expect(reader.closeCode).toBeNull()
  })

  test('[G7] a place outside the board closes the socket, and nobody sees it', async () => {
    const id = await newCanvas()
    const { nodeId } = await addNode(id)
    const forger = await joined(writer, id, 'layout')
    move(forger, nodeId, 2e6)
    await until(() => forger.closeCode === 4403, 'the forger is out')
    const b = await joined(owner, id, 'layout')
    expect(placeOf(b, nodeId)?.x).toBeLessThanOrEqual(1e6)
  })

  test('losing access closes the sockets of the board and of its designs, within two seconds', async () => {
    const id = await newCanvas()
    const { patternId } = await savedDesign(owner)
    const { editorRoomId } = await addNode(id, { patternId })
    const board = await joined(writer, id)
    const design = await RoomClient.joined(writer, editorRoomId)
    clients.push(design)
    const watching = await joined(owner, id)
    const { accessRevision } = readCanvasMeta(watching.doc)
    await owner.must(api.canvas.removeUser, { path: { spaceId: id }, body: { userIdToRemove: writer.id } })
    await until(() => board.closeCode === 4403 && design.closeCode === 4403, 'both are closed', 2)
    await until(() => readCanvasMeta(watching.doc).accessRevision > accessRevision, 'the others know')
    expect((await writer.call(api.patterns.get, { path: { id: editorRoomId } })).status).toBe(403)
  })

  test('a reader brings nobody to what they see: the spotlight is stamped off', async () => {
    const id = await newCanvas()
    await owner.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'public' } })
    const [reader, other] = [await joined(stranger, id), await joined(owner, id)]
    for (const client of [reader, other])
      client.provider.awareness.setLocalState({ isSpotlight: true, selection: [] })
    const stateOf = (who: RoomClient, seenBy: RoomClient) =>
      seenBy.provider.awareness.getStates().get(who.doc.clientID)
    await until(() => stateOf(reader, other)?.user, 'the reader is seen')
    expect(stateOf(reader, other)).toMatchObject({ isSpotlight: false, user: { id: stranger.id } })
    await until(() => stateOf(other, reader)?.isSpotlight === true, 'the writer’s spotlight is seen')
  })

  test('whoever may only look from now on has no spotlight any more', async () => {
    const id = await newCanvas()
    await owner.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'public' } })
    const [demoted, other] = [await joined(writer, id), await joined(owner, id)]
    demoted.provider.awareness.setLocalState({ isSpotlight: true })
    const seen = () => other.provider.awareness.getStates().get(demoted.doc.clientID)?.isSpotlight
    await until(() => seen() === true, 'the spotlight is seen')
    await owner.must(api.canvas.removeUser, { path: { spaceId: id }, body: { userIdToRemove: writer.id } })
    await until(() => seen() === false, 'it is off', 2)
    expect(demoted.closeCode).toBeNull()
  })
})
