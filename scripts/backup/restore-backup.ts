import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { inMb } from '#scripts/backup/make-backup.ts'
import { type BackedUpFile, MANIFEST, type Manifest, parseManifest } from '#scripts/backup/manifest.ts'
import { settle } from '#scripts/backup/sums.ts'
import { holdDataFolder, holderOf } from '#scripts/data-folder.ts'
import { Problem } from '#scripts/fail.ts'

interface RestoreOptions {
  folder: string
  dataDir: string
  told(done: number, all: number): void
}

/** A list of some million files is less. */
const MANIFEST_MAX_BYTES = 256 * 1024 * 1024
/** Where a restore puts files until all of them are there and right. */
const PART = 'restoring'

/**
 * Puts a backup into a data folder that is empty: all of it, or nothing of it that a product would start with. The
 * folder may come from anywhere, so it says nothing about where things go but by names of our own form, and no link in it
 * is followed.
 */
export async function restoreBackup({ folder, dataDir, told }: RestoreOptions): Promise<Manifest> {
  const manifest = readManifest(folder)
  await checkTarget(dataDir)
  const release = await holdDataFolder(dataDir, 0)
  const part = join(dataDir, PART)
  try {
    checkRoom(dataDir, manifest.files)
    const root = realpathSync(folder)
    for (const [at, file] of manifest.files.entries()) {
      copyChecked(root, part, file)
      told(at + 1, manifest.files.length)
    }
    // The secrets first: beside a state without them a start would make others.
    for (const name of readdirSync(part).filter(entry => entry !== 'state'))
      renameSync(join(part, name), join(dataDir, name))
    renameSync(join(part, 'state'), join(dataDir, 'state'))
    settle(dataDir)
    return manifest
  } finally {
    rmSync(part, { recursive: true, force: true })
    rmSync(join(dataDir, 'held-by.json'), { force: true })
    release()
  }
}

function readManifest(folder: string): Manifest {
  if (!existsSync(folder)) throw new Problem(`${folder} is not there. Name the folder of a backup.`)
  const path = join(folder, MANIFEST)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile() || found.size > MANIFEST_MAX_BYTES)
    throw new Problem(
      `${folder} is no whole backup: it has no ${MANIFEST}, which is written last. Take another one.`,
    )
  return parseManifest(readFileSync(path, 'utf8'), folder)
}

async function checkTarget(dataDir: string): Promise<void> {
  const holder = await holderOf(dataDir)
  if (holder)
    throw new Problem(
      `A product runs on ${dataDir} (process ${holder.pid}, port ${holder.port}). Stop it, and restore into an empty folder.`,
    )
  if (existsSync(dataDir) && (!statSync(dataDir).isDirectory() || readdirSync(dataDir).length > 0))
    throw new Problem(
      `${dataDir} is not empty, and a restore replaces nothing. Move it away, or name an empty folder by DATA_DIR.`,
    )
}

function checkRoom(dataDir: string, files: readonly BackedUpFile[]): void {
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < needed)
    throw new Problem(
      `There are ${inMb(bavail * bsize)} free at ${dataDir}, and the backup has ${inMb(needed)}.`,
    )
}

const PIECE_BYTES = 1024 * 1024

/** What is counted and summed is what is written: the file is opened once. */
function copyChecked(root: string, part: string, { path, bytes, sha256 }: BackedUpFile): void {
  const damaged = (why: string) =>
    new Problem(`${root} is damaged: ${path} ${why}. Nothing was restored; use another backup.`)
  const source = openWithin(root, path)
  if (source === null) throw damaged('is missing, or no ordinary file of this folder')
  try {
    if (fstatSync(source).size !== bytes) throw damaged('has another size than when it was made')
    const to = join(part, ...path.split('/'))
    mkdirSync(dirname(to), { recursive: true })
    const target = openSync(to, 'wx', 0o600)
    const hash = createHash('sha256')
    const piece = Buffer.alloc(Math.min(PIECE_BYTES, bytes + 1))
    let left = bytes
    try {
      for (let read = readSync(source, piece); read > 0; read = readSync(source, piece)) {
        left -= read
        if (left < 0) break
        hash.update(piece.subarray(0, read))
        writeSync(target, piece, 0, read)
      }
    } finally {
      closeSync(target)
    }
    if (left !== 0 || hash.digest('hex') !== sha256) throw damaged('is not what it was when it was made')
    settle(to)
  } finally {
    closeSync(source)
  }
}

/** An ordinary file that lies in the folder without any link on the way; null where it does not. */
function openWithin(root: string, path: string): number | null {
  const full = join(root, ...path.split('/'))
  try {
    if (realpathSync(dirname(full)) !== dirname(full) || !full.startsWith(root + sep)) return null
    // Without waiting for a writer, should it be a pipe.
    const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
    const file = openSync(full, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    if (fstatSync(file).isFile()) return file
    closeSync(file)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ELOOP' || code === 'ENOTDIR' || code === 'ENXIO') return null
    throw error
  }
}
