import { expect, test, vi } from 'vitest'
import { readAskedLook } from '#room-schema/asked-look.ts'
import { lookFrame } from '#room-schema/protocol.ts'
import type { SocketIdentity } from '#server/rooms/base/sockets.ts'
import { RoomLookers } from '#server/rooms/editor/room-lookers.ts'
import { memoryLiveRoom, person } from '#tests/support/liveblocks/memory-live-room.ts'

const looking = (userId: string, more: Partial<SocketIdentity> = {}): SocketIdentity => ({
  ...person(userId),
  ...{ document: 'room', looks: true, ...more },
})

/** People on sockets of ours, and pages linked at Liveblocks. */
function lookers(own: SocketIdentity[], lookersThere: string[] | null) {
  const { documents } = memoryLiveRoom()
  const room = documents.get('room')
  if (!room) throw new Error('a room has its document')
  const tell = vi.fn()
  const sockets = { all: () => own.map((who): [WebSocket, never] => [{} as WebSocket, who as never]), tell }
  const live = lookersThere && { lookers: async () => lookersThere }
  return { ...{ tell, room }, lookers: new RoomLookers({ sockets, live, room: () => room }) }
}

test('pages of writers that can look are counted, on both sides, and of nobody else', async () => {
  const own = [
    looking('ada'),
    looking('ada'),
    looking('rea', { level: 'read' }),
    looking('pat', { looks: false }),
  ]
  expect([...(await lookers(own, ['ada', 'bob']).lookers.there())]).toEqual([
    ['ada', 3],
    ['bob', 1],
  ])
})

test('at Liveblocks the document asks, and says nothing any more when it is over', () => {
  const { lookers: at, room, tell } = lookers([], [])
  at.ask('the look', ['bob'])
  expect(readAskedLook(room.doc)).toEqual({ id: 'the look', people: ['bob'] })
  expect(tell).toHaveBeenCalledWith('room', lookFrame('the look'), expect.any(Function))
  const isMeant = tell.mock.calls[0]?.[2] as (who: SocketIdentity) => boolean
  expect(['ada', 'bob'].map(id => isMeant(looking(id)))).toEqual([false, true])
  at.over()
  expect(readAskedLook(room.doc)).toBeNull()
})

test('where all are on our own sockets the document tells of no look', () => {
  const { lookers: at, room } = lookers([], null)
  at.ask('the look', ['ada'])
  at.over()
  expect([...room.doc.getMap('meta').keys()]).toEqual([])
})
