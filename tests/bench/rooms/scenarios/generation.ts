import { api } from '#shared/api/index.ts'
import { codeOf, markedChunk } from '#tests/bench/rooms/load/content.ts'
import { Histogram } from '#tests/bench/rooms/load/histogram.ts'
import { pace } from '#tests/bench/rooms/load/pace.ts'
import { Typist } from '#tests/bench/rooms/load/typist.ts'
import { Usage, whenQuiet } from '#tests/bench/rooms/measure/usage.ts'
import type { Figures, Scenario } from '#tests/bench/rooms/scenarios/scenario.ts'
import { shares } from '#tests/bench/rooms/scenarios/stream.ts'
import { ProductServer } from '#tests/bench/rooms/servers/product.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { until } from '#tests/support/until.ts'

const CHUNKS_PER_SECOND = 80
const CHUNKS_A_LINE = 10
const KEYS_PER_SECOND = 10
const QUICK_CHUNKS = 300
const DRAIN_S = 60
const FILE = 'App.tsx'

interface Size {
  viewers: number
  chunks: number
  typists: number
}

/** A model streams `chunks` pieces of an answer to everybody who looks at the room, while some type in its code. */
export const generation =
  ({ viewers, chunks: allChunks, typists: people }: Size): Scenario =>
  async ({ crowd, isQuick, server }) => {
    if (!(server instanceof ProductServer)) throw new Error('only the product generates')
    const chunks = isQuick ? Math.min(QUICK_CHUNKS, allChunks) : allChunks
    const patternId = await server.person.newPattern('public')
    const address = server.addressOf(patternId)
    const room = `${address.presenceUrl}`
    const typists = await Promise.all(Array.from({ length: people }, () => Typist.joined(address, false)))
    typists[0]?.participant.newFile(FILE).insert(0, codeOf(2_000, 0))
    await until(() => typists.every(typist => typist.participant.files.has(FILE)), 'everybody has the file')
    await crowd.join({ ...address, url: room }, viewers)
    const typing = new Histogram()
    for (const typist of typists) typist.watch(typists, typing)
    await whenQuiet(server.pid)
    await crowd.reset()
    const usage = Usage.start(server.pid)
    const told = tell(server.provider, chunks)
    const body = { updatePrompt: 'Tell me about cards', ...newSend() }
    await server.person.must(api.chat.send, { path: { editorId: patternId }, body })
    await Promise.all([
      told,
      ...typists.map(typist => type(typist, chunks / CHUNKS_PER_SECOND)),
      until(async () => (await crowd.seen()).lowest >= chunks, 'every viewer saw everything', DRAIN_S),
    ])
    const used = usage.stop()
    const seen = await crowd.seen()
    const drops = seen.drops + typists.filter(typist => typist.hasDropped).length
    await crowd.leave()
    for (const typist of typists) typist.leave()
    const figures: Figures = {
      tokenP50: seen.text.quantile(0.5),
      tokenP95: seen.text.quantile(0.95),
      screensP95: seen.onEveryScreen.quantile(0.95),
      typingP95: typing.quantile(0.95),
      framesPerSecond: seen.frames / used.seconds,
      cpuSeconds: used.serverCpuSeconds,
      faults: seen.gaps + drops,
    }
    return { ...figures, ...shares(used) }
  }

/** Resolves when the model has said everything. */
function tell(provider: ScriptedProvider, chunks: number): Promise<void> {
  return new Promise(done => {
    provider.script = async say => {
      await pace(CHUNKS_PER_SECOND, chunks / CHUNKS_PER_SECOND, index =>
        say.text(markedChunk(index) + (index % CHUNKS_A_LINE === 0 ? '\n' : '')),
      )
      done()
    }
  })
}

async function type(typist: Typist, seconds: number): Promise<void> {
  const text = typist.participant.files.get(FILE)
  await pace(KEYS_PER_SECOND, seconds, () => text && typist.type(text))
}
