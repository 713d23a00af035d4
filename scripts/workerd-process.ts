import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { killGroup, rememberProcess } from '#scripts/orphan.ts'
import { type ProcessUsage, usageOfChildren } from '#scripts/process-usage.ts'

export interface Workerd {
  /** With a secret in its path, which the compiler asks for. */
  url: string
  kill(): void
  /** What it has used of the processor; null where the system does not tell. */
  usage(): ProcessUsage | null
  ended: Promise<void>
}

export interface WorkerdOptions {
  dataDir: string
  /** Which of the compilers it is: each leaves its number in a file of its own. */
  name: string
  vendorDir: string
  compilerDir: string
}

/** The workerd that Miniflare runs, so that only one is installed. */
export const WORKERD: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))(
  'workerd',
).default
/** In the command of each compiler. */
export const COMPILER_CONFIG = 'workerd.capnp'
/**
 * Ends the process when standard input does, which happens however this process dies; workerd has no such watch.
 * The group number is that of the shell, so one signal reaches all of it.
 */
const WATCH = 'exec 4<&0; "$@" </dev/null & child=$!; (read -r _ <&4; kill -9 $child) 3>&- & wait $child'

/** Starts workerd on a free loopback port; resolves when it listens, about 60 ms later. */
export async function startWorkerd({
  dataDir,
  name,
  vendorDir,
  compilerDir,
}: WorkerdOptions): Promise<Workerd> {
  mkdirSync(vendorDir, { recursive: true })
  const args = [
    'serve',
    join(compilerDir, COMPILER_CONFIG),
    '--socket-addr=http=127.0.0.1:0',
    `--directory-path=vendor=${vendorDir}`,
    '--control-fd=3',
  ]
  const isWindows = process.platform === 'win32'
  const [command, ...rest] = isWindows ? [WORKERD, ...args] : ['sh', '-c', WATCH, 'sh', WORKERD, ...args]
  const secret = randomBytes(16).toString('base64url')
  const env = { ...process.env, MAQUETTE_COMPILER_SECRET: secret }
  const child = spawn(command!, rest, {
    env,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    detached: !isWindows,
  })
  const kill = () => stop(child, isWindows)
  const said: string[] = []
  child.stderr?.on('data', data => said.push(String(data)))
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      kill()
      resolve()
    }),
  )
  rememberProcess(dataDir, name, { pid: child.pid!, mark: COMPILER_CONFIG })
  const port = await Promise.race([
    listeningPort(child.stdio[3] as Readable),
    ended.then(() => {
      throw new Error(`The compiler's workerd did not start: ${said.join('').trim()}`)
    }),
  ])
  const usage = () => usageOfChildren(child.pid!)
  return { url: `http://127.0.0.1:${port}/${secret}`, kill, usage, ended }
}

function stop(child: ChildProcess, isWindows: boolean): void {
  child.stdin?.destroy()
  if (isWindows) child.kill('SIGKILL')
  else killGroup(child.pid!)
}

async function listeningPort(control: Readable): Promise<number> {
  let text = ''
  for await (const chunk of control) {
    text += chunk
    for (const line of text.split('\n')) {
      const port = /"event":"listen".*"port":(\d+)/.exec(line)?.[1]
      if (port) return Number(port)
    }
  }
  throw new Error('workerd closed without listening')
}
