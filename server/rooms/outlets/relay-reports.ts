import type { RoomSockets } from '#server/rooms/base/sockets.ts'
import type { RelayReport } from '#server/rooms/outlets/relay-report.ts'

/** What comes and goes meanwhile is told together. */
const TELL_AFTER_MS = 200

/** Tells the room how many people its relay has. */
export class RelayReports {
  readonly #sockets: RoomSockets
  readonly #say: (text: string) => void
  #told = new Map<string, number>()
  #arrived = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(sockets: RoomSockets, say: (text: string) => void) {
    this.#sockets = sockets
    this.#say = say
  }

  arrived(): void {
    this.#arrived += 1
    this.changed()
  }

  changed(): void {
    this.#timer ??= setTimeout(() => this.tell(), TELL_AFTER_MS)
  }

  /** On an uplink that has heard nothing yet. */
  tellAll(): void {
    this.#told = new Map()
    this.tell()
  }

  tell(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const now = this.#sockets.visitors()
    const all = new Map([...[...this.#told.keys()].map(address => [address, 0] as const), ...now])
    const visitors = [...all].filter(([address, count]) => this.#told.get(address) !== count)
    this.#told = now
    this.#say(
      JSON.stringify({
        viewers: this.#sockets.size,
        arrived: this.#arrived,
        visitors: Object.fromEntries(visitors),
      } satisfies RelayReport),
    )
    this.#arrived = 0
  }
}
