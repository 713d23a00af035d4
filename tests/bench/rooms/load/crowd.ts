import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { CrowdCall, CrowdReport, Joined } from '#tests/bench/rooms/load/crowd-calls.ts'
import { Histogram } from '#tests/bench/rooms/load/histogram.ts'
import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'

const PROCESS = join(import.meta.dirname, 'crowd-process.ts')

export interface Seen {
  frames: number
  bytes: number
  marks: number
  gaps: number
  drops: number
  lowest: number
  text: Histogram
  presence: Histogram
  /** For each mark, when the last of all viewers saw it. */
  onEveryScreen: Histogram
  cpuSeconds: number
}

interface JoinOptions {
  url?: string
  isStorm?: boolean
  echoesPresence?: boolean
}

/** The viewers of a room, spread over processes. */
export class Crowd {
  readonly #processes: ChildProcess[]

  constructor(processes: number) {
    this.#processes = Array.from({ length: processes }, () => fork(PROCESS, { serialization: 'advanced' }))
  }

  /** Milliseconds each of `count` newcomers waited for the document; throws when one got none. */
  async join(
    address: RoomAddress,
    count: number,
    { url = address.url, isStorm = false, echoesPresence = false }: JoinOptions = {},
  ): Promise<number[]> {
    const joined = await Promise.all(
      this.#processes.map((child, at) =>
        ask<Joined>(child, {
          do: 'join',
          address,
          url,
          count: Math.floor((count + at) / this.#processes.length),
          isStorm,
          echoesPresence,
        }),
      ),
    )
    const failures = joined.reduce((sum, each) => sum + each.failures, 0)
    if (failures > 0) {
      const reason = joined.find(each => each.failures > 0)?.reason
      throw new Error(`${failures} of ${count} viewers could not join: ${reason}`)
    }
    return joined.flatMap(({ times }) => times)
  }

  async reset(nextMark = 0): Promise<void> {
    await this.#all({ do: 'reset', nextMark })
  }

  async seen(): Promise<Seen> {
    const reports = await this.#all<CrowdReport>({ do: 'report' })
    const sum = (key: 'frames' | 'bytes' | 'marks' | 'gaps' | 'drops' | 'cpuSeconds') =>
      reports.reduce((total, report) => total + report[key], 0)
    return {
      frames: sum('frames'),
      bytes: sum('bytes'),
      marks: sum('marks'),
      gaps: sum('gaps'),
      drops: sum('drops'),
      cpuSeconds: sum('cpuSeconds'),
      lowest: Math.min(...reports.map(({ lowest }) => lowest)),
      text: added(reports.map(({ text }) => text)),
      presence: added(reports.map(({ presence }) => presence)),
      onEveryScreen: slowestOf(reports.map(({ slowest }) => slowest)),
    }
  }

  async leave(): Promise<void> {
    await this.#all({ do: 'leave' })
  }

  end(): void {
    for (const child of this.#processes) child.disconnect()
  }

  #all<T>(call: CrowdCall): Promise<T[]> {
    return Promise.all(this.#processes.map(child => ask<T>(child, call)))
  }
}

function ask<T>(child: ChildProcess, call: CrowdCall): Promise<T> {
  return new Promise((done, failed) => {
    const ended = () => failed(new Error('a process of viewers ended'))
    child.once('exit', ended)
    child.once('message', answer => {
      child.off('exit', ended)
      done(answer as T)
    })
    child.send(call)
  })
}

function added(all: Uint32Array[]): Histogram {
  const histogram = new Histogram()
  for (const buckets of all) histogram.add(buckets)
  return histogram
}

function slowestOf(all: Float32Array[]): Histogram {
  const histogram = new Histogram()
  const marks = Math.max(0, ...all.map(({ length }) => length))
  for (let number = 0; number < marks; number++) {
    const ages = all.map(slowest => slowest[number] ?? 0)
    if (ages.every(age => age > 0)) histogram.record(Math.max(...ages))
  }
  return histogram
}
