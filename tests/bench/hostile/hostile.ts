// `npm run bench:hostile`: hostile texts into every field of the built product, while two people type in another room.
import { build } from '#scripts/build.ts'
import { runCommand } from '#scripts/fail.ts'
import { type FieldSeen, percentile, sweep, timesDuring } from '#tests/support/hostile/sweep.ts'
import type { TypingSeen } from '#tests/support/hostile/typists.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const option = (name: string, fallback: number): number =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback
const TEXTS = option('texts', 10_000)
const SEED = option('seed', 1)
const only = process.argv[process.argv.indexOf('--only') + 1]
const ONLY = process.argv.includes('--only') ? (only ?? '') : ''
const IDLE_MS = 10_000
const RUN_SHARE = 0.06
const GOAL_MS = 20

await runCommand(async () => {
  build()
  const provider = await ScriptedProvider.start()
  const product = await ownProduct({
    // What people ask is read without a model, what models answer is written by the script.
    MODEL_AGENT: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
    MODEL_RETRY_S: '0.05',
    // What is signed is read as far as its signature; without a secret it is refused before.
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_bench_alone',
    GITHUB_WEBHOOK_SECRET: 'of-the-bench-alone',
  })
  const started = performance.now()
  try {
    const { fields, idle, during } = await sweep({
      ...{
        url: product.url,
        provider,
        texts: TEXTS,
        runShare: RUN_SHARE,
        idleMs: IDLE_MS,
        seed: SEED,
        only: ONLY,
      },
      log: line => console.log(line),
    })
    for (const line of table(fields, during)) console.log(line)
    const [before, meanwhile] = [idle, during].map(({ times }) => percentile(times, 0.95))
    const goal = Math.max(GOAL_MS, 2 * (before ?? 0))
    const texts = fields.reduce((sum, field) => sum + field.texts, 0)
    const failures = fields.flatMap(({ name, failures }) => failures.map(failure => `${name}: ${failure}`))
    console.log(
      `\n${texts} texts over ${fields.length} fields in ${Math.round((performance.now() - started) / 1_000)} s, seed ${SEED}`,
    )
    console.log(
      `typing p95: idle ${figure(before)} ms (${idle.arrived} of ${idle.sent} edits), during ${figure(meanwhile)} ms (${during.arrived} of ${during.sent}), goal ${figure(goal)} ms`,
    )
    console.log(
      `typing during: median ${figure(percentile(during.times, 0.5))}, p99 ${figure(percentile(during.times, 0.99))}, longest ${figure(Math.max(...during.times))} ms`,
    )
    for (const failure of failures.slice(0, 40)) console.log(`FAILED ${failure}`)
    const isMet = (meanwhile ?? Number.NaN) <= goal && during.arrived === during.sent && failures.length === 0
    console.log(isMet ? 'met' : 'MISSED')
    process.exitCode = isMet ? 0 : 1
  } finally {
    await product.dispose()
    await provider.stop()
  }
  process.exit()
})

function figure(value: number | undefined): string {
  return (value ?? Number.NaN).toFixed(1)
}

function table(fields: readonly FieldSeen[], during: TypingSeen): string[] {
  const rows = [...fields].sort((a, b) => b.slowestMs - a.slowestMs)
  return [
    `\n${'field'.padEnd(62)} ${'texts'.padStart(6)} ${'slowest'.padStart(10)} ${'typing p95'.padStart(11)}  answers`,
    ...rows.map(field => {
      const { name, texts, slowestMs, statuses } = field
      const typing = `${figure(percentile(timesDuring(during, field), 0.95))} ms`
      const answers = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
      return `${name.slice(0, 62).padEnd(62)} ${String(texts).padStart(6)} ${`${Math.round(slowestMs)} ms`.padStart(10)} ${typing.padStart(11)}  ${answers.join(', ')}`
    }),
  ]
}
