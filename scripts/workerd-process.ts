import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface Workerd {
  url: string
  kill(): void
  ended: Promise<void>
}

export interface WorkerdOptions {
  dataDir: string
  vendorDir: string
  compilerDir: string
}

/** The workerd that Miniflare runs, so that only one is installed. */
const WORKERD: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd').default
const CONFIG = 'workerd.capnp'
/**
 * Ends the process when standard input does, which happens however this process dies; workerd has no such watch.
 * The group number is that of the shell, so one signal reaches all of it.
 */
const WATCH = 'exec 4<&0; "$@" </dev/null & child=$!; (read -r _ <&4; kill -9 $child) 3>&- & wait $child'

/** Starts workerd on a free loopback port; resolves when it listens, about 60 ms later. */
export async function startWorkerd({ dataDir, vendorDir, compilerDir }: WorkerdOptions): Promise<Workerd> {
  mkdirSync(vendorDir, { recursive: true })
  const args = [
    'serve',
    join(compilerDir, CONFIG),
    '--socket-addr=http=127.0.0.1:0',
    `--directory-path=vendor=${vendorDir}`,
    '--control-fd=3',
  ]
  const isWindows = process.platform === 'win32'
  const [command, ...rest] = isWindows ? [WORKERD, ...args] : ['sh', '-c', WATCH, 'sh', WORKERD, ...args]
  const child = spawn(command!, rest, { stdio: ['pipe', 'ignore', 'pipe', 'pipe'], detached: !isWindows })
  const kill = () => stop(child, isWindows)
  const said: string[] = []
  child.stderr?.on('data', data => said.push(String(data)))
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      kill()
      resolve()
    }),
  )
  rememberProcess(dataDir, child.pid!)
  const port = await Promise.race([
    listeningPort(child.stdio[3] as Readable),
    ended.then(() => {
      throw new Error(`The compiler's workerd did not start: ${said.join('').trim()}`)
    }),
  ])
  return { url: `http://127.0.0.1:${port}`, kill, ended }
}

/** Kills what an earlier run left behind; the watch makes that rare. */
export function killOrphan(dataDir: string): void {
  const file = pidFile(dataDir)
  const pid = readNumber(file)
  if (!pid || process.platform === 'win32') return
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  if (stdout?.includes(CONFIG)) killGroup(pid)
  rmSync(file, { force: true })
}

function stop(child: ChildProcess, isWindows: boolean): void {
  child.stdin?.destroy()
  if (isWindows) child.kill('SIGKILL')
  else killGroup(child.pid!)
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of the group is left.
  }
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

const pidFile = (dataDir: string): string => join(dataDir, 'compiler.pid')

function rememberProcess(dataDir: string, pid: number): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(pidFile(dataDir), String(pid))
}

function readNumber(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}
