import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'

/** What a process of viewers is told; each call has one answer, in order. */
export type CrowdCall =
  | {
      do: 'join'
      address: RoomAddress
      url: string
      count: number
      /** All at once, instead of fifty at a time. */
      isStorm: boolean
      echoesPresence: boolean
    }
  /** Counting begins anew; marks before `nextMark` are not missed. */
  | { do: 'reset'; nextMark: number }
  | { do: 'report' }
  | { do: 'leave' }

export interface Joined {
  /** Milliseconds from opening the socket to the answer of sync step 1. */
  times: number[]
  failures: number
  /** Why the last of them failed. */
  reason: string
}

export interface CrowdReport {
  frames: number
  bytes: number
  marks: number
  gaps: number
  drops: number
  /** The mark that the slowest viewer waits for. */
  lowest: number
  text: Uint32Array
  presence: Uint32Array
  slowest: Float32Array
  cpuSeconds: number
}
