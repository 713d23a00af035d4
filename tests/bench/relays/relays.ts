// `npm run bench:relays`: one audience at a room alone and at relays, and by what a frame costs there audiences up to 100,000.
import { parseArgs } from 'node:util'
import { build } from '#scripts/build.ts'
import { runCommand } from '#scripts/fail.ts'
import { costsOf, type Measured, measure } from '#tests/bench/relays/measure.ts'
import { simulate } from '#tests/bench/relays/simulate.ts'
import { Crowd } from '#tests/bench/rooms/load/crowd.ts'
import { figure, table } from '#tests/bench/rooms/table.ts'

const AUDIENCES = [1_000, 2_000, 3_000, 10_000, 30_000, 100_000]
/** What a room and each relay take at the edge, by default. */
const MOST = 1_500

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      viewers: { type: 'string', default: '1000' },
      each: { type: 'string', default: '250,100' },
      rate: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '10' },
      processes: { type: 'string', default: '2' },
    },
  })
  const [viewers, rate, seconds] = [Number(values.viewers), Number(values.rate), Number(values.seconds)]
  build()
  const crowd = new Crowd(Number(values.processes))
  const measured: Measured[] = []
  for (const above of ['off', ...values.each.split(',')]) {
    measured.push(await measure(crowd, { above, viewers, rate, seconds }))
    console.log(measured.at(-1))
  }
  crowd.end()
  console.log(
    `\n${viewers} viewers, ${rate} updates/s for ${seconds} s, one thread for the room and all relays\n`,
  )
  console.log(
    table(
      ['where', 'relays', 'p50 ms', 'p95 ms', 'on every screen p95 ms', 'CPU µs a delivery', 'missing'],
      measured.map(({ above, relays, p50, p95, slowestP95, cpuUs, faults }) => [
        above === 'off' ? 'the room alone' : `relays of ${above}`,
        ...[relays, p50, p95, slowestP95, cpuUs, faults].map(figure),
      ]),
    ),
  )
  const costs = costsOf(measured)
  console.log(
    `\nA frame to a viewer costs ${figure(costs.viewerUs)} µs, one to a relay ${figure(costs.relayUs)} µs on both sides together.`,
  )
  console.log(`\nSimulated with these, a thread for each object, ${rate} updates/s, ${MOST} sockets each:\n`)
  const lines = AUDIENCES.flatMap(audience =>
    [null, MOST].map(most => {
      const { relays, p95, busiest, cpuSeconds } = simulate({ audience, most, rate, costs })
      return [
        ...[String(audience), most === null ? 'the room alone' : 'relays', String(relays)],
        ...[busiest >= 1 ? 'never' : figure(p95), `${Math.round(busiest * 100)} %`, figure(cpuSeconds)],
      ]
    }),
  )
  const head = ['viewers', 'where', 'relays', 'on every screen p95 ms', 'busiest thread', 'CPU s each s']
  console.log(table(head, lines))
  process.exit(0)
})
