import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'maquette-tests-'
/** Of the folder, and of the machine: what a run keeps at once is a few hundred megabytes. */
const NEEDED_BYTES = 3 * 1024 ** 3

/**
 * What tests keep in temporary folders is kept in memory where this machine has room for it: databases, rooms and
 * repositories wait at each change until it is on the disk for good, which was most of their time. Processes that are
 * killed lose nothing of it. Elsewhere, and with a TMPDIR of one's own, it stays on the disk.
 */
export function keepInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  try {
    removeLeft()
    mkdirSync(folder)
    // Tests put programs there as well, which some machines do not start from memory.
    const program = join(folder, 'program')
    writeFileSync(program, '', { mode: 0o700 })
    accessSync(program, constants.X_OK)
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return
  }
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES
  } catch {
    return false
  }
}

/** Of runs that were killed. */
function removeLeft(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0
    if (pid > 0 && !isAlive(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
