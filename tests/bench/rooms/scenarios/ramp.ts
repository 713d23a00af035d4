import { markedChunk } from '#tests/bench/rooms/load/content.ts'
import { pace, wait } from '#tests/bench/rooms/load/pace.ts'
import { Participant } from '#tests/bench/rooms/load/participant.ts'
import { Usage } from '#tests/bench/rooms/measure/usage.ts'
import type { Bench, Figures, Scenario } from '#tests/bench/rooms/scenarios/scenario.ts'
import { drained, shares } from '#tests/bench/rooms/scenarios/stream.ts'

const START_RATE = 10
const MAX_RATE = 2_560
const STEP_SECONDS = 3
const QUICK_STEP_SECONDS = 2
/** Halvings of the distance between the last rate that held and the first that did not. */
const HALVINGS = 2
const P95_MAX_MS = 250
const DELIVERED_MIN = 0.93

interface Step {
  rate: number
  holds: boolean
  p95: number
  figures: Figures
}

/** The rate one writer can type at while `viewers` see it with a p95 under 250 ms: doubled until it fails, then halved in. */
export const ramp =
  (viewers: number): Scenario =>
  async ({ crowd, server, isQuick }: Bench): Promise<Figures> => {
    const address = await server.openRoom()
    const writer = await Participant.joined(address)
    await crowd.join(address, viewers)
    const seconds = isQuick ? QUICK_STEP_SECONDS : STEP_SECONDS
    let written = 0
    let steps = 0

    const step = async (rate: number): Promise<Step> => {
      await crowd.reset(written)
      const text = writer.newFile(`step-${steps++}.tsx`)
      const usage = Usage.start(server.pid)
      const before = written
      await pace(rate, seconds, () => text.insert(text.length, markedChunk(written++)))
      await wait(P95_MAX_MS)
      const { text: seen, marks } = await crowd.seen()
      const p95 = seen.quantile(0.95)
      const holds = p95 < P95_MAX_MS && marks >= (written - before) * viewers * DELIVERED_MIN
      const figures = shares(usage.stop())
      await drained(crowd, written)
      return { rate, holds, p95, figures }
    }

    let held: Step | null = null
    let failed: Step | null = null
    for (let rate = START_RATE; !failed && rate <= MAX_RATE; rate *= 2) {
      const tried = await step(rate)
      if (tried.holds) held = tried
      else failed = tried
    }
    for (let halving = 0; held && failed && halving < HALVINGS; halving++) {
      const tried: Step = await step(Math.sqrt(held.rate * failed.rate))
      if (tried.holds) held = tried
      else failed = tried
    }
    await crowd.leave()
    writer.leave()
    return { rate: held?.rate ?? 0, p95: held?.p95 ?? Number.NaN, ...held?.figures }
  }
