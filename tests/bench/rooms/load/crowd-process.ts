// Holds a share of the viewers, in a process of its own, so that one thread does not carry them all.
import type { CrowdCall, CrowdReport, Joined } from '#tests/bench/rooms/load/crowd-calls.ts'
import { Histogram } from '#tests/bench/rooms/load/histogram.ts'
import { type Sightings, Viewer } from '#tests/bench/rooms/load/viewer.ts'

const MARKS_MAX = 200_000
const AT_ONCE = 50

let viewers: Viewer[] = []
let sightings = fresh()

process.on('message', async (call: CrowdCall) => process.send?.(await answer(call)))
process.on('disconnect', () => process.exit())

async function answer(call: CrowdCall): Promise<Joined | CrowdReport | null> {
  switch (call.do) {
    case 'join':
      return join(call)
    case 'reset':
      sightings = fresh()
      for (const viewer of viewers) viewer.next = call.nextMark
      return null
    case 'report':
      return report()
    case 'leave':
      for (const viewer of viewers) viewer.leave()
      viewers = []
      return null
  }
}

async function join({
  address,
  url,
  count,
  isStorm,
  echoesPresence,
}: CrowdCall & { do: 'join' }): Promise<Joined> {
  const times: number[] = []
  let failures = 0
  let reason = ''
  for (let at = 0; at < count; at += isStorm ? count : AT_ONCE) {
    const group = Array.from(
      { length: isStorm ? count : Math.min(AT_ONCE, count - at) },
      () => new Viewer(address, url, () => sightings, echoesPresence),
    )
    viewers.push(...group)
    for (const result of await Promise.allSettled(group.map(viewer => viewer.synced))) {
      if (result.status === 'fulfilled') times.push(result.value)
      else {
        failures += 1
        reason = String(result.reason)
      }
    }
  }
  return { times, failures, reason }
}

function report(): CrowdReport {
  const { text, presence, slowest, ...counts } = sightings
  const lowest = viewers.reduce((low, viewer) => Math.min(low, viewer.next), Number.POSITIVE_INFINITY)
  const marks = viewers.reduce((high, viewer) => Math.max(high, viewer.next), 0)
  const { user, system } = process.cpuUsage()
  return {
    ...counts,
    lowest,
    text: text.buckets,
    presence: presence.buckets,
    slowest: slowest.slice(0, marks),
    cpuSeconds: (user + system) / 1_000_000,
  }
}

function fresh(): Sightings {
  return {
    frames: 0,
    bytes: 0,
    marks: 0,
    gaps: 0,
    drops: 0,
    text: new Histogram(),
    presence: new Histogram(),
    slowest: new Float32Array(MARKS_MAX),
  }
}
