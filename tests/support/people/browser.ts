import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { install } from '#scripts/install.mjs'
import { inRoot } from '#scripts/root.ts'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
/** Chromium makes no connections of its own, which a closed network would refuse one by one. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]

let isShared = false
let shared: Promise<Browser> | null = null

/** From now on everybody in this process shares one browser, which goes with the process. */
export function shareBrowser(): void {
  isShared = true
}

/** A browser for contexts of one's own, and what closes it where nobody else has it. */
export async function openBrowser(): Promise<{ browser: Browser; close(): Promise<void> }> {
  if (!isShared) {
    const browser = await launchBrowser()
    return { browser, close: () => browser.close() }
  }
  shared ??= launchBrowser()
  const browser = await shared
  // One that died is replaced for whoever comes next.
  if (!browser.isConnected()) {
    shared = null
    return openBrowser()
  }
  return { browser, close: async () => undefined }
}

/** A browser to drive: CHROME_PATH, then one the machine has, then one from the registry (Linux x64). */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...QUIET, ...more, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const wanted = process.env.FORCE_NPM_BROWSER ? [] : [process.env.CHROME_PATH, ...INSTALLED]
  const found = wanted.find(path => path && existsSync(path))
  if (found) return chromium.launch({ executablePath: found, args })
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The browser tests found no Chrome: install Chrome, or set CHROME_PATH to a Chromium.')
  }
  return launchPackaged(args)
}

/** What the package sets for screenshots on AWS Lambda: one process, and no web security, which the tests are about. */
const UNLIKE_A_BROWSER =
  /^--(single-process|no-zygote|disable-web-security|allow-running-insecure-content|disable-site-isolation-trials|disable-features=)/

async function launchPackaged(args: string[]): Promise<Browser> {
  const dir = inRoot('scripts', 'browser')
  await install({ dir, what: 'a headless browser (none found on this machine)' })
  // A private folder: the package unpacks to a guessable one.
  process.env.TMPDIR = join(dir, 'node_modules', '.unpacked')
  mkdirSync(process.env.TMPDIR, { recursive: true, mode: 0o700 })
  const entry = createRequire(join(dir, 'package.json')).resolve('@sparticuz/chromium')
  const { default: packaged, inflate } = await import(pathToFileURL(entry).href)
  // The libraries that a bare system lacks are in the package, which unpacks them on AWS Lambda only.
  const libraries = join(await inflate(join(dirname(entry), '../bin/al2023.tar.br')), 'lib')
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  const own = packaged.args.filter((arg: string) => !UNLIKE_A_BROWSER.test(arg))
  const launch = async () =>
    chromium.launch({ executablePath: await packaged.executablePath(), args: [...own, ...args] })
  // One in some hundred of its starts ends in a fault of the C library: its threads read the environment while it is set.
  return launch().catch(launch).catch(launch)
}
