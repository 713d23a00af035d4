import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/product/free-port.ts'
import { until } from '#tests/support/until.ts'

const START_S = 60

/** A server in a process group of its own, with a port and an empty data folder; gone with all its children. */
export class ServerProcess {
  readonly port: number
  readonly #dataDir: string
  readonly #child: ChildProcess
  #output = ''
  #isOver = false

  private constructor(file: string, args: string[], port: number, variables: Record<string, string>) {
    this.port = port
    this.#dataDir = mkdtempSync(join(tmpdir(), 'maquette-bench-'))
    this.#child = spawn(process.execPath, [file, ...args], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...variables,
        PORT: String(port),
        HOST: '127.0.0.1',
        BASE_URL: `http://localhost:${port}`,
        DATA_DIR: this.#dataDir,
      },
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', piece => {
        this.#output = (this.#output + String(piece)).slice(-4_000)
      })
    this.#child.once('exit', () => {
      this.#isOver = true
    })
    process.once('exit', this.#killGroup)
  }

  static async start(
    file: string,
    args: string[] = [],
    variables: Record<string, string> = {},
  ): Promise<ServerProcess> {
    const server = new ServerProcess(file, args, await freePort(), variables)
    await until(async () => server.#isOver || (await listens(server.port)), `${file} listens`, START_S)
    if (server.#isOver) throw new Error(`${file} ended: ${server.#output}`)
    return server
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  async stop(): Promise<void> {
    this.#killGroup()
    process.off('exit', this.#killGroup)
    await until(() => this.#isOver, 'the server is gone')
    rmSync(this.#dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  #killGroup = (): void => {
    try {
      process.kill(-this.pid, 'SIGKILL')
    } catch {
      // Nothing of the group is left.
    }
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
