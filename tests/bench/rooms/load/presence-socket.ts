import { AWARENESS, type AwarenessEntry, awarenessFrame } from '#room-schema/protocol.ts'
import { FrameSocket } from '#tests/bench/rooms/load/frame-socket.ts'
import { PresenceEcho } from '#tests/bench/rooms/load/presence-echo.ts'
import { isSync, Wire } from '#tests/bench/rooms/load/wire.ts'
import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'

/** The second socket of somebody whose room carries presence apart from the document. */
export class PresenceSocket {
  frames = 0
  hasDropped = false
  readonly #socket: FrameSocket
  #isLeaving = false

  private constructor(address: RoomAddress, echoesPresence: boolean, synced: () => void) {
    const wire = new Wire(address)
    const echo = echoesPresence ? new PresenceEcho() : null
    this.#socket = new FrameSocket(address.url, address.headers, {
      opened: () => {
        for (const frame of wire.hello) this.#socket.send(frame)
      },
      message: (bytes, start, end) => {
        this.frames += 1
        if (isSync(bytes[start])) synced()
        if (bytes[start] === AWARENESS && echo?.learns(bytes.subarray(start + 1, end)))
          this.#socket.send(bytes.subarray(start, end))
      },
      closed: () => {
        this.hasDropped = !this.#isLeaving
      },
    })
  }

  static joined(address: RoomAddress, echoesPresence: boolean): Promise<PresenceSocket> {
    return new Promise(done => {
      const socket = new PresenceSocket(address, echoesPresence, () => done(socket))
    })
  }

  send(entry: AwarenessEntry): void {
    this.#socket.send(awarenessFrame([entry]))
  }

  leave(): void {
    this.#isLeaving = true
    this.#socket.close()
  }
}
