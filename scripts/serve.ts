import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { faultInWords, portFault } from '#scripts/check-port.ts'
import { startCompiler } from '#scripts/compiler-process.ts'
import { holdDataFolder, secretOf } from '#scripts/data-folder.ts'
import { Problem } from '#scripts/fail.ts'
import { Front } from '#scripts/front.ts'
import { migrateIn } from '#scripts/migrate.ts'
import { killOrphan, noteOf } from '#scripts/orphan.ts'
import { privateSockets } from '#scripts/private-sockets.ts'
import { ROOT } from '#scripts/root.ts'
import { jsonLines } from '#scripts/runtime-log.ts'
import { openSecondPort } from '#scripts/second-port.ts'
import { readSettings, type Variables } from '#scripts/settings.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'
import { CONFIG, ENTRY_SOCKET, entryAddress, workerOptions } from '#scripts/worker-options.ts'
import { adminToken } from '#server/auth/admin-link.ts'
import type { Settings } from '#server/env.ts'
import { secretsIn } from '#server/logs/log-settings.ts'
import { isLoopback } from '#server/setting-kinds.ts'

/**
 * What a request used outside of the JavaScript heap stays until V8 collects all of that heap, in each of the dozen
 * isolates it passed through; V8 puts that off until 32 MB, which here is 1 GB of requests. Miniflare takes these
 * flags from the environment alone.
 */
export const V8_FLAGS = '--preconfigured-old-space-size=4 --optimize-for-size'

/** By which the runtime is remembered in the data folder. */
const RUNTIME = 'runtime'

export interface ServeOptions {
  isQuiet?: boolean
  /** False lifts the rate limits: a test is a hundred people at one address. */
  isLimited?: boolean
  /** Opens the runtime to a debugger on this port of the machine, for tests. */
  inspectorPort?: number
  /** A compiler that runs already, and goes on when this product ends: the products of a test run share one. */
  compilerUrl?: string
}

export interface Running {
  settings: Settings
  /** Address of the app. */
  url: string
  /** What makes whoever opens it an admin, for each address of ADMIN_EMAILS that nobody has proven to be his. */
  adminLinks: { email: string; url: string }[]
  /** Where designs are compiled; whoever knows it may compile. */
  compilerUrl: string
  /** Has the compiler reach its full speed, in the time that nobody needs. */
  warmUp(): Promise<void>
  dispose(): Promise<void>
}

/** Serves the built product in workerd: the Worker, its rooms, D1 and R2, and the compiler in its own process. */
export async function serve(
  overrides: Variables = {},
  { isQuiet = false, isLimited = true, inspectorPort, compilerUrl }: ServeOptions = {},
): Promise<Running> {
  const { settings, variables } = readSettings(overrides)
  const { PORT: port, HOST: host, PREVIEW_PORT } = settings
  const dataDir = resolve(ROOT, settings.DATA_DIR)
  const release = await holdDataFolder(dataDir, port)
  // One that was left alone, by kill -9 of the process that started it, still has the port and the rooms.
  await killOrphan(dataDir, RUNTIME)
  const fault = await portFault(host, port)
  if (fault) {
    release()
    throw new Problem(faultInWords(fault, host, port))
  }
  const front = isLoopback(host)
    ? null
    : new Front({ host, isProxied: settings.BASE_URL.startsWith('https:') })
  const second = PREVIEW_PORT === null || front ? null : await openSecondPort(host, PREVIEW_PORT, port)
  const hasSecond = PREVIEW_PORT !== null && (front ? await front.listen(PREVIEW_PORT) : second !== null)
  const writeJson =
    settings.LOG_FORMAT === 'json' ? jsonLines(secretsIn({ ...variables }), line => console.log(line)) : null
  const logLine = (line: string) =>
    writeJson ? writeJson({ level: 'error', message: line }) : console.error(line)
  mkdirSync(VENDOR_OUT, { recursive: true })
  const persist = join(dataDir, 'state')
  // Neither waits for the other.
  const [compiler, unproven] = await Promise.all([
    compilerUrl === undefined
      ? startCompiler({ dataDir, vendorDir: VENDOR_OUT, log: isQuiet ? () => undefined : logLine })
      : { url: compilerUrl, warmUp: async () => {}, dispose: async () => {} },
    migrateIn(persist, CONFIG, settings.ADMIN_EMAILS),
  ])
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS
  const sockets = privateSockets()
  const secrets = {
    AUTH_SECRET: settings.AUTH_SECRET ?? secretOf(dataDir, 'auth'),
    VAULT_SECRET: settings.VAULT_SECRET ?? secretOf(dataDir, 'vault'),
  }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port: 0,
      host: '127.0.0.1',
      cf: false,
      ...(inspectorPort ? { inspectorPort } : {}),
      log: new Log(isQuiet ? LogLevel.NONE : LogLevel.WARN),
      ...(writeJson && { handleStructuredLogs: writeJson }),
      // The older names of this option are dropped silently, and the data with them.
      resourcePersistencePath: persist,
      telemetry: { enabled: false },
      unsafeRuntimeEnv: {
        ...sockets?.env,
        ...(sockets && { MAQUETTE_NOTE: noteOf(dataDir, RUNTIME) }),
        ...(front && { MAQUETTE_BEHIND_FRONT: ENTRY_SOCKET }),
      },
      workers: [
        workerOptions({
          bindings: {
            // One machine has one thread for all objects, so relays are off unless they are asked for.
            RELAYS_ABOVE: 'off',
            ...given(variables),
            ...secrets,
            PREVIEW_PORT: String(hasSecond ? PREVIEW_PORT : 0),
            COMPILER_URL: compiler.url,
          },
          isLimited,
          socket: front ? { host: '127.0.0.1', port: 0 } : { host, port },
        }),
      ],
    }),
  )
  await miniflare.ready
  if (front) {
    front.upstream = sockets ? { socketPath: sockets.worker } : await entryAddress(miniflare)
    await front.listen(port)
  }
  return {
    settings,
    url: settings.BASE_URL,
    adminLinks: await Promise.all(
      unproven.map(async email => ({
        email,
        url: `${settings.BASE_URL}/admin-link/${await adminToken(email, secrets.AUTH_SECRET)}`,
      })),
    ),
    compilerUrl: compiler.url,
    warmUp: compiler.warmUp,
    dispose: async () => {
      second?.close()
      front?.close()
      await Promise.allSettled([miniflare.dispose(), compiler.dispose()])
      sockets?.remove()
      release()
    },
  }
}

const given = (variables: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])))
