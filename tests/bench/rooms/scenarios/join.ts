import { codeOf } from '#tests/bench/rooms/load/content.ts'
import { wait } from '#tests/bench/rooms/load/pace.ts'
import { Participant } from '#tests/bench/rooms/load/participant.ts'
import { Usage, whenQuiet } from '#tests/bench/rooms/measure/usage.ts'
import type { Figures, Scenario } from '#tests/bench/rooms/scenarios/scenario.ts'
import { shares } from '#tests/bench/rooms/scenarios/stream.ts'
import { quantile } from '#tests/bench/rooms/spread.ts'

const UPDATES = 20_000
const QUICK_UPDATES = 8_000
const UPDATE_LENGTH = 100
const FILES = 40
/** A person types some lines in one file, then in another: the document is many pieces, not forty. */
const UPDATES_IN_A_ROW = 5
const UNANSWERED_MAX = 1_000
const JOINS = 20
const STORM = 50
/** A closing socket has work of its own, which belongs to its join. */
const AFTER_MS = 100

/** A room of 2 MB that somebody is in: people join it one after another, then fifty at once. */
export const join: Scenario = async ({ crowd, server, isQuick }) => {
  const address = await server.openRoom()
  const writer = await Participant.joined(address)
  await load(writer, isQuick ? QUICK_UPDATES : UPDATES)
  await whenQuiet(server.pid)
  const usage = Usage.start(server.pid)
  const times: number[] = []
  for (let at = 0; at < JOINS; at++) {
    times.push(...(await crowd.join(address, 1)))
    await crowd.leave()
    await wait(AFTER_MS)
  }
  const alone = usage.stop()
  await whenQuiet(server.pid)
  const stormUsage = Usage.start(server.pid)
  const stormTimes = await crowd.join(address, STORM, { isStorm: true })
  await wait(AFTER_MS)
  const storm = stormUsage.stop()
  await crowd.leave()
  writer.leave()
  const figures: Figures = {
    syncMs: quantile(times, 0.5),
    syncP95: quantile(times, 0.95),
    cpuMs: (alone.serverCpuSeconds * 1_000) / JOINS,
    stormMs: quantile(stormTimes, 0.95),
    stormCpuMs: (storm.serverCpuSeconds * 1_000) / STORM,
  }
  return { ...figures, ...shares(storm) }
}

async function load(writer: Participant, updates: number): Promise<void> {
  const texts = Array.from({ length: FILES }, (_, at) => writer.newFile(`file-${at}.tsx`))
  for (let at = 0; at < updates; at++) {
    const text = texts[Math.floor(at / UPDATES_IN_A_ROW) % FILES]
    text?.insert(text.length, codeOf(UPDATE_LENGTH, at))
    if (at % UNANSWERED_MAX === 0) await writer.roundTrip()
  }
  await writer.roundTrip()
}
