import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { FrameReader } from '#tests/bench/rooms/load/frame-reader.ts'

export interface SocketEvents {
  opened(): void
  /** `bytes` holds the message from `start` to `end`, and only until this returns. */
  message(bytes: Buffer, start: number, end: number): void
  closed(code: number): void
}

const OPCODE = { binary: 2, close: 8, ping: 9, pong: 10 }
/** Node fills it and calls back at once, so that all sockets of a process can share it. */
const READ_BUFFER = Buffer.allocUnsafeSlow(1 << 20)

/** A WebSocket client on a bare TCP socket: cheap enough that a thousand of them are not what is measured. */
export class FrameSocket {
  readonly #socket: Socket
  readonly #events: SocketEvents
  readonly #reader: FrameReader
  #head: Buffer | null = Buffer.alloc(0)
  #closeCode = 1006
  isOpen = false

  constructor(address: string, headers: Record<string, string>, events: SocketEvents) {
    this.#events = events
    this.#reader = new FrameReader((opcode, bytes, start, end) => this.#take(opcode, bytes, start, end))
    const url = new URL(address)
    this.#socket = connect({
      host: '127.0.0.1',
      port: Number(url.port),
      noDelay: true,
      onread: { buffer: READ_BUFFER, callback: (length, buffer) => this.#receive(buffer as Buffer, length) },
    })
    this.#socket.once('connect', () => this.#socket.write(upgradeRequest(url, headers)))
    this.#socket.on('error', () => this.#socket.destroy())
    this.#socket.once('close', () => {
      this.isOpen = false
      events.closed(this.#closeCode)
    })
  }

  send(message: Uint8Array): void {
    if (this.isOpen) this.#socket.write(maskedFrame(OPCODE.binary, message))
  }

  close(): void {
    this.#closeCode = 1000
    if (this.isOpen) this.#socket.write(maskedFrame(OPCODE.close, new Uint8Array([3, 232])))
    this.#socket.end()
  }

  #receive(buffer: Buffer, length: number): boolean {
    if (this.#head === null) this.#reader.push(buffer, 0, length)
    else this.#open(Buffer.concat([this.#head, buffer.subarray(0, length)]))
    return true
  }

  #open(head: Buffer): void {
    this.#head = head
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    if (!head.toString('latin1', 0, 12).endsWith(' 101')) {
      this.#socket.destroy()
      return
    }
    this.#head = null
    this.isOpen = true
    this.#events.opened()
    this.#reader.push(head, end + 4, head.length)
  }

  #take(opcode: number, bytes: Buffer, start: number, end: number): void {
    if (opcode === OPCODE.binary) this.#events.message(bytes, start, end)
    else if (opcode === OPCODE.ping) this.#socket.write(maskedFrame(OPCODE.pong, bytes.subarray(start, end)))
    else if (opcode === OPCODE.close) {
      this.#closeCode = end - start >= 2 ? bytes.readUInt16BE(start) : 1005
      this.#socket.end()
    }
  }
}

function upgradeRequest({ host, pathname, search }: URL, headers: Record<string, string>): string {
  const lines = Object.entries({
    host,
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-version': '13',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** The mask is all zeros: a server must unmask, and does the same work for it. */
function maskedFrame(opcode: number, message: Uint8Array): Buffer {
  const { length } = message
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.alloc(head + 4 + length)
  frame[0] = 0x80 | opcode
  if (head === 2) frame[1] = 0x80 | length
  else if (head === 4) {
    frame[1] = 0x80 | 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 0x80 | 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.set(message, head + 4)
  return frame
}
