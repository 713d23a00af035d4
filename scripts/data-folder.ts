import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '#scripts/fail.ts'

/**
 * Holds the data folder for this process alone; a second run on it is a sentence. The hold is a local socket, which
 * the system lets go of with the process, also after kill -9.
 */
export async function holdDataFolder(dataDir: string, port: number): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  const note = join(dataDir, 'held-by.json')
  const server = await listen(addressOf(dataDir))
  if (!server) {
    const { pid, port: other } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; port: number }
    throw new Problem(
      `The data folder ${dataDir} is in use by another run (process ${pid}, port ${other}). Stop it, or start with another DATA_DIR.`,
    )
  }
  writeFileSync(note, JSON.stringify({ pid: process.pid, port }))
  return () => server.close()
}

/** Linux has names without files, Windows has pipes; elsewhere it is a socket file. */
function addressOf(dataDir: string): string {
  const name = `maquette-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** Null when somebody else listens there. */
async function listen(address: string): Promise<Server | null> {
  const server = await tryListen(address)
  if (server || (await answers(address))) return server
  // A socket file outlives its process.
  rmSync(address, { force: true })
  return tryListen(address)
}

function tryListen(address: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer(socket => socket.destroy()).unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : fail(error),
    )
    server.listen(address, () => done(server))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise(done => {
    const probe = connect(address, () => done(true))
    probe.once('error', () => done(false))
    probe.unref()
  })
}

/** A secret of the data folder, made once. */
export function secretOf(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
