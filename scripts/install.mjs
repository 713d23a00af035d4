// Installs the packages of folders from their lockfiles when those changed. No dependencies, any Node >= 18.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { holdingLock } from './install-lock.mjs'

const FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
const LOCK = join(dirname(fileURLToPath(import.meta.url)), '..', '.installing')

/**
 * Installs these folders side by side, unless their packages match their lockfiles; ends the process with one
 * sentence when npm fails.
 * @param {...{ dir: string, what: string, withoutDev?: boolean }} sets folders with a package-lock.json, what the
 * person waits for, and whether the packages of tests and checks may stay away
 */
export async function install(...sets) {
  if (sets.every(isInstalled)) return
  await holdingLock(
    LOCK,
    async () => {
      // Another run may have done it meanwhile.
      const missing = sets.filter(set => !isInstalled(set))
      if (missing.length === 0) return
      console.log(`Installing ${missing.map(({ what }) => what).join(', ')} …`)
      const started = Date.now()
      await Promise.all(missing.map(installOne))
      console.log(`… installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
    },
    () => console.log('Waiting for another command that installs packages here …'),
  )
}

const markOf = dir => join(dir, 'node_modules', '.installed')

const lockOf = dir =>
  createHash('sha256')
    .update(readFileSync(join(dir, 'package-lock.json')))
    .digest('hex')

const readMark = dir => (existsSync(markOf(dir)) ? readFileSync(markOf(dir), 'utf8') : '')
const fullMark = dir => lockOf(dir)
const partMark = dir => `${lockOf(dir)} without dev`

const isInstalled = ({ dir, withoutDev }) =>
  readMark(dir) === fullMark(dir) || (Boolean(withoutDev) && readMark(dir) === partMark(dir))

async function installOne({ dir, what, withoutDev }) {
  const { status, output } = await runNpm(dir, commandFor(dir, withoutDev))
  if (status !== 0) {
    console.error(output)
    console.error(`npm could not install ${what}: see its message above, then run the command again.`)
    process.exit(status ?? 1)
  }
  mkdirSync(dirname(markOf(dir)), { recursive: true })
  writeFileSync(markOf(dir), withoutDev ? partMark(dir) : fullMark(dir))
}

/** What is there already is added to, not replaced: a server may be running from it. */
function commandFor(dir, withoutDev) {
  if (withoutDev) return ['ci', '--omit=dev']
  return readMark(dir) === partMark(dir) ? ['install', '--no-save'] : ['ci']
}

function runNpm(dir, command) {
  const args = [...command, ...FLAGS]
  const npm = process.env.npm_execpath
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], { cwd: dir })
    : spawn('npm', args, { cwd: dir, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', piece => {
      output += piece
    })
  }
  return new Promise(done => {
    child.on('error', error => done({ status: 1, output: error.message }))
    child.on('close', status => done({ status, output }))
  })
}
