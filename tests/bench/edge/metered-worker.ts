import { type Database, type DatabaseCounts, meterDatabase } from './meter-database.ts'

/** Runs inside the Worker, around what was built: counts what the platform charges for, and tells it at `COUNTS_PATH`. */
export interface WorkerCounts extends DatabaseCounts {
  requests: number
  objectCalls: number
  compiles: number
  frames: number
  objectMs: number
  filesWritten: number
  filesRead: number
}

export const COUNTS_PATH = '/counted-so-far'

type Call = (this: unknown, ...args: unknown[]) => unknown
type Methods = Record<string, unknown>
type ObjectClass = new (context: ObjectContext, env: Methods) => object
interface ObjectContext {
  id: unknown
  storage: { sql: object; setAlarm: Call }
  waitUntil(work: Promise<unknown>): void
}
interface Cursor {
  rowsRead: number
  rowsWritten: number
}

const counts: WorkerCounts = {
  ...{ requests: 0, queries: 0, rowsRead: 0, rowsWritten: 0 },
  ...{ objectCalls: 0, compiles: 0, frames: 0, objectMs: 0, filesWritten: 0, filesRead: 0 },
}
/** Statements of objects, which tell their rows once they have been read. */
const cursors: Cursor[] = []
const WRITING_FILES = new Set(['put', 'list', 'createMultipartUpload'])
const READING_FILES = new Set(['get', 'head'])

/** The built module's exports, counted. */
export function metered(built: Methods): { worker: object; classes: Record<string, unknown> } {
  const { fetch } = built.default as { fetch: Call }
  const worker = {
    fetch(request: Request, env: Methods, context: object) {
      if (new URL(request.url).pathname === COUNTS_PATH) return Response.json(told())
      counts.requests += 1
      return fetch(request, meterEnv(env), context)
    },
  }
  const classes = Object.entries(built).filter(([name]) => name.endsWith('Object'))
  return {
    worker,
    classes: Object.fromEntries(classes.map(([name, each]) => [name, meterClass(each as ObjectClass)])),
  }
}

const told = (): WorkerCounts => ({
  ...counts,
  rowsRead: cursors.reduce((sum, { rowsRead }) => sum + rowsRead, counts.rowsRead),
  rowsWritten: cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, counts.rowsWritten),
})

const envs = new WeakMap<Methods, Methods>()

function meterEnv(env: Methods): Methods {
  const known = envs.get(env)
  if (known) return known
  const metered: Methods = {
    ...env,
    DB: meterDatabase(env.DB as Database, counts),
    FILES: watched(env.FILES as object, name => {
      if (WRITING_FILES.has(name)) counts.filesWritten += 1
      if (READING_FILES.has(name)) counts.filesRead += 1
    }),
    COMPILER: watched(env.COMPILER as object, () => {
      counts.compiles += 1
    }),
  }
  for (const name of ['EDITOR_ROOMS', 'CANVAS_ROOMS', 'OUTBOX'])
    metered[name] = meterNamespace(env[name] as Methods)
  envs.set(env, metered)
  return metered
}

const meterNamespace = (namespace: Methods): object => ({
  getByName: (name: string) =>
    watched((namespace.getByName as Call).call(namespace, name) as object, () => {
      counts.objectCalls += 1
    }),
})

/** Tells of each call by the method's name; the method itself is called on what it belongs to. */
const watched = (target: object, called: (name: string) => void): object =>
  new Proxy(target, {
    get(_, name) {
      const method = Reflect.get(target, name, target) as unknown
      if (typeof method !== 'function' || typeof name !== 'string') return method
      return (...args: unknown[]) => {
        called(name)
        return (target as Record<string, Call>)[name]?.(...args)
      }
    },
  })

/** How many calls and runs an object is at, since when. */
class Busy {
  #depth = 0
  #since = 0

  enter(): void {
    if (this.#depth === 0) this.#since = Date.now()
    this.#depth += 1
  }

  leave(): void {
    this.#depth -= 1
    if (this.#depth === 0) counts.objectMs += Date.now() - this.#since
  }

  during(work: () => unknown): unknown {
    this.enter()
    const result = work()
    if (!(result instanceof Promise)) {
      this.leave()
      return result
    }
    return result.finally(() => this.leave())
  }
}

const busy = new WeakMap<object, Busy>()
let isSqlMetered = false

function meterClass(Built: ObjectClass): ObjectClass {
  class Metered extends Built {
    constructor(context: ObjectContext, env: Methods) {
      const own = new Busy()
      meterStorage(context)
      meterWaiting(context, own)
      super(context, meterEnv(env))
      busy.set(this, own)
    }
  }
  for (const name of methodsOf(Built)) {
    const method = Built.prototype[name] as Call
    Object.defineProperty(Metered.prototype, name, {
      value(this: object, ...args: unknown[]) {
        if (name === 'webSocketMessage') counts.frames += 1
        if (name === 'alarm') counts.objectCalls += 1
        return busy.get(this)?.during(() => method.apply(this, args)) ?? method.apply(this, args)
      },
    })
  }
  return Metered
}

/** Its own and those above it, up to the platform's class. */
function methodsOf(Built: ObjectClass): string[] {
  const names = new Set<string>()
  for (let at = Built.prototype; at && Object.getPrototypeOf(at)?.constructor !== Object; ) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
      if (typeof value === 'function' && name !== 'constructor') names.add(name)
    at = Object.getPrototypeOf(at)
  }
  return [...names]
}

/** Statements and alarms of every object are the same functions, so that they are replaced once. */
function meterStorage({ storage }: ObjectContext): void {
  if (isSqlMetered) return
  isSqlMetered = true
  const sql = Object.getPrototypeOf(storage.sql) as { exec: Call }
  const { exec } = sql
  sql.exec = function (...args) {
    const cursor = exec.apply(this, args)
    cursors.push(cursor as Cursor)
    return cursor
  }
  const above = Object.getPrototypeOf(storage) as { setAlarm: Call }
  const { setAlarm } = above
  above.setAlarm = function (...args) {
    counts.rowsWritten += 1
    return setAlarm.apply(this, args)
  }
}

/** A run that is waited for holds its object, which is charged meanwhile. */
function meterWaiting(context: ObjectContext, own: Busy): void {
  const waitUntil = context.waitUntil.bind(context)
  try {
    Object.defineProperty(context, 'waitUntil', {
      value: (work: Promise<unknown>) => waitUntil(own.during(() => work) as Promise<unknown>),
    })
  } catch {
    // Where it cannot be replaced, calls and alarms are counted alone.
  }
}
