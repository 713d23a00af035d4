import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { type CompilerProcess, startCompiler } from '#scripts/compiler-process.ts'
import { holdDataFolder, secretOf } from '#scripts/data-folder.ts'
import { Problem } from '#scripts/fail.ts'
import { migrateIn } from '#scripts/migrate.ts'
import { inRoot, ROOT } from '#scripts/root.ts'
import { openSecondPort } from '#scripts/second-port.ts'
import { readSettings, type Variables } from '#scripts/settings.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'
import { isLoopback, type Settings } from '#server/env.ts'

type WorkerOptions = Extract<
  Parameters<typeof convertV4MiniflareOptions>[0],
  { workers: unknown }
>['workers'][number]

/**
 * What a request used outside of the JavaScript heap stays until V8 collects all of that heap, in each of the dozen
 * isolates it passed through; V8 puts that off until 32 MB, which here is 1 GB of requests. Miniflare takes these
 * flags from the environment alone.
 */
export const V8_FLAGS = '--preconfigured-old-space-size=4 --optimize-for-size'

/** The export of server/worker.ts that answers the port people use. */
const LOCAL_ENTRY = 'local'

const CONFIG = inRoot('dist', 'maquette', 'wrangler.json')

export interface ServeOptions {
  isQuiet?: boolean
  /** False lifts the rate limits: a test is a hundred people at one address. */
  isLimited?: boolean
  /** Opens the runtime to a debugger on this port of the machine, for tests. */
  inspectorPort?: number
}

export interface Running {
  settings: Settings
  /** Address of the app. */
  url: string
  /** Has the compiler reach its full speed, in the time that nobody needs. */
  warmUp(): Promise<void>
  dispose(): Promise<void>
}

/** Serves the built product in workerd: the Worker, its rooms, D1 and R2, and the compiler in its own process. */
export async function serve(
  overrides: Variables = {},
  { isQuiet = false, isLimited = true, inspectorPort }: ServeOptions = {},
): Promise<Running> {
  const { settings, variables } = readSettings(overrides)
  const { PORT: port, HOST: host, PREVIEW_PORT } = settings
  const isOurs = isPortOurs(settings)
  const dataDir = resolve(ROOT, settings.DATA_DIR)
  await checkPort(host, port)
  const release = await holdDataFolder(dataDir, port)
  const second = PREVIEW_PORT === null ? null : await openSecondPort(host, PREVIEW_PORT, port)
  mkdirSync(VENDOR_OUT, { recursive: true })
  const persist = join(dataDir, 'state')
  const compiler = await startCompiler({
    dataDir,
    vendorDir: VENDOR_OUT,
    log: isQuiet ? () => undefined : console.error,
  })
  await migrateIn(persist, CONFIG)
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS
  const secrets = { AUTH_SECRET: settings.AUTH_SECRET ?? secretOf(dataDir, 'auth') }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...(isOurs ? { port: 0, host: '127.0.0.1' } : { port, host }),
      cf: false,
      ...(inspectorPort ? { inspectorPort } : {}),
      log: new Log(isQuiet ? LogLevel.NONE : LogLevel.WARN),
      // The older names of this option are dropped silently, and the data with them.
      resourcePersistencePath: persist,
      telemetry: { enabled: false },
      workers: [
        worker(
          { ...given(variables), ...secrets, PREVIEW_PORT: String(second ? PREVIEW_PORT : 0) },
          compiler,
          isLimited,
          isOurs ? { host, port } : null,
        ),
      ],
    }),
  )
  await miniflare.ready
  return {
    settings,
    url: settings.BASE_URL,
    warmUp: compiler.warmUp,
    dispose: async () => {
      second?.close()
      await Promise.allSettled([miniflare.dispose(), compiler.dispose()])
      release()
    },
  }
}

/**
 * Behind the runtime's own entry every frame of a room passes four more Workers, but it alone tells who sent a request.
 * So the port is our Worker's own where all senders are on this machine, or a proxy names them.
 */
const isPortOurs = ({ HOST, BASE_URL }: Settings): boolean =>
  isLoopback(HOST) || BASE_URL.startsWith('https:')

const given = (variables: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** What the build says of the Worker, in the older shape that `convertV4MiniflareOptions` takes. */
interface BuiltWorker {
  main: string
  workerOptions: Record<string, unknown> & {
    compatibilityDate: string
    d1Databases: Record<string, { id: string }>
    bindings: object
    serviceBindings: object
    ratelimits: Record<string, { simple: { limit: number; period: number } }>
  }
}

function builtWorker(): BuiltWorker {
  if (!existsSync(CONFIG)) throw new Problem('The product is not built yet: run npm run build first.')
  return workerOptionsOf(CONFIG) as unknown as BuiltWorker
}

function worker(
  bindings: Record<string, string>,
  compiler: CompilerProcess,
  isLimited: boolean,
  socket: { host: string; port: number } | null,
): WorkerOptions {
  const { workerOptions, main } = builtWorker()
  const { modulesRules: _, serviceBindings, ratelimits, ...options } = workerOptions
  const folder = dirname(main)
  const modules = readdirSync(folder, { recursive: true })
    .map(file => join(folder, String(file)))
    .filter(file => /\.m?js$/.test(file))
    .sort((a, b) => Number(b === main) - Number(a === main))
  return {
    ...options,
    name: 'maquette',
    rootPath: folder,
    modulesRoot: folder,
    modules: modules.map(path => ({ type: 'ESModule' as const, path })),
    bindings: { ...options.bindings, ...bindings },
    ...(socket && { unsafeDirectSockets: [{ ...socket, entrypoint: LOCAL_ENTRY }] }),
    ratelimits: isLimited ? ratelimits : lifted(ratelimits),
    serviceBindings: {
      ...serviceBindings,
      COMPILER: { external: { address: new URL(compiler.url).host, http: {} } },
    },
  } as unknown as WorkerOptions
}

const LIFTED = 1_000_000

const lifted = (limits: BuiltWorker['workerOptions']['ratelimits']) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      { ...limit, simple: { ...limit.simple, limit: LIFTED } },
    ]),
  )

function checkPort(host: string, port: number): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start.`
          : `This machine cannot listen on ${host}:${port} (${error.code}). Check HOST and PORT.`
      fail(new Problem(reason))
    })
    probe.listen(port, host, () => probe.close(() => done()))
  })
}
