import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdingLock } from '#scripts/install-lock.mjs'

const nobody = () => expect.unreachable('nobody else holds it')

describe('two runs of one command in one checkout install one after the other', () => {
  let folder: string
  let lock: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'maquette-lock-'))
    lock = join(folder, '.installing')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('the second begins when the first has ended', async () => {
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} begins`)
      await new Promise(done => setImmediate(done))
      seen.push(`${name} ends`)
    }
    const waits = (name: string) => () => seen.push(`${name} waits`)
    await Promise.all([holdingLock(lock, work('a'), waits('a')), holdingLock(lock, work('b'), waits('b'))])
    expect(seen).toEqual(['a begins', 'b waits', 'a ends', 'b begins', 'b ends'])
    expect(existsSync(lock)).toBe(false)
  })

  test('what fails lets go of it', async () => {
    await expect(holdingLock(lock, () => Promise.reject(new Error('no network')), nobody)).rejects.toThrow(
      'no network',
    )
    expect(existsSync(lock)).toBe(false)
  })

  test('a lock whose process is gone holds nobody up', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(lock, String(pid))
    let hasRun = false
    await holdingLock(
      lock,
      async () => {
        hasRun = true
      },
      nobody,
    )
    expect(hasRun).toBe(true)
  })
})
