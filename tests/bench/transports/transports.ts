// `npm run bench:transports [-- --edits 40 --rounds 3]`: the same two people in real browsers on our own sockets and at Liveblocks' dev server.
import { parseArgs } from 'node:util'
import { buildWhole } from '#scripts/build-whole.ts'
import { runCommand } from '#scripts/fail.ts'
import { chunkSizes } from '#tests/bench/transports/chunk-sizes.ts'
import { type Played, Side } from '#tests/bench/transports/side.ts'
import { LiveblocksDevServer } from '#tests/support/liveblocks/dev-server.ts'
import { LikeTheCloud } from '#tests/support/liveblocks/like-the-cloud.ts'
import { settingsFor } from '#tests/support/liveblocks/liveblocks-product.ts'

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '3' },
  },
})

/** Between two edits: one that stands alone, and typing. */
const PACES = { apart: 600, typed: 100 } as const

await runCommand(async () => {
  await buildWhole()
  const service = await LiveblocksDevServer.start()
  const cloud = await LikeTheCloud.start(service.url)
  const sides = [
    await Side.open('own sockets', {}, null),
    await Side.open('Liveblocks', settingsFor(cloud), cloud),
  ]
  try {
    const played = new Map<string, Played[]>()
    // In turn, so that whatever else the machine does falls on both.
    for (let round = 0; round < Number(values.rounds); round++)
      for (const [pace, everyMs] of Object.entries(PACES))
        for (const side of sides) {
          const key = `${side.name}, ${pace}`
          played.set(key, [...(played.get(key) ?? []), await side.play(Number(values.edits), everyMs)])
        }
    console.log('\nFrom an edit in one browser to the same text in another, and what it costs on the wire\n')
    console.table(Object.fromEntries([...played].map(([key, rounds]) => [key, rowOf(rounds)])))
    console.log('Scripts of an open editor with its code, gzip\n')
    console.table(Object.fromEntries(sides.map(side => [side.name, chunkSizes(side.scripts)])))
    const [own] = sides
    const foreign = own ? own.foreignRequests() : []
    console.log(`Requests to foreign hosts, or for scripts of Liveblocks, on own sockets: ${foreign.length}`)
    for (const address of foreign) console.log(`  ${address}`)
    if (foreign.length > 0) process.exitCode = 1
  } finally {
    for (const side of sides) await side.close()
    await cloud.stop()
    await service.kill9()
  }
  process.exit()
})

function rowOf(rounds: readonly Played[]) {
  const times = rounds.flatMap(({ times }) => times).sort((a, b) => a - b)
  const sum = (of: (played: Played) => number) => rounds.reduce((total, played) => total + of(played), 0)
  const each = (of: (played: Played) => number) => Math.round(sum(of) / times.length)
  return {
    edits: times.length,
    'p50 ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
    'author sends B/edit': each(({ author }) => author.sent),
    'author gets B/edit': each(({ author }) => author.received),
    'reader gets B/edit': each(({ reader }) => reader.received),
    'server to service B/edit': each(({ published }) => published),
  }
}

function quantile(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)
}
