import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killOrphan, rememberProcess } from '#scripts/orphan.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'maquette-orphan-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const sleeper = () =>
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)', 'marked-so'], { stdio: 'ignore' })

test('what a crash left running is ended; a number that now is another program’s is left alone', async () => {
  const [left, other] = [sleeper(), sleeper()]
  const ended = once(left, 'exit')
  rememberProcess(dataDir, 'runtime', { pid: left.pid!, mark: 'marked-so' })
  await killOrphan(dataDir, 'runtime')
  expect(await ended).toEqual([null, 'SIGKILL'])

  rememberProcess(dataDir, 'runtime', { pid: other.pid!, mark: 'something else' })
  await killOrphan(dataDir, 'runtime')
  expect(other.exitCode ?? other.signalCode).toBeNull()
  other.kill()
})

test('nothing remembered, nothing done', async () => {
  await expect(killOrphan(dataDir, 'compiler')).resolves.toBeUndefined()
})
