import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '#scripts/root.ts'
import { CONFIG } from '#scripts/worker-options.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { fillMigrated } from '#tests/support/product/migrated-folder.ts'
import { until } from '#tests/support/until.ts'

export interface EdgeProduct {
  /** Address of the app. */
  url: string
  /** Of the platform's local runtime, which has both Workers in it below it. */
  pid: number
  /** Where the local runtime keeps what it is given. */
  state: string
  /** What it and the Workers have written. */
  output(): string
  dispose(): Promise<void>
}

interface EdgeOptions {
  /** Of the app's Worker. */
  config?: string | undefined
  /** Behind TLS, by a certificate that nobody has signed. */
  isSecure?: boolean
}

const WRANGLER = inRoot('node_modules', 'wrangler', 'bin', 'wrangler.js')
const COMPILER_CONFIG = inRoot('server', 'compiler', 'wrangler.toml')
const READY_S = 120
const STOP_S = 10

/**
 * Both Workers as `npm run deploy` sends them, under the platform's own local runtime (`wrangler dev`): its router before
 * the Worker, its D1, R2 and objects, the compiler as the pool of objects it is at the edge, and no launcher of ours.
 */
export async function edgeProduct(
  variables: Record<string, string> = {},
  { config = CONFIG, isSecure = false }: EdgeOptions = {},
): Promise<EdgeProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-edge-'))
  const state = join(folder, 'persisted')
  const port = await freePort()
  const protocol = isSecure ? 'https' : 'http'
  const url = `${protocol}://localhost:${port}`
  const settings = join(folder, 'settings')
  writeFileSync(settings, lines({ BASE_URL: url, ...edgeSettings(port), ...variables }))
  const env = { ...process.env, ...quiet(folder) }
  // As `wrangler d1 migrations apply --local` leaves it, which takes a runtime for each of them.
  await fillMigrated(folder)
  mkdirSync(state)
  renameSync(join(folder, 'state'), join(state, 'v3'))
  const child = spawn(
    process.execPath,
    [
      ...[WRANGLER, 'dev', '--local', '-c', config, '-c', COMPILER_CONFIG, '--persist-to', state],
      ...[
        '--local-protocol',
        protocol,
        '--upstream-protocol',
        protocol,
        '--ip',
        '127.0.0.1',
        '--port',
        String(port),
      ],
      ...['--inspector-port', String(await freePort()), '--env-file', settings],
      '--show-interactive-dev-session=false',
    ],
    { cwd: inRoot(), env, detached: true },
  )
  const release = endWithUs(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', piece => {
      output += String(piece)
    })
  const isUp = () => child.exitCode !== null || fetch(`${url}/api/healthz`).then(({ ok }) => ok, no)
  await until(isUp, 'wrangler dev answers', READY_S).catch(no)
  if (child.exitCode !== null || !(await isUp())) {
    await end(child)
    throw new Error(`wrangler dev did not start: ${output}`)
  }
  return {
    url,
    pid: child.pid ?? 0,
    state,
    output: () => output,
    dispose: async () => {
      release()
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const no = () => false

/** A server that is not one's own machine: everybody needs an account, nothing is shown that only its owner may see. */
const edgeSettings = (port: number): Record<string, string> => ({
  PREVIEW_DOMAIN: `localhost:${port}`,
  PREVIEW_PORT: '0',
  HOST: '0.0.0.0',
  AUTH_SECRET: 'signs the sessions of a test at the edge',
  VAULT_SECRET: 'seals the stored keys of a test at the edge',
})

const lines = (variables: Record<string, string>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('')

/** Nothing is asked of the network, and nothing is kept outside of the folder. */
const quiet = (folder: string): Record<string, string> => ({
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG_PATH: join(folder, 'logs'),
  WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CLOUDFLARE_API_TOKEN: '',
  CI: '1',
  NO_COLOR: '1',
  // The test runner has one of its own.
  BASE_URL: '',
})

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** It is in a group of its own, which nobody ends who ends us. */
function endWithUs(child: ChildProcess): () => void {
  const end = () => child.kill('SIGTERM')
  const endAndGo = (signal: NodeJS.Signals) => {
    end()
    process.kill(process.pid, signal)
  }
  process.once('exit', end)
  for (const signal of SIGNALS) process.once(signal, endAndGo)
  return () => {
    process.off('exit', end)
    for (const signal of SIGNALS) process.off(signal, endAndGo)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), STOP_S * 1_000)
  await ended
  clearTimeout(timer)
}
