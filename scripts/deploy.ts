// `npm run deploy`: everything to Cloudflare; with --dry-run nothing leaves this machine.
import { spawnSync } from 'node:child_process'
import { buildWhole } from '#scripts/build-whole.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'

const isDryRun = process.argv.includes('--dry-run')

await runCommand(async () => {
  // A trial uploads nothing, so what is built already will do.
  await buildWhole(isDryRun ? undefined : 'all')
  if (!isDryRun) wrangler(['d1', 'migrations', 'apply', 'maquette', '--remote'])
  // The compiler first: the app is bound to it.
  wrangler(['deploy', '--config', inRoot('server', 'compiler', 'wrangler.toml')])
  wrangler(['deploy', '--config', inRoot('dist', 'maquette', 'wrangler.json')])
})

function wrangler(args: string[]): void {
  const dry = isDryRun && args[0] === 'deploy' ? ['--dry-run'] : []
  const { status } = spawnSync('wrangler', [...args, ...dry], {
    cwd: inRoot(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    throw new Problem(
      `wrangler ${args.join(' ')} failed: see above. Deploying needs "npm run wrangler -- login" and the names in wrangler.toml to be yours (docs/deploying.md).`,
    )
  }
}
