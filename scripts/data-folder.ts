import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '#scripts/fail.ts'

/**
 * Holds the data folder for this process alone; a second run on it is a sentence. The hold is a local socket, which
 * the system lets go of with the process, also after kill -9.
 */
export async function holdDataFolder(dataDir: string, port: number): Promise<() => void> {
  keepPrivate(dataDir)
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

/** Who holds the data folder now; null where nobody does. */
export async function holderOf(dataDir: string): Promise<{ pid: number; port: number } | null> {
  const note = join(dataDir, 'held-by.json')
  if (!existsSync(note) || !(await answers(addressOf(dataDir)))) return null
  return JSON.parse(readFileSync(note, 'utf8')) as { pid: number; port: number }
}

/** What in it, and of it, others on this machine may read or write. */
export function openToOthers(dataDir: string): string[] {
  if (process.platform === 'win32' || !existsSync(dataDir)) return []
  const ours = readdirSync(dataDir).filter(name => OURS.test(name))
  return [dataDir, ...ours.map(name => join(dataDir, name))].filter(path => {
    const entry = lstatSync(path)
    return !entry.isSymbolicLink() && (entry.mode & OF_OTHERS) !== 0
  })
}

/** What this product keeps in its data folder; a folder of somebody may hold other things as well. */
const OURS = /^(?:state|v3|held-by\.json|.+\.pid|.+\.secret)$/
const OF_OTHERS = 0o077

/** The folder, what is in it, and whatever this process and those it starts will write, for this user alone. */
function keepPrivate(dataDir: string): void {
  process.umask(OF_OTHERS)
  mkdirSync(dataDir, { recursive: true })
  // Windows has other rights than these, which its folders inherit.
  if (process.platform === 'win32') return
  close(dataDir)
  for (const name of readdirSync(dataDir)) if (OURS.test(name)) closeAll(join(dataDir, name))
}

function closeAll(path: string): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  if (entry.mode & OF_OTHERS) close(path, entry.mode)
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name))
}

function close(path: string, mode = lstatSync(path).mode): void {
  try {
    chmodSync(path, mode & ~OF_OTHERS & 0o7777)
  } catch (error) {
    // A folder that belongs to another user is that user's to close; what is written in it is closed by itself.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
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
