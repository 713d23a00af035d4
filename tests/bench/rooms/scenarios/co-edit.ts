import { codeOf } from '#tests/bench/rooms/load/content.ts'
import { json } from '#tests/bench/rooms/load/document.ts'
import { Histogram } from '#tests/bench/rooms/load/histogram.ts'
import { pace, wait } from '#tests/bench/rooms/load/pace.ts'
import { Typist } from '#tests/bench/rooms/load/typist.ts'
import { Usage, whenQuiet } from '#tests/bench/rooms/measure/usage.ts'
import type { Scenario } from '#tests/bench/rooms/scenarios/scenario.ts'
import { shares } from '#tests/bench/rooms/scenarios/stream.ts'
import { until } from '#tests/support/until.ts'

const TYPISTS = 10
const LISTENERS = 50
const KEYS_PER_SECOND = 10
const MOVES_PER_SECOND = 20
const SECONDS = 10
const QUICK_SECONDS = 4
const FILE = 'App.tsx'
const DRAIN_S = 30

/** Ten people type in one file and move their cursors, fifty watch; `isStock`: everybody echoes presence, as the stock client does. */
export const coEdit =
  (isStock: boolean): Scenario =>
  async ({ crowd, server, hasDocument, isQuick }) => {
    const address = await server.openRoom()
    const typists = await Promise.all(Array.from({ length: TYPISTS }, () => Typist.joined(address, isStock)))
    typists[0]?.participant.newFile(FILE).insert(0, codeOf(2_000, 0))
    await until(() => typists.every(typist => typist.participant.files.has(FILE)), 'everybody has the file')
    const options = { echoesPresence: isStock }
    await crowd.join(address, LISTENERS, options)
    if (address.presenceUrl) await crowd.join(address, LISTENERS, { ...options, url: address.presenceUrl })
    const typing = new Histogram()
    for (const typist of typists) typist.watch(typists, typing)
    await whenQuiet(server.pid)
    await crowd.reset()
    const framesBefore = typists.reduce((sum, typist) => sum + typist.frames, 0)
    const usage = Usage.start(server.pid)
    const seconds = isQuick ? QUICK_SECONDS : SECONDS
    await Promise.all(typists.map((typist, at) => work(typist, at, seconds)))
    const used = usage.stop()
    const seen = await crowd.seen()
    const frames = seen.frames + typists.reduce((sum, typist) => sum + typist.frames, 0) - framesBefore
    if (hasDocument) await until(() => isSame(typists), 'everybody has the same document', DRAIN_S)
    const drops = seen.drops + typists.filter(typist => typist.hasDropped).length
    await crowd.leave()
    for (const typist of typists) typist.leave()
    return {
      typingP50: typing.quantile(0.5),
      typingP95: typing.quantile(0.95),
      cursorP50: seen.presence.quantile(0.5),
      cursorP95: seen.presence.quantile(0.95),
      framesPerSecond: frames / used.seconds,
      cpuSeconds: used.serverCpuSeconds,
      faults: drops,
      ...shares(used),
    }
  }

async function work(typist: Typist, at: number, seconds: number): Promise<void> {
  const text = typist.participant.files.get(FILE)
  await Promise.all([
    atOwnTime(at, KEYS_PER_SECOND, seconds, () => text && typist.type(text)),
    atOwnTime(at, MOVES_PER_SECOND, seconds, () => typist.moveCursor()),
  ])
}

/** Ten people do not press their keys, or move their cursors, at the same moment. */
async function atOwnTime(at: number, perSecond: number, seconds: number, act: () => void): Promise<void> {
  await wait((at * 1_000) / TYPISTS / perSecond)
  await pace(perSecond, seconds, act)
}

const isSame = ([first, ...others]: Typist[]): boolean =>
  first !== undefined && others.every(({ participant }) => json(participant) === json(first.participant))
