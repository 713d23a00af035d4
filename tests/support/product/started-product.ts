import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '#scripts/root.ts'
import { until } from '#tests/support/until.ts'

type Script = 'start' | 'dev' | 'demo'

const PATHS: Record<Script, string> = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  demo: 'tests/demo/demo.ts',
}

/** `npm start`, or another way to it, as a process tree of its own, which a test may kill as a machine dies. */
export class StartedProduct {
  static readonly #running = new Set<StartedProduct>()

  readonly url: string
  output = ''
  exitCode: number | null = null
  readonly #child: ChildProcess
  /** All that it wrote has been read. */
  readonly #closed: Promise<void>

  constructor(variables: Record<string, string>, script: Script = 'start') {
    this.url = `http://localhost:${variables.PORT}`
    this.#child = spawn('node', [inRoot('scripts', 'boot.mjs'), inRoot(PATHS[script])], {
      cwd: inRoot(),
      detached: true,
      env: { ...process.env, BASE_URL: this.url, ...variables },
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', piece => {
        this.output += String(piece)
      })
    }
    this.#closed = new Promise(done => this.#child.once('close', () => done()))
    StartedProduct.#running.add(this)
    this.#child.on('exit', code => {
      StartedProduct.#running.delete(this)
      this.exitCode = code ?? -1
    })
  }

  static async start(variables: Record<string, string>, script: Script = 'start'): Promise<StartedProduct> {
    const product = new StartedProduct(variables, script)
    await until(
      () => / at https?:/.test(product.output) || product.exitCode !== null,
      `npm run ${script} is ready`,
      script === 'start' ? 60 : 150,
    )
    if (product.exitCode === null) return product
    // It may be gone before what it said last is read.
    await product.#closed
    throw new Error(`npm run ${script} ended with ${product.exitCode}: ${product.output}`)
  }

  /** Whatever a failed test left running. */
  static async killAll(): Promise<void> {
    for (const product of StartedProduct.#running) await product.kill9()
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** The whole tree at once, without a chance to say goodbye. */
  async kill9(): Promise<void> {
    process.kill(-(this.#child.pid ?? 0), 'SIGKILL')
    await until(() => this.exitCode !== null, 'the process is gone')
  }

  /** Only what serves, as a system short of memory does: the runtimes that it started go on. */
  async kill9Alone(dataDir: string): Promise<void> {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'held-by.json'), 'utf8')) as { pid: number }
    process.kill(pid, 'SIGKILL')
    await until(() => this.exitCode !== null, 'the process is gone')
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name)
  }

  async ended(): Promise<number> {
    await until(() => this.exitCode !== null, 'npm start ends', 30)
    return this.exitCode ?? -1
  }
}
