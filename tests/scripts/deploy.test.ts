import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'

test('design §2: the same program deploys to the edge (dry run: nothing leaves this machine)', {
  timeout: 240_000,
}, () => {
  const { status, stdout, stderr } = spawnSync('node', [inRoot('scripts', 'deploy.ts'), '--dry-run'], {
    cwd: inRoot(),
    encoding: 'utf8',
    env: { ...process.env, CLOUDFLARE_API_TOKEN: '', HTTPS_PROXY: '', NO_COLOR: '1' },
  })
  expect(stderr).not.toMatch(/error/i)
  expect(status).toBe(0)
  // The compiler is uploaded first, because the app is bound to it.
  expect(stdout.match(/Total Upload: [\d.]+ KiB/g)).toHaveLength(2)
  for (const binding of ['DB', 'FILES', 'EDITOR_ROOMS', 'OUTBOX', 'COMPILER', 'ASSETS', 'SIGN_IN_LIMIT']) {
    expect(stdout).toContain(`env.${binding}`)
  }
  expect(stdout.match(/--dry-run: exiting now/g)).toHaveLength(2)
})
