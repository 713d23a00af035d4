import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '#scripts/install.mjs'
import { inRoot } from '#scripts/root.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { until } from '#tests/support/until.ts'

const DIR = inRoot('scripts', 'liveblocks')
const READY_WITHIN_S = 60

/** The dev server of Liveblocks as a process, which loses everything when it is killed. */
export class LiveblocksDevServer {
  readonly port: number
  #child: ChildProcess | null = null
  output = ''

  private constructor(port: number) {
    this.port = port
  }

  static async start(): Promise<LiveblocksDevServer> {
    await install({ dir: DIR, what: 'the dev server of Liveblocks' })
    const server = new LiveblocksDevServer(await freePort())
    await server.run()
    return server
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  async run(): Promise<void> {
    const entry = join(DIR, 'node_modules', 'liveblocks', 'dist', 'index.js')
    const args = [entry, 'dev', '--no-check', '--no-persist', '--port', String(this.port)]
    const child = spawn(bun(), args, { cwd: DIR, stdio: ['pipe', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', piece => {
        this.output = (this.output + String(piece)).slice(-20_000)
      })
    this.#child = child
    await until(
      async () => {
        if (child.exitCode !== null) throw new Error(`the dev server ended: ${this.output}`)
        return fetch(`${this.url}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      },
      'the dev server of Liveblocks is ready',
      READY_WITHIN_S,
    )
  }

  /** As a machine dies: rooms, documents and links are gone. */
  async kill9(): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = new Promise(done => child.once('exit', done))
    child.kill('SIGKILL')
    await ended
  }
}

/** The program itself: what its package installs to find it is a script of installation. */
function bun(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const arch = process.arch === 'arm64' ? 'aarch64' : process.arch
  const name = process.platform === 'win32' ? 'bun.exe' : 'bun'
  const folders = [`bun-${system}-${arch}`, `bun-${system}-${arch}-musl`]
  const paths = folders.map(folder => join(DIR, 'node_modules', '@oven', folder, 'bin', name))
  const found = paths.find(existsSync)
  if (!found) throw new Error(`the dev server of Liveblocks has no runtime for ${system}-${arch}`)
  return found
}
