import { CLOSE } from '#room-schema/protocol.ts'
import { logError } from '#server/logs/log-error.ts'

const AGAIN_MS = 50
const AGAIN_MAX_MS = 5_000
/** A join waits so long for the room. */
const PATIENCE_MS = 10_000
/** An uplink keeps its relay in memory, so one that is quiet is closed: the room wakes the relay with the next change. */
const QUIET_MS = 60_000

interface Parts {
  connect(): Promise<WebSocket>
  /** It is open: what is to be asked for. */
  opened(): void
  heard(frame: Uint8Array): void
  /** Is anybody there for whom it is needed? */
  isWanted(): boolean
  /** It is closed because nothing happens. */
  sleeps(): void
}

/** A relay's one connection to its room, which is opened again as long as anybody is there. */
export class RelayUplink {
  readonly #parts: Parts
  #socket: WebSocket | null = null
  /** Since the last opening the relay has been given all that it lacked. */
  #isCaughtUp = false
  #isOpening = false
  readonly #waiting = new Set<() => void>()
  #heardAt = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Resolves when all is there that the room had. */
  async ready(): Promise<void> {
    if (this.#isCaughtUp) return
    const caughtUp = new Promise<void>((done, fail) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting)
        fail(new Error('the room does not answer'))
      }, PATIENCE_MS)
      const waiting = () => {
        clearTimeout(timer)
        done()
      }
      this.#waiting.add(waiting)
    })
    this.keepOpen()
    await caughtUp
  }

  /** Opens it, unless it is open or on its way. */
  keepOpen(): void {
    this.#heardAt = Date.now()
    if (!this.#socket && !this.#isOpening) void this.#open()
  }

  send(message: Uint8Array | string): void {
    try {
      this.#socket?.send(message)
    } catch {
      // It is closing: what is opened next begins with everything.
    }
  }

  caughtUp(): void {
    this.#isCaughtUp = true
    for (const done of this.#waiting) done()
    this.#waiting.clear()
  }

  close(reason: string): void {
    const socket = this.#socket
    this.#lost(socket)
    if (socket) closeQuietly(socket, 1000, reason)
  }

  async #open(): Promise<void> {
    this.#isOpening = true
    try {
      for (let tried = 0; !this.#socket && (this.#parts.isWanted() || this.#waiting.size > 0); tried += 1) {
        // Many relays lose their room at once, and come back apart.
        const pause = Math.min(AGAIN_MAX_MS, AGAIN_MS * 2 ** tried) * (0.5 + Math.random())
        if (tried > 0) await new Promise(done => setTimeout(done, pause))
        await this.#connect().catch(error => tried === 0 && logError('an uplink is opened again', error))
      }
    } finally {
      this.#isOpening = false
    }
  }

  async #connect(): Promise<void> {
    const socket = await this.#parts.connect()
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket || typeof data === 'string') return
      this.#heardAt = Date.now()
      this.#parts.heard(new Uint8Array(data as ArrayBuffer))
    })
    for (const end of ['close', 'error'] as const)
      socket.addEventListener(end, () => {
        if (socket !== this.#socket) return
        this.#lost(socket)
        closeQuietly(socket, CLOSE.storageFailed, 'lost')
        if (this.#parts.isWanted()) this.keepOpen()
      })
    socket.accept()
    this.#socket = socket
    this.#heardAt = Date.now()
    this.#timer ??= setTimeout(() => this.#lookWhetherQuiet(), QUIET_MS)
    this.#parts.opened()
  }

  #lost(socket: WebSocket | null): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.#isCaughtUp = false
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #lookWhetherQuiet(): void {
    this.#timer = null
    const left = this.#heardAt + QUIET_MS - Date.now()
    if (left > 0) this.#timer = setTimeout(() => this.#lookWhetherQuiet(), left)
    else {
      this.#parts.sleeps()
      this.close('nothing happens')
    }
  }
}

function closeQuietly(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason)
  } catch {
    // It is closed already.
  }
}
