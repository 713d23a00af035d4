import {
  constants,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyBucket } from '#scripts/backup/copy-bucket.ts'
import { copyDatabase } from '#scripts/backup/copy-database.ts'
import { type BackedUpFile, MANIFEST, type Manifest, newManifest } from '#scripts/backup/manifest.ts'
import { settle, sumOf } from '#scripts/backup/sums.ts'
import { Problem } from '#scripts/fail.ts'

export interface BackupOptions {
  dataDir: string
  folder: string
  withSecrets: boolean
  /** What it is at, and how far. */
  told(what: string, done: number, all: number): void
}

const SECRETS = ['auth.secret', 'vault.secret']

/**
 * Copies what a product has stored, also while it runs: rooms, then the database, then files. A version's files are
 * stored before its row, so every row finds its files; a room that is behind its rows asks the database when it opens.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { dataDir, folder, withSecrets, told } = options
  if (!existsSync(join(dataDir, 'state', 'd1')))
    throw new Problem(`There is nothing to back up in ${dataDir}: no product has run there. Set DATA_DIR.`)
  emptyFolder(folder)
  checkRoom(dataDir, folder)
  const startedAt = Date.now()
  const from = (...parts: string[]) => join(dataDir, ...parts)
  const copy = async (path: string) => {
    const to = join(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    return copyDatabase(join(dataDir, path), to)
  }
  const rooms = databasesIn(dataDir, 'do')
  for (const [at, path] of rooms.entries()) {
    await copy(path)
    told('rooms', at + 1, rooms.length)
  }
  const databases = databasesIn(dataDir, 'd1')
  for (const [at, path] of databases.entries()) {
    await copy(path)
    told('database', at + 1, databases.length)
  }
  await copyFiles(options, copy)
  if (withSecrets)
    for (const name of SECRETS.filter(name => existsSync(from(name))))
      copyFileSync(from(name), join(folder, name))
  const files = await summed(folder, told)
  const manifest = newManifest({
    ...{ migrations: migrationsOf(folder), startedAt, endedAt: Date.now(), files },
    hasSecrets: files.some(({ path }) => SECRETS.includes(path)),
  })
  writeFileSync(join(folder, `${MANIFEST}.part`), `${JSON.stringify(manifest, null, 1)}\n`)
  settle(join(folder, `${MANIFEST}.part`))
  renameSync(join(folder, `${MANIFEST}.part`), join(folder, MANIFEST))
  settle(folder)
  return manifest
}

const R2_LISTS = 'miniflare-R2BucketObject'

async function copyFiles({ dataDir, folder, told }: BackupOptions, copy: (path: string) => Promise<boolean>) {
  const lists = databasesIn(dataDir, 'r2')
  for (const list of lists.filter(path => path.endsWith('metadata.sqlite'))) await copy(list)
  const [list, ...others] = lists.filter(path => !path.endsWith('metadata.sqlite'))
  if (!list) return
  const [bucket] = readdirSync(join(dataDir, 'state', 'r2')).filter(name => name !== R2_LISTS)
  if (others.length > 0)
    throw new Problem(`${join(dataDir, 'state', 'r2')} is not as this program lays it out.`)
  // There is a list before there is a first file.
  const objects = join('state', 'r2', bucket ?? 'empty', 'blobs')
  mkdirSync(join(folder, objects), { recursive: true })
  await copyBucket({
    list: join(folder, list),
    copyList: async () => {
      rmSync(join(folder, list), { force: true })
      await copy(list)
    },
    copyObject: async id => copyObject(join(dataDir, objects, id), join(folder, objects, id)),
    forget: id => rmSync(join(folder, objects, id)),
    told: (done, all) => told('files', done, all),
  })
}

function copyObject(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Those of one kind that are there now, as paths below the data folder; what only bounds rates or caches is none. */
const databasesIn = (dataDir: string, kind: 'do' | 'd1' | 'r2'): string[] =>
  globSync(join(dataDir, 'state', kind, '*', '*.sqlite'))
    .map(path => relative(dataDir, path))
    .sort()

function migrationsOf(folder: string): string[] {
  const path = databasesIn(folder, 'd1').find(name => basename(name) !== 'metadata.sqlite')
  if (!path) throw new Problem(`${folder} has no database: nothing was copied.`)
  const database = new DatabaseSync(join(folder, path), { readOnly: true })
  try {
    const rows = database.prepare('select name from d1_migrations order by name').all()
    return rows.map(({ name }) => String(name))
  } finally {
    database.close()
  }
}

async function summed(folder: string, told: BackupOptions['told']): Promise<BackedUpFile[]> {
  const paths = globSync(join(folder, '**', '*')).filter(path => statSync(path).isFile())
  const files: BackedUpFile[] = []
  for (const path of paths.sort()) {
    settle(path)
    files.push({ path: relative(folder, path).split(sep).join('/'), ...(await sumOf(path)) })
    told('sums', files.length, paths.length)
  }
  return files
}

/** Made where it is not there; a backup never lies over something else. */
function emptyFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (readdirSync(folder).length > 0)
      throw new Problem(`${folder} is not empty. Name a folder that is empty or not there yet.`)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Name another folder.`,
    )
  }
}

/** Half of a backup is worth nothing, so what cannot fit is not begun. */
function checkRoom(dataDir: string, folder: string): void {
  const needed = globSync(join(dataDir, 'state', '{do,d1,r2}', '**', '*'))
    .map(path => statSync(path, { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0)
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < needed)
    throw new Problem(
      `There are ${inMb(bavail * bsize)} free at ${folder}, and the backup takes about ${inMb(needed)}. Name a folder on another disk.`,
    )
}

export const inMb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
