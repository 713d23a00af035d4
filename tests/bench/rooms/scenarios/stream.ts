import { markedChunk } from '#tests/bench/rooms/load/content.ts'
import type { Crowd } from '#tests/bench/rooms/load/crowd.ts'
import { json } from '#tests/bench/rooms/load/document.ts'
import { pace, wait } from '#tests/bench/rooms/load/pace.ts'
import { Participant } from '#tests/bench/rooms/load/participant.ts'
import { Usage, whenQuiet } from '#tests/bench/rooms/measure/usage.ts'
import type { Bench, Figures, Scenario } from '#tests/bench/rooms/scenarios/scenario.ts'
import { until } from '#tests/support/until.ts'

const RATE = 80
const SECONDS = 10
const QUICK_SECONDS = 4
const UPDATES_A_FILE = 200
const DRAIN_MS = 30_000
const DRAIN_EVERY_MS = 50

/** One writer types 80 times a second, `viewers` watch. */
export const stream =
  (viewers: number): Scenario =>
  async bench => {
    const { crowd, server, hasDocument, isQuick } = bench
    const address = await server.openRoom()
    const writer = await Participant.joined(address)
    const reader = await Participant.joined(address)
    await crowd.join(address, viewers)
    await crowd.reset()
    await whenQuiet(server.pid)
    const usage = Usage.start(server.pid)
    let text = writer.newFile('file-0.tsx')
    const updates = RATE * (isQuick ? QUICK_SECONDS : SECONDS)
    await pace(RATE, updates / RATE, index => {
      if (index > 0 && index % UPDATES_A_FILE === 0) text = writer.newFile(`file-${index}.tsx`)
      text.insert(text.length, markedChunk(index))
    })
    // What an overloaded server has not delivered by then is counted as a fault.
    await drained(crowd, updates)
    const figures = await streamFigures(bench, updates * viewers, usage.stop())
    if (hasDocument) await until(() => json(reader) === json(writer), 'the reader has what the writer has')
    await crowd.leave()
    writer.leave()
    reader.leave()
    return figures
  }

export async function drained(crowd: Crowd, updates: number): Promise<void> {
  const end = performance.now() + DRAIN_MS
  while ((await crowd.seen()).lowest < updates && performance.now() < end) await wait(DRAIN_EVERY_MS)
}

async function streamFigures(
  { crowd }: Bench,
  expected: number,
  used: ReturnType<Usage['stop']>,
): Promise<Figures> {
  const { text, onEveryScreen, marks, frames, drops } = await crowd.seen()
  return {
    p50: text.quantile(0.5),
    p95: text.quantile(0.95),
    slowestP95: onEveryScreen.quantile(0.95),
    perSecond: marks / used.seconds,
    framesPerSecond: frames / used.seconds,
    cpuUs: (used.serverCpuSeconds * 1_000_000) / marks,
    faults: expected - marks + drops,
    ...shares(used),
  }
}

export const shares = ({
  serverShare,
  generatorShare,
  othersShare,
  memoryMb,
}: ReturnType<Usage['stop']>): Figures => ({ serverShare, generatorShare, othersShare, memoryMb })
