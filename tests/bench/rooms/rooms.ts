// `npm run bench:rooms`: the built product's room beside other room servers, in one run, interleaved.
import { cpus } from 'node:os'
import { build } from '#scripts/build.ts'
import { runCommand } from '#scripts/fail.ts'
import { install } from '#scripts/install.mjs'
import { goalsTable } from '#tests/bench/rooms/goals.ts'
import { Crowd } from '#tests/bench/rooms/load/crowd.ts'
import { CAN_MEASURE } from '#tests/bench/rooms/measure/process-tree.ts'
import { type Options, readOptions } from '#tests/bench/rooms/options.ts'
import { Results } from '#tests/bench/rooms/results.ts'
import type { Row } from '#tests/bench/rooms/rows.ts'
import type { Figures } from '#tests/bench/rooms/scenarios/scenario.ts'
import { PEERS } from '#tests/bench/rooms/servers/peers.ts'
import type { ServerKind } from '#tests/bench/rooms/servers/room-server.ts'
import { figure, rowTable } from '#tests/bench/rooms/table.ts'

await runCommand(async () => {
  const options = readOptions()
  build()
  await install({ dir: PEERS, what: 'the servers to compare with' })
  console.log(describe(options))
  // Only an exit ends the servers too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))
  const results = new Results()
  for (let repeat = 1; repeat <= options.repeats; repeat++) {
    for (const row of options.rows) {
      for (const server of options.servers(row)) {
        const name = `${repeat}/${options.repeats} ${row.name} ${server.name}`
        try {
          const figures = await measure(row, server, options)
          results.add(row.name, server.name, figures)
          console.log(`${name}: ${shortly(row, figures)}`)
        } catch (error) {
          results.fail(row.name, server.name, error)
          console.log(`${name}: FAILED: ${results.failures.at(-1)?.reason}`)
        }
      }
    }
  }
  for (const row of options.rows) console.log(rowTable(row, results))
  console.log(goalsTable(results))
  for (const { row, server, reason } of results.failures) console.log(`FAILED: ${row} ${server}: ${reason}`)
  process.exit(results.failures.some(({ server }) => server === 'Maquette') ? 1 : 0)
})

/** One run on a server started for it, with nobody else's rooms and garbage. */
async function measure(row: Row, kind: ServerKind, { processes, isQuick }: Options): Promise<Figures> {
  const server = await kind.start()
  const crowd = new Crowd(processes)
  try {
    return await row.scenario({ crowd, server, hasDocument: kind.hasDocument, isQuick })
  } finally {
    crowd.end()
    await server.stop()
  }
}

function shortly({ columns }: Row, figures: Figures): string {
  return Object.entries(columns)
    .map(([key, title]) => `${title.trim()} ${figure(figures[key] ?? Number.NaN)}`)
    .join(', ')
}

function describe({ repeats, processes, isQuick }: Options): string {
  const [cpu] = cpus()
  return [
    `${cpus().length} × ${cpu?.model}, Node ${process.version}, ${repeats} repeats${isQuick ? ', quick' : ''}.`,
    'Medians (lowest–highest). Shares are of all cores: generator = this process and the viewers’, others = whatever else ran.',
    `${processes} processes of viewers. A figure taken while server, generator and others fill the machine is the machine’s.`,
    ...(CAN_MEASURE ? [] : ['CPU and memory: not measured, this system does not tell them (–).']),
    '',
  ].join('\n')
}
