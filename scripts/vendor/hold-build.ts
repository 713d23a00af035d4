import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from '#scripts/root.ts'

const HOLD = inRoot('vendor', 'out', '.building')
const LOOK_EVERY_MS = 250

/** Waits until no other process installs or builds the packages; returns how to let the next one go on. */
export async function holdBuild(): Promise<() => void> {
  mkdirSync(dirname(HOLD), { recursive: true })
  while (!take()) {
    if (isAbandoned()) rmSync(HOLD, { force: true })
    else await wait(LOOK_EVERY_MS)
  }
  return () => rmSync(HOLD, { force: true })
}

function take(): boolean {
  try {
    writeFileSync(HOLD, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function isAbandoned(): boolean {
  try {
    const pid = Number(readFileSync(HOLD, 'utf8'))
    // Between being made and being filled the file is empty.
    return pid > 0 ? !isAlive(pid) : Date.now() - statSync(HOLD).mtimeMs > 5_000
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
