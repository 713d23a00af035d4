import type { Crowd } from '#tests/bench/rooms/load/crowd.ts'
import type { RoomServer } from '#tests/bench/rooms/servers/room-server.ts'

/** What one run measured, by name; times in milliseconds. */
export type Figures = Record<string, number>

export interface Bench {
  crowd: Crowd
  server: RoomServer
  /** Does the server keep a document that can be compared? */
  hasDocument: boolean
  /** Shortens what takes its time. */
  isQuick: boolean
}

export type Scenario = (bench: Bench) => Promise<Figures>
