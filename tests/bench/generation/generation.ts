// `npm run bench:generation`: how soon Stop answers while the provider hangs, and how soon a token is on every screen.
import { build } from '#scripts/build.ts'
import { runCommand } from '#scripts/fail.ts'
import { HANGS, measureStops, type Stops } from '#tests/bench/generation/stops.ts'
import { Crowd } from '#tests/bench/rooms/load/crowd.ts'
import { generation } from '#tests/bench/rooms/scenarios/generation.ts'
import type { Figures } from '#tests/bench/rooms/scenarios/scenario.ts'
import { ProductServer } from '#tests/bench/rooms/servers/product.ts'
import { figure, table } from '#tests/bench/rooms/table.ts'

const STOP_MAX_MS = 300
const TOKEN_P95_MAX_MS = 80
const VIEWERS = [1, 100]
const CROWD_PROCESSES = 2
const isQuick = process.argv.includes('--quick')
const ROUNDS = isQuick ? 5 : 20
const CHUNKS = isQuick ? 300 : 800

await runCommand(async () => {
  build()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))
  const lines: string[][] = []
  for (const hang of HANGS)
    lines.push(stopLine(hang.name, await onServer(server => measureStops(server, hang, ROUNDS))))
  for (const viewers of VIEWERS)
    lines.push(tokenLine(viewers, await onServer(server => tokens(server, viewers))))
  console.log(
    `\n${ROUNDS} stops each, with 2 people in the room; ${CHUNKS} chunks of an answer, 80 a second. Milliseconds.\n`,
  )
  console.log(table(['what', 'p50', 'p95', 'highest', 'goal', 'reached'], lines))
  process.exit(lines.every(line => line.at(-1) === 'yes') ? 0 : 1)
})

/** Each on a server of its own, with nobody else's rooms and garbage. */
async function onServer<T>(measure: (server: ProductServer) => Promise<T>): Promise<T> {
  const server = await ProductServer.start()
  try {
    return await measure(server)
  } finally {
    await server.stop()
  }
}

async function tokens(server: ProductServer, viewers: number): Promise<Figures> {
  const crowd = new Crowd(Math.min(CROWD_PROCESSES, viewers))
  try {
    const scenario = generation({ viewers, chunks: CHUNKS, typists: 0 })
    return await scenario({ crowd, server, hasDocument: true, isQuick: false })
  } finally {
    crowd.end()
  }
}

function stopLine(name: string, { acknowledged, shown }: Stops): string[] {
  const highest = acknowledged.quantile(1)
  return [
    `Stop acknowledged, ${name} (on the other screen p95 ${figure(shown.quantile(0.95))})`,
    figure(acknowledged.quantile(0.5)),
    figure(acknowledged.quantile(0.95)),
    figure(highest),
    `highest ≤ ${STOP_MAX_MS}`,
    highest <= STOP_MAX_MS ? 'yes' : 'NO',
  ]
}

function tokenLine(viewers: number, { tokenP50 = NaN, screensP95 = NaN, faults = NaN }: Figures): string[] {
  const isReached = screensP95 <= TOKEN_P95_MAX_MS && faults === 0
  return [
    `token at the provider → on ${viewers === 1 ? 'one screen' : `every one of ${viewers} screens`}`,
    figure(tokenP50),
    figure(screensP95),
    '',
    `p95 ≤ ${TOKEN_P95_MAX_MS}`,
    isReached ? 'yes' : 'NO',
  ]
}
