import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { Problem } from '#scripts/fail.ts'
import type { Upstream } from '#scripts/front.ts'
import { inRoot } from '#scripts/root.ts'

type WorkerOptions = Extract<
  Parameters<typeof convertV4MiniflareOptions>[0],
  { workers: unknown }
>['workers'][number]

const NAME = 'maquette'
/** The export of server/worker.ts that answers the port people use. */
const ENTRY = 'local'
/** How Miniflare names the socket of that export. */
export const ENTRY_SOCKET = `direct:0:${ENTRY}`

export const CONFIG = inRoot('dist', 'maquette', 'wrangler.json')

interface Given {
  /** Settings and addresses that the Worker is told. */
  bindings: Record<string, string> & { COMPILER_URL: string }
  isLimited: boolean
  /** Where the entry listens. */
  socket: { host: string; port: number }
}

/** The built Worker as Miniflare runs it. */
export function workerOptions({ bindings, isLimited, socket }: Given): WorkerOptions {
  const { workerOptions, main } = builtWorker()
  const { modulesRules: _, serviceBindings, ratelimits, ...options } = workerOptions
  const folder = dirname(main)
  const modules = readdirSync(folder, { recursive: true })
    .map(file => join(folder, String(file)))
    .filter(file => /\.m?js$/.test(file))
    .sort((a, b) => Number(b === main) - Number(a === main))
  return {
    ...options,
    name: NAME,
    rootPath: folder,
    modulesRoot: folder,
    modules: modules.map(path => ({ type: 'ESModule' as const, path })),
    bindings: { ...options.bindings, ...bindings },
    unsafeDirectSockets: [{ ...socket, entrypoint: ENTRY }],
    ratelimits: isLimited ? ratelimits : lifted(ratelimits),
    serviceBindings: {
      ...serviceBindings,
      COMPILER: { external: { address: new URL(bindings.COMPILER_URL).host, http: {} } },
    },
  } as unknown as WorkerOptions
}

/** Where the entry listens when it was given port 0. */
export async function entryAddress(miniflare: Miniflare): Promise<Upstream> {
  const { hostname, port } = await miniflare.unsafeGetDirectURL(NAME, ENTRY)
  return { host: hostname, port: Number(port) }
}

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

const LIFTED = 1_000_000

const lifted = (limits: BuiltWorker['workerOptions']['ratelimits']) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      { ...limit, simple: { ...limit.simple, limit: LIFTED } },
    ]),
  )
