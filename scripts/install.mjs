// Installs the packages of one folder from its lockfile when the lockfile changed. No dependencies, any Node >= 18.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FLAGS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs `dir` unless its packages already match its lockfile; ends the process with one sentence when npm fails.
 * @param {string} dir folder with a package-lock.json
 * @param {string} what what the person waits for, for the progress line
 */
export function install(dir, what = 'packages') {
  const wanted = createHash('sha256')
    .update(readFileSync(join(dir, 'package-lock.json')))
    .digest('hex')
  const mark = join(dir, 'node_modules', '.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log(`Installing ${what} …`)
  const started = Date.now()
  const result = runNpm(dir)
  if (result.status !== 0) {
    console.error(`npm could not install ${what}: see its message above, then run the command again.`)
    process.exit(result.status ?? 1)
  }
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
  console.log(`… installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function runNpm(dir) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js'))
    return spawnSync(process.execPath, [npm, ...FLAGS], { cwd: dir, stdio: 'inherit' })
  return spawnSync('npm', FLAGS, { cwd: dir, stdio: 'inherit', shell: process.platform === 'win32' })
}
