/** What modules see of each other: it stays the same while what is behind it changes. */
export type ModuleProxy = Record<string, unknown>

interface Behind {
  has(name: string): boolean
  get(name: string): unknown
  names(): string[]
  /** What a name that does not exist is; of everything at once where nothing serves it. */
  missing(name: string): unknown
  missingOfAll?(name: string): unknown
}

/** `import { name }` of something missing gives a stub; `import * as all` gives what there is. */
export function moduleProxy(behind: Behind): ModuleProxy {
  const all: ModuleProxy = new Proxy(
    {},
    handlerOf(behind, name =>
      // React itself looks for names like `_debugInfo` on whatever comes late.
      name.startsWith('_') ? undefined : name in Object.prototype ? ofAny(name) : behind.missingOfAll?.(name),
    ),
  )
  const named = handlerOf(behind, name => behind.missing(name))
  return new Proxy(
    {},
    { ...named, get: (target, name, self) => (name === '$all' ? all : named.get!(target, name, self)) },
  )
}

function handlerOf(behind: Behind, otherwise: (name: string) => unknown): ProxyHandler<object> {
  return {
    get(_, name) {
      if (name === '__esModule') return true
      if (typeof name === 'symbol') return undefined
      if (behind.has(name)) return callable(behind.get(name))
      return name === 'then' || name === '$$typeof' ? undefined : otherwise(name)
    },
    has: (_, name) => typeof name === 'string' && behind.has(name),
    // In the order a module namespace has them.
    ownKeys: () => behind.names().sort(),
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && behind.has(name)
        ? { get: () => behind.get(name), enumerable: true, configurable: true }
        : undefined,
  }
}

const callables = new WeakMap<object, unknown>()

/**
 * The compiler writes a call of an import as `.call(undefined, …)`. A function that makes something of every name, as
 * `chakra` makes elements, would be asked for a thing named "call".
 */
function callable(value: unknown): unknown {
  if (typeof value !== 'function' || value.call === Function.prototype.call) return value
  const known = callables.get(value)
  if (known) return known
  const call = (self: unknown, ...args: unknown[]): unknown => Reflect.apply(value, self, args)
  const made = new Proxy(value, {
    get: (target, name, self) => (name === 'call' ? call : Reflect.get(target, name, self)),
  })
  callables.set(value, made)
  return made
}

/** What turns any object into a text is no name of a package. */
const ofAny = (name: string): unknown => Reflect.get(Object.prototype, name)
