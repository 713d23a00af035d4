// `npm run bench:edge`: what one session uses at the edge, counted in one walk and timed in another, and what that costs.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhole } from '#scripts/build-whole.ts'
import { runCommand } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'
import { type EdgeProduct, edgeProduct } from '#tests/support/product/edge-product.ts'
import { EdgeWalk } from '#tests/support/product/edge-walk.ts'
import { patientSettings } from '#tests/support/product/unwatched-runs.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import type { Counted } from './cost.ts'
import { costTables } from './cost-tables.ts'
import { meteredBuild } from './metered-build.ts'
import { COUNTS_PATH } from './metered-worker.ts'
import { runtimeMs } from './runtime-time.ts'
import { storedBytes } from './stored-bytes.ts'
import type { WorkerCounts } from './worker-counts.ts'

const { values } = parseArgs({
  options: {
    /** Walks no more, and prints what was counted last. */
    counted: { type: 'boolean', default: false },
    /** One of the two walks alone: `timed` or `counted`. */
    only: { type: 'string' },
  },
})
/** What was counted last, by which the tables of docs/deploying.md are computed. */
const KEPT = inRoot('tests', 'bench', 'edge', 'counted.json')

await runCommand(async () => {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Counted
  if (!values.counted) {
    await buildWhole()
    if (values.only !== 'counted') Object.assign(kept, await timedWalk())
    if (values.only !== 'timed') Object.assign(kept, await countedWalk())
    writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`)
  }
  console.log(costTables(kept))
  process.exit(0)
})

type Timed = Pick<Counted, 'cpuMs' | 'databaseBytes' | 'objectBytes' | 'filesBytes'>

/** Of the Worker as it was built: counting takes time of its own. */
async function timedWalk(): Promise<Timed> {
  const { before, after } = await walked(undefined, product => ({
    cpuMs: runtimeMs(product.pid),
    ...storedBytes(join(product.state, 'v3')),
  }))
  return {
    cpuMs: after.cpuMs - before.cpuMs,
    databaseBytes: after.databaseBytes - before.databaseBytes,
    objectBytes: after.objectBytes - before.objectBytes,
    filesBytes: after.filesBytes - before.filesBytes,
  }
}

async function countedWalk(): Promise<Omit<Counted, keyof Timed>> {
  const config = await meteredBuild()
  const { after } = await walked(config, async product => {
    const answer = await fetch(new URL(COUNTS_PATH, product.url))
    return (await answer.json()) as WorkerCounts
  })
  rmSync(dirname(config), { recursive: true })
  const { compiles, objectCalls, ...others } = after
  return { ...others, objectCalls: objectCalls + compiles }
}

/** The same looks before and after one whole session. */
async function walked<T>(
  config: string | undefined,
  look: (product: EdgeProduct) => T | Promise<T>,
): Promise<{ before: T; after: T }> {
  const provider = await ScriptedProvider.start()
  const settings = { MODEL_AGENT: 'openai-compatible:scripted', ...patientSettings(provider) }
  const product = await edgeProduct(settings, { config })
  const walk = new EdgeWalk(product.url, provider)
  try {
    const before = await look(product)
    await walk.whole()
    return { before, after: await look(product) }
  } finally {
    await walk.leave()
    await product.dispose()
    await provider.stop()
  }
}
