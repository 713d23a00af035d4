import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Person } from '#tests/support/people/person.ts'

const CLOSE_FRAME = 8

/** A WebSocket on bare TCP that can stop reading, as a laptop that sleeps does. */
export class StalledSocket {
  readonly #socket: Socket
  #bytes: Buffer = Buffer.alloc(0)
  /** The code of the server's close frame, once it has been read. */
  closeCode: number | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
  }

  static async open(person: Person, path: string): Promise<StalledSocket> {
    const { hostname, port, host } = new URL(person.url)
    const socket = connect({ host: hostname, port: Number(port) })
    await once(socket, 'connect')
    const headers = {
      host,
      upgrade: 'websocket',
      connection: 'upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...person.headers,
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(answer.toString('latin1'))
    socket.pause()
    // A server that gives up on a socket may reset it.
    socket.on('error', () => {})
    const stalled = new StalledSocket(socket)
    stalled.#bytes = answer.subarray(answer.indexOf('\r\n\r\n') + 4)
    return stalled
  }

  send(bytes: Uint8Array): void {
    const mask = randomBytes(4)
    const body = bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
    this.#socket.write(Buffer.concat([new Uint8Array([0x82, 0x80 | bytes.length]), mask, body]))
  }

  /** Reads on, up to the close frame. */
  resume(): void {
    this.#socket.on('data', piece => this.#read(piece))
    this.#socket.resume()
    this.#read(Buffer.alloc(0))
  }

  destroy(): void {
    this.#socket.destroy()
  }

  #read(piece: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, piece])
    for (let frame = this.#nextFrame(); frame; frame = this.#nextFrame()) {
      if (frame.opcode === CLOSE_FRAME) this.closeCode = frame.body.readUInt16BE(0)
    }
  }

  #nextFrame(): { opcode: number; body: Buffer } | null {
    const bytes = this.#bytes
    if (bytes.length < 10 && bytes.length < 2 + ((bytes[1] ?? 0) & 127)) return null
    const short = (bytes[1] ?? 0) & 127
    const head = short === 127 ? 10 : short === 126 ? 4 : 2
    const length =
      short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
    if (bytes.length < head + length) return null
    this.#bytes = bytes.subarray(head + length)
    return { opcode: (bytes[0] ?? 0) & 15, body: bytes.subarray(head, head + length) }
  }
}
