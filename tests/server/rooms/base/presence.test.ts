import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AwarenessEntry, awarenessFrame, readClientMessage } from '#room-schema/protocol.ts'
import { RoomPresence } from '#server/rooms/base/presence.ts'
import { RoomSockets } from '#server/rooms/base/sockets.ts'
import type { Level } from '#shared/access.ts'

class Socket {
  readonly frames: Uint8Array[] = []
  serializeAttachment() {}
  send(frame: Uint8Array) {
    this.frames.push(frame)
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function room(readersShown?: number) {
  const context = { acceptWebSocket: () => undefined, getWebSockets: () => [] }
  const sockets = new RoomSockets(context as never, {
    probe: () => new Uint8Array(),
    tooSlow: () => undefined,
  })
  const told: AwarenessEntry[] = []
  const presence = new RoomPresence(sockets, 'room', {
    ...(readersShown !== undefined && { readersShown }),
    told: entries => void told.push(...entries),
  })
  const join = (userId: string, level: Level) => {
    const socket = new Socket()
    sockets.accept(socket as never, {
      ...{ userId, isSignedIn: true, sessionId: null, address: null, name: userId, picture: null },
      ...{ level, document: 'room' },
    })
    const says = (clientId: number, clock = 1) =>
      presence.receive(socket as never, updateOf({ clientId, clock, state: '{}' }))
    const repeats = (entries: AwarenessEntry[]) => presence.receive(socket as never, updateOf(...entries))
    return { socket, says, repeats, leave: () => presence.leave(socket as never) }
  }
  const flushed = async () => {
    await vi.advanceTimersByTimeAsync(50)
    return told.splice(0)
  }
  return { presence, join, flushed }
}

function updateOf(...entries: AwarenessEntry[]): Uint8Array {
  const message = readClientMessage(awarenessFrame(entries))
  if (message?.kind !== 'awareness') throw new Error('no presence')
  return message.update
}

const idsIn = (entries: AwarenessEntry[]) => entries.map(({ clientId }) => clientId)
const LINK = {}
const ada = (clock: number) => ({ clientId: 7, clock, state: '{"user":{"id":"ada"}}' })

test('of those who only look so many are shown; the others are answered, and come in when one leaves', async () => {
  const { join, flushed } = room(1)
  const [first, second, writer] = [join('a', 'read'), join('b', 'read'), join('c', 'write')]
  for (const [at, { says }] of [first, second, writer].entries()) expect(says(at + 1)).toBeNull()
  expect(idsIn(await flushed())).toEqual([1, 3])
  const [frame] = second.socket.frames
  expect(frame && readClientMessage(frame)).toMatchObject({ kind: 'awareness' })
  first.leave()
  second.says(2, 2)
  expect(idsIn(await flushed())).toEqual([1, 2])
})

test('[R4] whoever is not shown may send back all he has learned of others, as a stock client does', async () => {
  const { join, flushed } = room(20)
  for (let n = 1; n <= 20; n += 1) join(`reader ${n}`, 'read').says(n)
  const others = await flushed()
  const last = join('last', 'read')
  expect(last.repeats(others)).toBeNull()
  expect(last.socket.frames).toEqual([])
  expect(last.says(99)).toBeNull()
  expect(last.socket.frames).toHaveLength(1)
  expect(await flushed()).toEqual([])
})

test('[R4] nobody here speaks for somebody at a relay, and an echo of him is no claim', async () => {
  const { presence, join, flushed } = room()
  presence.takeFrom(LINK, [ada(3)])
  const bob = join('bob', 'write')
  expect(bob.says(7, 3)).toBeNull()
  expect(bob.says(7, 4)).toMatchObject({ close: 4403 })
  expect(await flushed()).toEqual([ada(3)])
  // She herself, by another way, is let in.
  expect(join('ada', 'write').says(7, 4)).toBeNull()
  expect(presence.notFrom(LINK)).toHaveLength(1)
})

test('people of a lost uplink are gone, and seen again when it is back', async () => {
  const { presence, flushed } = room()
  presence.takeFrom(LINK, [ada(3)])
  await flushed()
  presence.takeFrom(LINK, [], true)
  const [farewell] = await flushed()
  expect(farewell).toEqual({ clientId: 7, clock: 4, state: 'null' })
  presence.takeFrom(LINK, [ada(3)])
  const [back] = await flushed()
  expect(back?.clock).toBeGreaterThan(4)
})
