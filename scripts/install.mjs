// Installs the packages of folders from their lockfiles when those changed. No dependencies, any Node >= 18.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FLAGS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs these folders side by side, unless their packages match their lockfiles; ends the process with one
 * sentence when npm fails.
 * @param {...{ dir: string, what: string }} sets folders with a package-lock.json, and what the person waits for
 */
export async function install(...sets) {
  const missing = sets.filter(({ dir }) => !isInstalled(dir))
  if (missing.length === 0) return
  console.log(`Installing ${missing.map(({ what }) => what).join(', ')} …`)
  const started = Date.now()
  await Promise.all(missing.map(installOne))
  console.log(`… installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const markOf = dir => join(dir, 'node_modules', '.installed')

const lockOf = dir =>
  createHash('sha256')
    .update(readFileSync(join(dir, 'package-lock.json')))
    .digest('hex')

const isInstalled = dir => existsSync(markOf(dir)) && readFileSync(markOf(dir), 'utf8') === lockOf(dir)

async function installOne({ dir, what }) {
  const { status, output } = await runNpm(dir)
  if (status !== 0) {
    console.error(output)
    console.error(`npm could not install ${what}: see its message above, then run the command again.`)
    process.exit(status ?? 1)
  }
  mkdirSync(dirname(markOf(dir)), { recursive: true })
  writeFileSync(markOf(dir), lockOf(dir))
}

function runNpm(dir) {
  const npm = process.env.npm_execpath
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...FLAGS], { cwd: dir })
    : spawn('npm', FLAGS, { cwd: dir, shell: process.platform === 'win32' })
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
