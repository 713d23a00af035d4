import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A process that this program started; `mark` stands in its command, since a number is given to others later. */
interface Remembered {
  pid: number
  mark: string
}

/** Where a process's number and mark stand, a line each, for the start after a crash. */
export const noteOf = (dataDir: string, name: string): string => join(dataDir, `${name}.pid`)

export function rememberProcess(dataDir: string, name: string, { pid, mark }: Remembered): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(noteOf(dataDir, name), `${pid}\n${mark}\n`)
}

/** Kills what an earlier run left behind, with its group; resolves when it has gone and its ports are free. */
export async function killOrphan(dataDir: string, name: string): Promise<void> {
  const note = noteOf(dataDir, name)
  const left = readNote(note)
  rmSync(note, { force: true })
  if (!left || process.platform === 'win32' || !isStill(left)) return
  killGroup(left.pid)
  killAlone(left.pid)
  for (let tried = 0; tried < MAX_TRIES && !hasEnded(left.pid); tried++) await wait(TRY_EVERY_MS)
}

const TRY_EVERY_MS = 20
const MAX_TRIES = 250

export function killGroup(pid: number): void {
  killAlone(-pid)
}

function killAlone(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Nothing of it is left.
  }
}

const isStill = ({ pid, mark }: Remembered): boolean => commandOf(pid).includes(mark)

/** Its files and ports are closed only after its command is gone; whoever should reap it may never do so. */
function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform !== 'linux') return false
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

/** Small images have no `ps`; Linux tells it without. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function readNote(file: string): Remembered | null {
  try {
    const [pid, mark] = readFileSync(file, 'utf8').split('\n')
    return Number(pid) > 1 && mark ? { pid: Number(pid), mark } : null
  } catch {
    return null
  }
}
