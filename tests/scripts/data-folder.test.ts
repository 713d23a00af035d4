import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { holdDataFolder, secretOf } from '#scripts/data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'maquette-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe.runIf(process.platform !== 'win32')('the data folder is its user’s alone', () => {
  test('a new one, and what is written into it', async () => {
    const dataDir = join(folder, 'new')
    const release = await holdDataFolder(dataDir, 1)
    secretOf(dataDir, 'auth')
    writeFileSync(join(dataDir, 'later'), '')
    mkdirSync(join(dataDir, 'deeper', 'still'), { recursive: true })
    release()
    expect(modeOf(dataDir)).toBe('700')
    expect(readdirSync(dataDir).map(name => [name, modeOf(join(dataDir, name))])).toEqual([
      ['auth.secret', '600'],
      ['deeper', '700'],
      ['held-by.json', '600'],
      ['later', '600'],
    ])
  })

  test('one of an earlier version is mended; what is not ours in it, or outside of it, is left alone', async () => {
    const dataDir = join(folder, 'old')
    const deep = join(dataDir, 'state', 'd1')
    mkdirSync(deep, { recursive: true })
    const outside = join(folder, 'outside')
    const [database, secret, notes] = [
      join(deep, 'db.sqlite'),
      join(dataDir, 'auth.secret'),
      join(dataDir, 'notes.txt'),
    ]
    for (const file of [database, secret, notes, outside]) writeFileSync(file, 'x')
    for (const path of [dataDir, join(dataDir, 'state'), deep]) chmodSync(path, 0o755)
    for (const file of [database, secret, notes, outside]) chmodSync(file, 0o644)
    symlinkSync(outside, join(deep, 'link'))
    ;(await holdDataFolder(dataDir, 1))()
    expect([dataDir, join(dataDir, 'state'), deep].map(modeOf)).toEqual(['700', '700', '700'])
    expect([database, secret].map(modeOf)).toEqual(['600', '600'])
    expect([notes, outside].map(modeOf)).toEqual(['644', '644'])
    expect(existsSync(join(deep, 'link'))).toBe(true)
  })
})
