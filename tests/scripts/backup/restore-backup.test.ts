import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { MANIFEST, type Manifest } from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { sumOf } from '#scripts/backup/sums.ts'
import { holdDataFolder } from '#scripts/data-folder.ts'
import { DATABASE, newFolder, OBJECTS, ROOM, rowsIn, storedData } from './stored-data.ts'

const quietly = () => undefined

async function backedUp(withSecrets = false): Promise<string> {
  const folder = newFolder()
  await makeBackup({ dataDir: storedData(), folder, withSecrets, told: quietly })
  return folder
}

const restore = (folder: string, dataDir = newFolder()) => restoreBackup({ folder, dataDir, told: quietly })

function changeManifest(folder: string, change: (manifest: Manifest) => void): void {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest
  change(manifest)
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest))
}

/** Fails with these words, and leaves nothing that a product would start with. */
async function refused(folder: string, words: string | RegExp, dataDir = newFolder()): Promise<void> {
  await expect(restore(folder, dataDir)).rejects.toThrow(words)
  expect(readdirSync(dataDir)).toEqual([])
}

test('a restored folder has what was backed up, for its user alone', async () => {
  const dataDir = join(newFolder(), 'not', 'there', 'yet')
  await restore(await backedUp(true), dataDir)
  expect(readdirSync(dataDir).sort()).toEqual(['auth.secret', 'state', 'vault.secret'])
  expect(rowsIn(dataDir, ROOM, 'select hex(bytes) as hex from log')).toEqual([{ hex: '0102' }])
  expect(rowsIn(dataDir, DATABASE, 'select name from things')).toEqual([{ name: 'row' }])
  expect(readFileSync(join(dataDir, OBJECTS, 'f1'), 'utf8')).toBe('a pack')
  for (const path of [ROOM, 'auth.secret']) expect(statSync(join(dataDir, path)).mode & 0o077).toBe(0)
})

describe('it replaces nothing', () => {
  test('a folder that has something', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'vault.secret'), 'mine')
    await expect(restore(await backedUp(), dataDir)).rejects.toThrow(/is not empty.+DATA_DIR/)
    expect(readdirSync(dataDir)).toEqual(['vault.secret'])
  })

  test('a product that runs there', async () => {
    const dataDir = newFolder()
    const release = await holdDataFolder(dataDir, 5173)
    await expect(restore(await backedUp(), dataDir)).rejects.toThrow(/A product runs on .+port 5173/)
    release()
  })
})

describe('what is damaged restores nothing', () => {
  test('without its manifest, or with half of it', async () => {
    const folder = await backedUp()
    const text = readFileSync(join(folder, MANIFEST), 'utf8')
    writeFileSync(join(folder, MANIFEST), text.slice(0, text.length / 2))
    await refused(folder, 'is damaged')
    rmSync(join(folder, MANIFEST))
    await refused(folder, 'is no whole backup')
    await refused(join(folder, 'nowhere'), 'is not there')
  })

  test('a byte, a size, a file', async () => {
    const folder = await backedUp()
    const path = join(folder, OBJECTS, 'f1')
    writeFileSync(path, 'a pick')
    await refused(folder, `${OBJECTS}/f1 is not what it was`)
    writeFileSync(path, 'a pack and more')
    await refused(folder, `${OBJECTS}/f1 has another size`)
    rmSync(path)
    await refused(folder, `${OBJECTS}/f1 is missing`)
  })
})

test('a backup of a newer program: its layout, its database, its rooms', async () => {
  const changes: ((manifest: Manifest) => void)[] = [
    manifest => Object.assign(manifest, { format: 2 }),
    manifest => void manifest.migrations.push('9999_later.sql'),
    manifest => Object.assign(manifest, { roomSchema: 99 }),
  ]
  for (const change of changes) {
    const folder = await backedUp()
    changeManifest(folder, change)
    await refused(folder, /was made by a newer Maquette.+Update/)
  }
})

describe('a folder from somebody else reaches nothing outside', () => {
  const names = [
    '../escaped',
    '/tmp/escaped',
    'state/do/../../../escaped',
    'state/do/a/..',
    'held-by.json',
    'state',
  ]
  test.each(names)('a file called %s', async path => {
    const folder = await backedUp()
    changeManifest(folder, manifest => Object.assign(manifest.files[0] ?? {}, { path }))
    await refused(folder, 'is damaged')
  })

  test('names that one file system tells apart and another does not', async () => {
    const folder = await backedUp()
    changeManifest(folder, ({ files }) => {
      const [first] = files
      if (first) files.push({ ...first, path: first.path.replace('0b', '0B') })
    })
    await refused(folder, 'names a file twice')
  })

  test('a link in place of a file, with the sum of what it leads to', async () => {
    const folder = await backedUp()
    const outside = join(newFolder(), 'secret')
    writeFileSync(outside, 'of this machine')
    const told = await sumOf(outside)
    rmSync(join(folder, OBJECTS, 'f1'))
    symlinkSync(outside, join(folder, OBJECTS, 'f1'))
    changeManifest(folder, ({ files }) => {
      Object.assign(files.find(({ path }) => path.endsWith('/f1')) ?? {}, told)
    })
    await refused(folder, 'no ordinary file of this folder')
  })

  test('a link in place of a folder', async () => {
    const folder = await backedUp()
    const elsewhere = join(newFolder(), 'blobs')
    renameSync(join(folder, OBJECTS), elsewhere)
    symlinkSync(elsewhere, join(folder, OBJECTS))
    await refused(folder, 'no ordinary file of this folder')
  })

  test.skipIf(process.platform === 'win32')('a pipe nobody writes to, and a folder', async () => {
    const folder = await backedUp()
    rmSync(join(folder, OBJECTS, 'f1'))
    execFileSync('mkfifo', [join(folder, OBJECTS, 'f1')])
    await refused(folder, 'no ordinary file of this folder')
    rmSync(join(folder, OBJECTS, 'f1'))
    mkdirSync(join(folder, OBJECTS, 'f1'))
    await refused(folder, 'no ordinary file of this folder')
  })

  test('the folder itself may be reached by a link', async () => {
    const folder = await backedUp()
    const link = join(newFolder(), 'latest')
    symlinkSync(folder, link)
    const dataDir = newFolder()
    await restore(link, dataDir)
    expect(existsSync(join(dataDir, ROOM))).toBe(true)
  })
})
