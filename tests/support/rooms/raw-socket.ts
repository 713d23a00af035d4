import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

/** A socket that sends any bytes, with the person's cookie and, unless told, the app's origin. */
export class RawSocket {
  readonly frames: Uint8Array[] = []
  closed: { code: number; reason: string } | null = null
  isOpen = false
  readonly #socket: WebSocket

  constructor(person: Person, path: string, headers: Record<string, string> = {}) {
    const options = { headers: { ...person.headers, ...headers } }
    this.#socket = new WebSocket(new URL(path, person.url.replace(/^http/, 'ws')), options as never)
    this.#socket.binaryType = 'arraybuffer'
    this.#socket.onopen = () => {
      this.isOpen = true
    }
    this.#socket.onmessage = event => this.frames.push(new Uint8Array(event.data as ArrayBuffer))
    this.#socket.onclose = ({ code, reason }) => {
      this.closed = { code, reason }
    }
  }

  static async open(person: Person, path: string): Promise<RawSocket> {
    const socket = new RawSocket(person, path)
    await until(() => socket.isOpen, `socket ${path} opens`)
    return socket
  }

  /** What the server has agreed to of what every client offers, such as compression. */
  get extensions(): string {
    return this.#socket.extensions
  }

  send(bytes: Uint8Array | string): void {
    this.#socket.send(bytes as never)
  }

  async closeCode(): Promise<number> {
    return (await until(() => this.closed, 'the socket is closed')).code
  }

  close(code?: number): void {
    this.#socket.close(code)
  }
}
