// `npm test`: check, build, then unit, Worker and browser tests. With --deep: the long ones, and those of what is rarer that are the day's.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { startVitest } from 'vitest/node'
import { buildWhole } from '#scripts/build-whole.ts'
import { check } from '#scripts/check.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { ofToday } from '#scripts/of-today.ts'
import { inRoot } from '#scripts/root.ts'

const isDeep = process.argv.includes('--deep')
const filters = process.argv.slice(2).filter(argument => !argument.startsWith('--'))

/** Tests of what is rare, most of them in a browser: all of them within five days, or with ALL_CASES=1. */
const filesOfToday = () => ofToday(readdirSync(inRoot('tests', 'by-day')).sort(), 5)

await runCommand(async () => {
  if (!isDeep && filters.length === 0) check()
  const started = performance.now()
  await buildWhole()
  console.log(`✓ build (${((performance.now() - started) / 1_000).toFixed(1)} s)`)
  const waiting = isDeep ? startWaiting() : null
  // One after the other: a browser test beside the Worker's would make both slow on two cores. A browser fills two cores
  // by itself; the other tests use one each.
  for (const project of isDeep ? ['deep', 'by-day'] : ['unit', 'worker', 'e2e']) {
    const vitest = await startVitest(
      'test',
      project === 'by-day' && filters.length === 0 ? filesOfToday() : filters,
      {
        watch: false,
        run: true,
        project: [project],
        maxWorkers: project === 'unit' || project === 'worker' ? availableParallelism() : 1,
        passWithNoTests: filters.length > 0,
      },
    )
    await vitest?.close()
    if (process.exitCode) throw new Problem(`The ${project} tests failed: see above.`)
  }
  if ((await waiting) === false) throw new Problem('The waiting tests failed: see above.')
  process.exit(0)
})

/** The tests that mostly wait, in a process of their own beside the others; what they say comes when they are done. */
function startWaiting(): Promise<boolean> {
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--project', 'waiting', '--passWithNoTests', ...filters],
    { cwd: inRoot(), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  process.on('exit', () => child.kill())
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', piece => {
      said += piece
    })
  return new Promise(done => {
    child.on('close', code => {
      console.log(said)
      done(code === 0)
    })
  })
}
