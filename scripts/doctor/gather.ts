import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { MANIFEST } from '#scripts/backup/manifest.ts'
import { authSecretOf, findSecondFactors } from '#scripts/backup/second-factors.ts'
import { isBuilt } from '#scripts/build.ts'
import { portFault } from '#scripts/check-port.ts'
import { holderOf, openToOthers } from '#scripts/data-folder.ts'
import type {
  BackupFacts,
  DataFacts,
  Facts,
  MachineFacts,
  ServerFacts,
  SettingFacts,
} from '#scripts/doctor/facts.ts'
import { askLiveblocks } from '#scripts/doctor/gather-liveblocks.ts'
import { gatherModels } from '#scripts/doctor/gather-models.ts'
import { intendedSetting, isSetting } from '#scripts/doctor/intended-setting.ts'
import { findSingleSignOns, keptVaultSecret, NO_SINGLE_SIGN_ON } from '#scripts/doctor/single-sign-on.ts'
import { inRoot, ROOT } from '#scripts/root.ts'
import { SETTINGS_FILE, type Variables, variablesOfFile } from '#scripts/settings.ts'
import { vendorState } from '#scripts/vendor.ts'
import { parseSettings, type SettingFault, type Settings, settingFaults } from '#server/env.ts'

/**
 * Looks at everything and changes nothing; asks what listens on this machine, the service that rooms are at, and models
 * where calls are wanted.
 */
export async function gather(environment: Variables, isToCall: boolean): Promise<Facts> {
  const file = variablesOfFile()
  const dataDir = resolve(ROOT, settingFacts(file, environment).parsed.DATA_DIR)
  const holder = existsSync(dataDir) ? await holderOf(dataDir) : null
  const settings = settingFacts(file, environment, holder?.port)
  const [server, models, liveblocks] = await Promise.all([
    serverFacts(settings.parsed, holder),
    gatherModels(settings.parsed, dataDir, isToCall),
    askLiveblocks(settings.parsed),
  ])
  const { BACKUP_DIR } = settings.parsed
  const backups = BACKUP_DIR ? backupFacts(resolve(ROOT, BACKUP_DIR)) : null
  const secondFactors = await findSecondFactors(dataDir, authSecretOf(dataDir, settings.parsed)).catch(
    // What is wrong with a database is said where models are looked for in it.
    () => ({ all: 0, unreadable: [] }),
  )
  const vaultSecret = settings.parsed.VAULT_SECRET ?? keptVaultSecret(dataDir)
  const singleSignOns = await findSingleSignOns(dataDir, vaultSecret).catch(() => NO_SINGLE_SIGN_ON)
  return {
    ...{ machine: machineFacts(dataDir), data: dataFacts(dataDir), server },
    ...{ settings, models, backups, secondFactors, singleSignOns, liveblocks },
  }
}

/**
 * Settings that are wrong are set aside until the rest can be parsed. Where none names a port, it is the one that the
 * server runs on: `PORT=8080 npm start` says it to that command alone.
 */
export function settingFacts(file: Variables, environment: Variables, runsOn?: number): SettingFacts {
  const ofFile = given(file)
  const around = Object.entries(given(environment))
  const ofEnvironment = Object.fromEntries(
    around.filter(([name]) => isSetting(name) || intendedSetting(name)),
  )
  const left: Variables = { ...(runsOn && { PORT: String(runsOn) }), ...ofFile, ...ofEnvironment }
  const faults: SettingFault[] = []
  for (let found = settingFaults(left); found.length > 0; found = settingFaults(left)) {
    faults.push(...found)
    for (const { name, askedBy = [] } of found) for (const each of [name, ...askedBy]) delete left[each]
  }
  const isFileOpenToOthers =
    process.platform !== 'win32' && existsSync(SETTINGS_FILE) && (statSync(SETTINGS_FILE).mode & 0o077) !== 0
  return { ofFile, ofEnvironment, isFileOpenToOthers, faults, parsed: parseSettings(left) }
}

const given = (variables: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])))

function machineFacts(dataDir: string): MachineFacts {
  return {
    node: process.versions.node,
    now: Date.now(),
    newestFile: Math.max(
      ...[inRoot('package-lock.json'), inRoot('dist', '.built'), join(dataDir, 'held-by.json')].map(timeOf),
    ),
    freeBytes: freeBytes(nearestFolder(dataDir)),
    isBuilt: isBuilt(),
    isVendorBuilt: vendorState() === 'ready',
    browser: BROWSERS.find(existsSync) ?? null,
  }
}

const timeOf = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Where tests look first; they fetch one where there is none of these. */
const BROWSERS = [
  ...[
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  ...['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
]

function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

/** The folder itself, or where it would be made. */
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))
}

export function dataFacts(path: string): DataFacts {
  return {
    path,
    isThere: existsSync(path),
    fault: writeFault(nearestFolder(path)),
    openToOthers: openToOthers(path),
  }
}

/** By when their lists were written, which is last: the lists themselves may be long. */
export function backupFacts(path: string): BackupFacts {
  try {
    const lists = readdirSync(path)
      .map(name => join(path, name, MANIFEST))
      .filter(existsSync)
    const times = lists.map(file => statSync(file).mtimeMs)
    return { path, fault: null, newestAt: times.length > 0 ? Math.max(...times) : null }
  } catch (error) {
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException
    // The first backup makes it.
    return { path, fault: code === 'ENOENT' ? null : code, newestAt: null }
  }
}

function writeFault(folder: string): string | null {
  try {
    if (!statSync(folder).isDirectory()) return 'ENOTDIR'
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'UNKNOWN'
  }
}

async function serverFacts(
  { HOST, PORT, PREVIEW_PORT }: Settings,
  holder: ServerFacts['holder'],
): Promise<ServerFacts> {
  if (holder)
    return { holder, answers: await answersAt(holder.port), portFault: null, previewPortFault: null }
  return {
    ...{ holder, answers: false, portFault: await portFault(HOST, PORT) },
    previewPortFault: PREVIEW_PORT === null ? null : await portFault(HOST, PREVIEW_PORT),
  }
}

const ANSWER_MS = 3_000

async function answersAt(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/api/healthz`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    // One that others reach by its own name answers this one with 421.
    return answer.status < 500
  } catch {
    return false
  }
}
