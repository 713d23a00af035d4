import { meterEnv } from './meter-env.ts'
import { type Call, counts, cursors, type Methods } from './worker-counts.ts'

export type ObjectClass = new (context: ObjectContext, env: Methods) => object

interface ObjectContext {
  storage: { sql: object; setAlarm: Call }
  waitUntil(work: Promise<unknown>): void
}

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

/** The same objects: their calls, frames, alarms and rows are counted, and how long they are at work. */
export function meterClass(Built: ObjectClass): ObjectClass {
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
    cursors.push(cursor as (typeof cursors)[number])
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
