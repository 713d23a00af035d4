import { constants, copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'

/** How long somebody else may hold a database before the backup gives up on it. */
const BUSY_MS = 10_000
/** A file that was written this lately may be written again within the same tick of the file system's clock. */
const SETTLED_MS = 1_000
/** All pages in one step, so within one read transaction: a writer would make a copy in several begin again. */
const ALL_PAGES = 2 ** 31 - 1

/** Copies a database as it stands at one moment, beside a program that writes it; false when it is gone meanwhile. */
export async function copyDatabase(from: string, to: string): Promise<boolean> {
  if (!existsSync(from)) return false
  if (!copySettled(from, to)) await copyOpen(from, to)
  checkDatabase(to)
  return true
}

/**
 * A database that nobody has open is one file, and it is read without asking for a lock: its next opener could not wait
 * for that. Whoever opens it meanwhile writes beside it first, and moves its time when that is brought in.
 */
function copySettled(from: string, to: string): boolean {
  const before = shapeOf(from)
  if (before.isOpen || Date.now() - before.changedMs < SETTLED_MS) return false
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const after = shapeOf(from)
  const isSame = !after.isOpen && after.changedMs === before.changedMs && after.bytes === before.bytes
  if (!isSame) rmSync(to)
  return isSame
}

function shapeOf(path: string): { isOpen: boolean; changedMs: number; bytes: number } {
  const { mtimeMs, ctimeMs, size } = statSync(path)
  const isOpen = existsSync(`${path}-wal`) || existsSync(`${path}-journal`)
  return { isOpen, changedMs: Math.max(mtimeMs, ctimeMs), bytes: size }
}

async function copyOpen(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_MS })
  try {
    await backup(source, to, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
}

/** Reads every page of the copy; what the disk has lost is better known now than at the restore. */
function checkDatabase(path: string): void {
  const copy = new DatabaseSync(path)
  try {
    // Leaves one file, whatever the mode of the original.
    copy.exec('pragma journal_mode = delete')
    const [first] = copy.prepare('pragma quick_check(1)').all()
    if (first?.quick_check !== 'ok') throw new Error(`is damaged (${String(first?.quick_check)})`)
  } finally {
    copy.close()
  }
}
