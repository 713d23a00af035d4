import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the numbers that systems give to outgoing connections: one of those may take a free port before it is listened on. */
const FIRST = 15_000
const LAST = 32_000
const TRIES = 100

/** A port that nobody listens on, so that runs beside each other do not meet. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port in ${TRIES} tries`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise(done => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}
