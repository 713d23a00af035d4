// One installation at a time in a checkout. No dependencies, any Node >= 18.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const LOOK_EVERY_MS = 200
const WRITTEN_WITHIN_MS = 5_000

/**
 * Runs `work` while nobody else holds the lock file, and waits for whoever does. A lock whose process is gone is
 * nobody's.
 * @param {string} file
 * @param {() => Promise<void>} work
 * @param {() => void} onWait called once, when somebody else holds it
 */
export async function holdingLock(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true })
  let isWaiting = false
  while (!tryHold(file)) {
    if (!isHeld(file)) {
      rmSync(file, { force: true })
      continue
    }
    if (!isWaiting) onWait()
    isWaiting = true
    await new Promise(done => setTimeout(done, LOOK_EVERY_MS))
  }
  const letGo = () => rmSync(file, { force: true })
  process.once('exit', letGo)
  try {
    await work()
  } finally {
    process.off('exit', letGo)
    letGo()
  }
}

function tryHold(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    // Made a moment ago, and its number not yet written.
    if (!holder) return Date.now() - statSync(file).mtimeMs < WRITTEN_WITHIN_MS
    process.kill(holder, 0)
    return true
  } catch (error) {
    // Somebody else's process is one that lives.
    return error.code === 'EPERM'
  }
}
