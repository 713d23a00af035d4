// `npm run check`: storeys, the table of the specification, format, lint, types, dead code. What the tests run first.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Problem, runCommand } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'

const STEPS: [string, string[]][] = [
  ['node', [inRoot('scripts', 'check-lock.ts')]],
  ['node', [inRoot('scripts', 'storeys.ts')]],
  ['node', [inRoot('scripts', 'specification.ts')]],
  ['biome', ['ci', '--error-on-warnings', '.']],
  ['tsc', ['-b']],
  ['tsc', ['-p', 'templates']],
  ['knip', []],
]

export function check(): void {
  for (const [command, args] of STEPS) {
    const started = performance.now()
    const { status } = spawnSync(command, args, {
      cwd: inRoot(),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Problem(`${[command, ...args].join(' ')} failed: see above.`)
    console.log(`✓ ${command} (${((performance.now() - started) / 1_000).toFixed(1)} s)`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runCommand(async () => check())
