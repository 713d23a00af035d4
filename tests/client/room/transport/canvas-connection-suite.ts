import { afterAll, describe, expect, test } from 'vitest'
import { recordLayoutUndo } from '#client/room/canvas/canvas-undo.ts'
import { addShapes, changePlaces, typeInShape } from '#client/room/canvas/layout-edits.ts'
import type { ConnectRoom, RoomConnection } from '#client/room/transport/room-connection.ts'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { readLayout, readShapes } from '#room-schema/canvas-layout.ts'
import { readNodes } from '#room-schema/canvas-room.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import type { CanvasDocument } from '#room-schema/room-id.ts'
import { api } from '#shared/api/index.ts'
import type { TransportUnderTest } from '#tests/client/room/transport/suite-room.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

const NOTE = { kind: 'note', x: 0, y: 0, width: 200, height: 200, z: 0, color: 'yellow' } as const

/** What every transport does for a board. `start` is called once, before the first test. */
export function canvasConnectionSuite(name: string, start: () => TransportUnderTest): void {
  describe(`RoomConnection of a canvas over ${name}`, () => {
    const open: RoomConnection[] = []
    let transport: TransportUnderTest
    const leave = () => {
      while (open.length > 0) open.pop()?.destroy()
    }
    afterAll(leave)

    const join = (
      person: Person,
      id: string,
      document: CanvasDocument,
      options: Parameters<ConnectRoom>[1] = {},
    ) => {
      const connection = transport.connect(person, { kind: 'canvas', id, document }, options)
      open.push(connection)
      return connection
    }
    const synced = (connection: RoomConnection) =>
      until(() => connection.state().isSynced, 'the connection is in step', 30)
    const saved = (connection: RoomConnection) =>
      until(() => connection.state().isSynced && connection.state().unsavedSince === null, 'saved', 30)
    const xOf = ({ doc }: RoomConnection, nodeId: string) => readLayout(doc).get(nodeId)?.x
    const textOf = ({ doc }: RoomConnection, id: string) => readShapes(doc).get(id)?.text

    /** Ada's canvas with one design; Bob may write, or look at what is public, or nothing. */
    const board = async (level: 'read' | 'write' | null = 'write') => {
      transport ??= start()
      leave()
      transport.goOnline()
      transport.beOld(false)
      const ada = await Person.withAccount(transport.url, 'Ada')
      const bob = await Person.withAccount(transport.url, 'Bob')
      const { id } = await ada.must(api.spaces.create, { body: {} })
      const { nodeId } = await ada.must(api.spaces.addNode, { body: { spaceId: id } })
      if (level === 'write') await letIntoCanvas(ada, bob, id)
      if (level === 'read')
        await ada.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'public' } })
      return { ada, bob, id, nodeId }
    }

    test('both see the designs and where they are, and a new one as it comes', async () => {
      const { ada, bob, id, nodeId } = await board()
      const [room, layout] = [join(bob, id, 'room'), join(bob, id, 'layout')]
      await Promise.all([synced(room), synced(layout)])
      expect([...readNodes(room.doc).keys()]).toEqual([nodeId])
      expect(xOf(layout, nodeId)).toBeTypeOf('number')
      const added = await ada.must(api.spaces.addNode, { body: { spaceId: id } })
      await until(() => readNodes(room.doc).has(added.nodeId), 'Bob sees the new design')
      await until(() => readLayout(layout.doc).has(added.nodeId), 'and its place')
    })

    test('who moves and who types is saved first, and then seen by the other', async () => {
      const { ada, bob, id, nodeId } = await board()
      const [mine, theirs] = [join(ada, id, 'layout'), join(bob, id, 'layout')]
      await Promise.all([synced(mine), synced(theirs)])
      changePlaces(mine.doc, new Map([[nodeId, { x: 700 }]]))
      const [note = ''] = addShapes(theirs.doc, [{ ...NOTE, text: 'a' }])
      expect(mine.state().unsavedSince).not.toBeNull()
      await Promise.all([saved(mine), saved(theirs)])
      await until(() => xOf(theirs, nodeId) === 700, 'Bob sees the move')
      await until(() => textOf(mine, note) === 'a', 'Ada sees the note')
      typeInShape(mine.doc, note, 'abc')
      typeInShape(theirs.doc, note, 'xa')
      await until(
        () => textOf(mine, note) === 'xabc' && textOf(theirs, note) === 'xabc',
        'both texts are one',
      )
    })

    test('cursors are seen, and a reader brings nobody to his view', async () => {
      const { ada, bob, id } = await board('read')
      const [mine, theirs] = [join(ada, id, 'room'), join(bob, id, 'room')]
      await Promise.all([synced(mine), synced(theirs)])
      theirs.awareness.setLocalState({ cursor: { x: 1, y: 2 }, isSpotlight: true, user: { id: ada.id } })
      const seen = () => mine.awareness.getStates().get(theirs.awareness.clientID)
      await until(() => seen()?.cursor?.x === 1, 'Ada sees his cursor')
      expect(seen()).toMatchObject({ isSpotlight: false, user: { id: bob.id, name: 'Bob' } })
    })

    test('[R6] a reader’s move is dropped and told, the link stays, and nobody sees it', async () => {
      const { ada, bob, id, nodeId } = await board('read')
      const [mine, theirs] = [join(ada, id, 'layout'), join(bob, id, 'layout')]
      await Promise.all([synced(mine), synced(theirs)])
      const before = xOf(mine, nodeId)
      changePlaces(theirs.doc, new Map([[nodeId, { x: 999 }]]))
      await until(() => theirs.state().isRefused, 'Bob is told')
      expect(theirs.state()).toMatchObject({ link: 'live', refusedFor: 'read_only' })
      addShapes(mine.doc, [NOTE])
      await saved(mine)
      expect(xOf(mine, nodeId)).toBe(before)
    })

    test('moves made without a link merge with what others moved', async () => {
      const { ada, bob, id, nodeId } = await board()
      const [mine, theirs] = [join(ada, id, 'layout'), join(bob, id, 'layout')]
      await Promise.all([synced(mine), synced(theirs)])
      transport.goOffline()
      await until(() => [mine, theirs].every(each => each.state().lostSince !== null), 'both are cut off')
      changePlaces(mine.doc, new Map([[nodeId, { x: 111 }]]))
      changePlaces(theirs.doc, new Map([[nodeId, { y: 222 }]]))
      transport.goOnline()
      await Promise.all([saved(mine), saved(theirs)])
      const place = { x: 111, y: 222 }
      for (const each of [mine, theirs])
        await until(() => readLayout(each.doc).get(nodeId)?.x === 111, 'the one move')
      for (const each of [mine, theirs])
        await until(() => readLayout(each.doc).get(nodeId)?.y === 222, 'the other')
      expect(readLayout(mine.doc).get(nodeId)).toMatchObject(place)
    })

    test('own moves are taken back, and nobody else’s', async () => {
      const { ada, bob, id, nodeId } = await board()
      const [mine, theirs] = [join(ada, id, 'layout'), join(bob, id, 'layout')]
      await Promise.all([synced(mine), synced(theirs)])
      const before = xOf(mine, nodeId)
      const stop = recordLayoutUndo(mine.doc, id, 0)
      changePlaces(mine.doc, new Map([[nodeId, { x: 500 }]]))
      await until(() => xOf(theirs, nodeId) === 500, 'Bob sees it')
      changePlaces(theirs.doc, new Map([[nodeId, { y: 600 }]]))
      await until(() => readLayout(mine.doc).get(nodeId)?.y === 600, 'Ada sees his')
      undoHistoryOf(id).undo()
      await until(() => xOf(theirs, nodeId) === before, 'her move is gone for Bob too')
      expect(readLayout(mine.doc).get(nodeId)).toMatchObject({ x: before, y: 600 })
      stop()
    })

    test('access that is taken away closes both within 2 s', async () => {
      const { ada, bob, id } = await board()
      const both = [join(bob, id, 'room'), join(bob, id, 'layout')] as const
      await Promise.all(both.map(synced))
      await ada.must(api.canvas.removeUser, { path: { spaceId: id }, body: { userIdToRemove: bob.id } })
      const removedAt = Date.now()
      await until(() => both.every(each => each.state().link === 'closed'), 'Bob is out', 10)
      expect(Date.now() - removedAt).toBeLessThan(2_000)
      for (const each of both) expect(each.state().closeCode).toBe(CLOSE.forged)
    })

    test('[R8] a page that is too old, and one without access, are turned away for good', async () => {
      const { ada, bob, id } = await board(null)
      const closed = join(bob, id, 'room')
      await until(() => closed.state().link === 'closed', 'Bob is turned away')
      expect(closed.state().closeCode).toBe(CLOSE.forged)
      transport.beOld(true)
      const old = join(ada, id, 'layout')
      await until(() => old.state().link === 'closed', 'the old page is')
      expect(old.state().closeCode).toBe(CLOSE.tooOld)
    })
  })
}
