import { markedChunk } from '#tests/bench/rooms/load/content.ts'
import type { Crowd } from '#tests/bench/rooms/load/crowd.ts'
import { pace } from '#tests/bench/rooms/load/pace.ts'
import { Participant } from '#tests/bench/rooms/load/participant.ts'
import { Usage, whenQuiet } from '#tests/bench/rooms/measure/usage.ts'
import { drained } from '#tests/bench/rooms/scenarios/stream.ts'
import { ProductServer } from '#tests/bench/rooms/servers/product.ts'
import { Person } from '#tests/support/people/person.ts'

interface Asked {
  /** RELAYS_ABOVE. */
  above: string
  viewers: number
  rate: number
  seconds: number
}

export interface Measured extends Asked {
  relays: number
  p50: number
  p95: number
  slowestP95: number
  cpuUs: number
  /** Of all objects together, for one update. */
  cpuUsAnUpdate: number
  faults: number
}

/** One writer types, visitors watch: those whom the room does not keep are at relays. */
export async function measure(crowd: Crowd, asked: Asked): Promise<Measured> {
  const { above, viewers, rate, seconds } = asked
  const server = await ProductServer.start({ RELAYS_ABOVE: above })
  try {
    const address = await server.openRoom()
    const writer = await Participant.joined(address)
    const { headers } = new Person(server.person.url)
    await crowd.join({ ...address, headers }, viewers)
    await crowd.reset()
    await whenQuiet(server.pid)
    const usage = Usage.start(server.pid)
    const text = writer.newFile('file-0.tsx')
    const updates = rate * seconds
    await pace(rate, seconds, index => text.insert(text.length, markedChunk(index)))
    await drained(crowd, updates)
    const { serverCpuSeconds } = usage.stop()
    const seen = await crowd.seen()
    await crowd.leave()
    writer.leave()
    const each = Number(above)
    return {
      ...asked,
      relays: above === 'off' ? 0 : Math.ceil((viewers + 1 - each) / each),
      p50: seen.text.quantile(0.5),
      p95: seen.text.quantile(0.95),
      slowestP95: seen.onEveryScreen.quantile(0.95),
      cpuUs: (serverCpuSeconds * 1_000_000) / seen.marks,
      cpuUsAnUpdate: (serverCpuSeconds * 1_000_000) / updates,
      faults: updates * viewers - seen.marks + seen.drops,
    }
  } finally {
    await server.stop()
  }
}

export interface Costs {
  viewerUs: number
  relayUs: number
}

/** A frame to a viewer by the room alone; one to a relay by what more relays of the same audience cost more. */
export function costsOf(measured: Measured[]): Costs {
  const [alone, few, many] = measured
  if (!alone || !few || !many) throw new Error('three audiences are needed: a room alone, few relays, many')
  const slope = (many.cpuUsAnUpdate - few.cpuUsAnUpdate) / (many.relays - few.relays)
  return { viewerUs: alone.cpuUsAnUpdate / alone.viewers, relayUs: Math.max(alone.cpuUs, slope) }
}
