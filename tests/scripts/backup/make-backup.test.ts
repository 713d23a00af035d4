import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyDatabase } from '#scripts/backup/copy-database.ts'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { MANIFEST } from '#scripts/backup/manifest.ts'
import { until } from '#tests/support/until.ts'
import {
  DATABASE,
  LIST,
  newFolder,
  OBJECTS,
  openIn,
  putObject,
  ROOM,
  rowsIn,
  storedData,
} from './stored-data.ts'

const quietly = () => undefined

async function backUp(dataDir: string, extra: Partial<Parameters<typeof makeBackup>[0]> = {}) {
  const folder = newFolder()
  const manifest = await makeBackup({ dataDir, folder, withSecrets: false, told: quietly, ...extra })
  return { folder, manifest, paths: manifest.files.map(({ path }) => path) }
}

describe('a backup has all that is stored, and nothing else', () => {
  test('rooms, the database, files; neither secrets nor caches', async () => {
    const { folder, manifest, paths } = await backUp(storedData())
    expect(paths).toEqual([DATABASE, ROOM, `${OBJECTS}/f1`, LIST].sort())
    expect(manifest.hasSecrets).toBe(false)
    expect(readdirSync(folder)).toEqual([MANIFEST, 'state'])
    expect(readFileSync(join(folder, OBJECTS, 'f1'), 'utf8')).toBe('a pack')
  })

  test('the two secrets only where they are asked for', async () => {
    const { paths, manifest } = await backUp(storedData(), { withSecrets: true })
    expect(paths).toEqual(expect.arrayContaining(['auth.secret', 'vault.secret']))
    expect(manifest.hasSecrets).toBe(true)
  })

  test('what is written and not yet in the file of the database', async () => {
    const dataDir = storedData()
    const open = openIn(dataDir, ROOM)
    open.exec("insert into log values (x'0304')")
    expect(statSync(join(dataDir, `${ROOM}-wal`)).size).toBeGreaterThan(0)
    const { folder } = await backUp(dataDir)
    open.close()
    expect(rowsIn(folder, ROOM, 'select bytes from log')).toHaveLength(2)
  })

  test('a database that nobody has open is left without locks and files beside it', async () => {
    const dataDir = storedData()
    const path = join(dataDir, ROOM)
    await until(() => Date.now() - statSync(path).ctimeMs > 1_100, 'the file is no longer new')
    await copyDatabase(path, join(newFolder(), 'copy.sqlite'))
    expect(readdirSync(join(dataDir, 'state/do/maquette-EditorRoomObject'))).toEqual(['0a.sqlite'])
  })

  test('while another process writes, each copy is one moment of it', async () => {
    const dataDir = storedData()
    const path = join(dataDir, ROOM)
    openIn(dataDir, ROOM).exec('create table left_hand(n); create table right_hand(n)')
    const writer = spawn(process.execPath, ['-e', WRITER, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      await once(writer.stdout, 'data')
      const counts: unknown[] = []
      for (let made = 0; made < 12; made++) {
        const { folder } = await backUp(dataDir)
        const [sums] = rowsIn(folder, ROOM, SUMS)
        expect(sums?.left).toBe(sums?.right)
        counts.push(sums?.left)
      }
      expect(Number(counts.at(-1))).toBeGreaterThan(Number(counts[0]))
    } finally {
      writer.kill('SIGKILL')
    }
  })

  test('a server that has stored no file yet', async () => {
    const dataDir = storedData()
    rmSync(join(dataDir, OBJECTS, '..'), { recursive: true })
    const list = openIn(dataDir, LIST)
    list.exec('delete from _mf_objects')
    list.close()
    expect((await backUp(dataDir)).paths).toEqual([DATABASE, ROOM, LIST].sort())
  })

  test('a file that is replaced before its turn is copied as what replaced it', async () => {
    const dataDir = storedData()
    putObject(dataDir, 'zips/b', 'f2', 'old zip')
    let isReplaced = false
    const { folder, paths } = await backUp(dataDir, {
      told: what => {
        if (what !== 'files' || isReplaced) return
        isReplaced = true
        putObject(dataDir, 'zips/b', 'f3', 'new zip')
        rmSync(join(dataDir, OBJECTS, 'f2'))
      },
    })
    expect(isReplaced).toBe(true)
    expect(paths.filter(path => path.startsWith(OBJECTS))).toEqual([`${OBJECTS}/f1`, `${OBJECTS}/f3`])
    expect(readFileSync(join(folder, OBJECTS, 'f3'), 'utf8')).toBe('new zip')
  })
})

describe('a backup is complete or has no list of its files', () => {
  const failed = async (dataDir: string) => {
    const folder = newFolder()
    const failure = await makeBackup({ dataDir, folder, withSecrets: false, told: quietly }).catch(String)
    expect(existsSync(join(folder, MANIFEST))).toBe(false)
    return failure
  }

  test('a file that the list names and nobody has', async () => {
    const dataDir = storedData()
    rmSync(join(dataDir, OBJECTS, 'f1'))
    expect(await failed(dataDir)).toContain('names f1, which is not there')
  })

  test('a database that the disk has damaged', async () => {
    const dataDir = storedData()
    const room = openIn(dataDir, ROOM)
    for (let row = 0; row < 200; row++) room.prepare('insert into log values (?)').run(Buffer.alloc(500, row))
    room.close()
    const bytes = readFileSync(join(dataDir, ROOM))
    writeFileSync(join(dataDir, ROOM), bytes.fill(7, 4096, 12_288))
    expect(await failed(dataDir)).toMatch(/malformed|damaged/)
  })

  test('a folder that has something, and a data folder that has nothing, are not begun', async () => {
    const told = { withSecrets: false, told: quietly }
    const folder = newFolder()
    writeFileSync(join(folder, 'mine'), '')
    await expect(makeBackup({ dataDir: storedData(), folder, ...told })).rejects.toThrow('is not empty')
    await expect(makeBackup({ dataDir: newFolder(), folder: newFolder(), ...told })).rejects.toThrow(
      'nothing to back up',
    )
  })
})

const SUMS = 'select (select count(*) from left_hand) as left, (select count(*) from right_hand) as right'
const WRITER = `
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(process.argv[1], { timeout: 5000 })
process.stdout.write('ready')
const write = () => {
  for (let n = 0; n < 20; n++) database.exec('begin immediate; insert into left_hand values (1); insert into right_hand values (1); commit')
  setImmediate(write)
}
write()`
