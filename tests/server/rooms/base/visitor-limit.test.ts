import { expect, test } from 'vitest'
import { CLOSE } from '#room-schema/protocol.ts'
import { RoomSockets, type SocketIdentity } from '#server/rooms/base/sockets.ts'
import { VisitorLimit } from '#server/rooms/base/visitor-limit.ts'

class Socket {
  attachment: unknown = null
  close = () => undefined
  serializeAttachment = (value: unknown) => {
    this.attachment = structuredClone(value)
  }
  deserializeAttachment = () => this.attachment
}
const context = (there: Socket[] = []) =>
  ({ acceptWebSocket: () => undefined, getWebSockets: () => there }) as never
const outlets = { probe: () => new Uint8Array(), tooSlow: () => undefined }

const visitor = (address: string): SocketIdentity => ({
  ...{ userId: 'visitor-x', isSignedIn: false, sessionId: null, address },
  ...{ name: 'Visitor', picture: null, level: 'read', document: 'room' },
})

function crowded(address: string, count: number): { sockets: RoomSockets; there: Socket[] } {
  const sockets = new RoomSockets(context(), outlets)
  const there = Array.from({ length: count }, () => new Socket())
  for (const socket of there) sockets.accept(socket as never, visitor(address))
  return { sockets, there }
}

test('[R9] 20 new ones a second from one address; others, and whoever is signed in, are not held up', () => {
  const limit = new VisitorLimit(new RoomSockets(context(), outlets), 200)
  const comers = (address: string | null, at: number, count: number) =>
    Array.from({ length: count }, () => limit.problem(address, at)).filter(problem => problem === null).length
  expect(comers('1.2.3.4', 0, 50)).toBe(20)
  expect(comers('1.2.3.4', 500, 50)).toBe(10)
  expect(comers('1.2.3.5', 500, 5)).toBe(5)
  expect(comers(null, 500, 500)).toBe(500)
  expect(limit.problem('1.2.3.4', 501)).toBe(CLOSE.tooFast)
})

test('[R9] 200 in the room; one more when one has left, and the room still counts after its sleep', () => {
  const { sockets, there } = crowded('1.2.3.4', 200)
  expect(new VisitorLimit(sockets, 200).problem('1.2.3.4', 0)).toBe(CLOSE.tooManyVisitors)
  expect(new VisitorLimit(sockets, 200).problem('1.2.3.5', 0)).toBeNull()
  const awake = new RoomSockets(context(there), outlets)
  expect(new VisitorLimit(awake, 200).problem('1.2.3.4', 0)).toBe(CLOSE.tooManyVisitors)
  awake.close(there[0] as never, 1000, '')
  awake.forget(there[0] as never)
  expect(awake.visitorsFrom('1.2.3.4')).toBe(199)
  expect(new VisitorLimit(awake, 200).problem('1.2.3.4', 0)).toBeNull()
  for (const socket of there) awake.forget(socket as never)
  expect(awake.visitorsFrom('1.2.3.4')).toBe(0)
})

test('[R9] a school behind one address: both limits grow with the setting', () => {
  const limit = new VisitorLimit(new RoomSockets(context(), outlets), 2_000)
  const admitted = Array.from({ length: 500 }, () => limit.problem('1.2.3.4', 0)).filter(
    problem => problem === null,
  )
  expect(admitted).toHaveLength(200)
})
