import { afterEach, expect, test, vi } from 'vitest'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { connectByWebsocket } from '#client/room/transport/websocket-room.ts'
import { CLOSE, closingFrame } from '#room-schema/protocol.ts'
import { BrowserGlobals } from '#tests/support/people/browser-globals.ts'

/** A socket as Chromium has it: its page hears of a close seconds after the room has asked for it. */
class LateSocket extends EventTarget {
  static readonly OPEN = 1
  static readonly all: LateSocket[] = []
  readyState = 0
  isClosing = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null
  onclose = null
  onerror = null

  constructor() {
    super()
    LateSocket.all.push(this)
  }

  open(): void {
    this.readyState = LateSocket.OPEN
    this.onopen?.()
  }

  send(): void {}

  close(): void {
    this.isClosing = true
  }
}

let connection: RoomConnection | null = null
afterEach(() => {
  connection?.destroy()
  LateSocket.all.length = 0
  vi.unstubAllGlobals()
})

function joined(): { connection: RoomConnection; socket: LateSocket } {
  new BrowserGlobals('http://localhost')
  vi.stubGlobal('WebSocket', LateSocket)
  connection = connectByWebsocket({ kind: 'editor', id: 'a', document: 'room' })
  const [socket] = LateSocket.all
  if (!socket) throw new Error('no socket was opened')
  socket.open()
  expect(connection.state().link).toBe('live')
  return { connection, socket }
}

const says = (socket: LateSocket, code: number): void =>
  socket.onmessage?.({ data: new Uint8Array(closingFrame(code)).buffer })

test('[12] what the room says as it closes holds at once, before the browser tells of the close', () => {
  const { connection, socket } = joined()
  says(socket, CLOSE.forged)
  expect(connection.state()).toMatchObject({ link: 'closed', closeCode: CLOSE.forged })
  expect(socket.isClosing).toBe(true)
})

test('a room that cannot serve now is tried again later', () => {
  const { connection, socket } = joined()
  says(socket, CLOSE.tooFast)
  expect(connection.state()).toMatchObject({ link: 'lost', closeCode: null, laterCode: CLOSE.tooFast })
})
