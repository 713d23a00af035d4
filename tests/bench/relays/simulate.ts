import type { Costs } from '#tests/bench/relays/measure.ts'

/** As the room waits between two flushes (`rooms/base/flush-pace.ts`). */
const FRAME_MS = 0.033
const WINDOW_MAX_MS = 100
/** From one object to another at the edge, within a place. */
const HOP_MS = 5
const SECONDS = 20

interface Asked {
  audience: number
  /** Sockets of the room and of each relay; null for a room alone. */
  most: number | null
  rate: number
  costs: Costs
}

export interface Simulated {
  relays: number
  /** Milliseconds until an update is on every screen. */
  p95: number
  /** The share of its time that the busiest thread needs. */
  busiest: number
  /** Of all threads, each second. */
  cpuSeconds: number
}

interface Flushed {
  /** When each update of it was made. */
  made: number[]
  /** When its last frame has left. */
  left: number
}

/** A thread that takes updates as they come, merges what waits, and sends each flush to so many. */
function thread(arrivals: { made: number[]; at: number }[], sendMs: number, targets: number, takeMs: number) {
  const flushes: Flushed[] = []
  const window = Math.min(WINDOW_MAX_MS, Math.max(targets * FRAME_MS, sendMs))
  let [free, next, busyMs] = [0, 0, 0]
  while (next < arrivals.length) {
    const first = arrivals[next]?.at ?? 0
    const starts = Math.max(first, free, (flushes.at(-1)?.left ?? Number.NEGATIVE_INFINITY) - sendMs + window)
    const taken: number[][] = []
    for (; next < arrivals.length && (arrivals[next]?.at ?? 0) <= starts; next += 1)
      taken.push(arrivals[next]?.made ?? [])
    const work = taken.length * takeMs + sendMs
    free = starts + work
    busyMs += work
    flushes.push({ made: taken.flat(), left: free })
  }
  return { flushes, busyMs }
}

/** The room, and the relay with the most people, which all others follow. */
export function simulate({ audience, most, rate, costs }: Asked): Simulated {
  const updates = Array.from({ length: rate * SECONDS }, (_, n) => ({
    made: [(n * 1_000) / rate],
    at: (n * 1_000) / rate,
  }))
  const viewerMs = costs.viewerUs / 1_000
  // Half of what a frame to a relay costs is the room's, half the relay's.
  const relayMs = costs.relayUs / 2_000
  const own = most === null ? audience : Math.min(audience, most)
  const relays = most === null ? 0 : Math.ceil((audience - own) / most)
  const room = thread(updates, own * viewerMs + relays * relayMs, own + relays, 0)
  const ofRelay = (people: number) =>
    thread(
      room.flushes.map(({ made, left }) => ({ made, at: left + HOP_MS })),
      people * viewerMs,
      people,
      relayMs,
    )
  const full = relays > 0 && most !== null ? ofRelay(Math.min(most, audience - own)) : null
  const delays = (full ?? room).flushes.flatMap(({ made, left }) => made.map(at => left - at))
  delays.sort((a, b) => a - b)
  const span = SECONDS * 1_000
  const offered = (sendMs: number) => (sendMs * Math.min(rate, 1_000 / WINDOW_MAX_MS)) / 1_000
  return {
    relays,
    p95: delays[Math.floor(delays.length * 0.95)] ?? 0,
    // A thread that cannot do with the fewest frames it may send falls back without end.
    busiest: Math.max(offered(own * viewerMs), room.busyMs / span, (full?.busyMs ?? 0) / span),
    cpuSeconds: (room.busyMs + relays * (full?.busyMs ?? 0)) / span,
  }
}
