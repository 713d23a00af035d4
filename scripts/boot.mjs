// `node scripts/boot.mjs <script> [args]`: installs packages when the lockfile changed, makes sure of a Node
// that runs TypeScript, and runs the script with it. Plain JavaScript without dependencies, for any Node >= 18.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const nodeDir = join(root, 'scripts', 'node')
/** What builds and serves; everything else may need the packages of tests and checks too. */
const SERVING = [
  'start.ts',
  'build.ts',
  'vendor.ts',
  'deploy.ts',
  'doctor.ts',
  'backup.ts',
  'restore.ts',
].map(name => `scripts/${name}`)
const beganAt = Date.now()
await install(
  { dir: root, what: 'packages', withoutDev: SERVING.includes(process.argv[2]) },
  { dir: join(root, 'vendor'), what: 'the packages designs may import' },
  ...(runsTypeScript() ? [] : [{ dir: nodeDir, what: `Node 24 (this machine has ${process.version})` }]),
)
const node = runsTypeScript() ? process.execPath : packagedNode()

const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: {
    // What was compiled once is read: a test file is a process, and each of them would compile the same packages.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    NODE_NO_WARNINGS: '1',
    MAQUETTE_BEGAN_AT: String(beganAt),
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
    NO_UPDATE_NOTIFIER: '1',
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
// `kill <npm pid>` ends npm and its shell but reaches nothing below them, so this watches its parent.
const parent = process.ppid
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()

/** Type stripping came without a flag in 22.18, 23.6 and 24. */
function runsTypeScript() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}

function packagedNode() {
  const found = join(nodeDir, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(found)) return found
  console.error(
    `Node ${process.version} is too old and no packaged Node 24 exists for ${process.platform}-${process.arch}: install Node 24, then run the command again.`,
  )
  process.exit(1)
}
