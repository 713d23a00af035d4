import type { LiveModule } from '#shared/live.ts'
import { type ModuleProxy, moduleProxy } from './module-proxy.ts'

export const PACKAGE = 'package:'
export const MISSING = 'missing:'

/** A file that an importer waited for. */
export interface Arrival {
  path: string
  /** The module it is. */
  id: string
  importer: string
}

interface Places {
  /** What holds this name, once the file is there. */
  find(name: string): Record<string, unknown> | null
  make(name: string): unknown
}

let count = 0

/** A file that is not there yet, and what stands for it meanwhile. */
export class PlaceholderModule {
  readonly proxy: ModuleProxy
  /** What was asked of it, and what was given. */
  readonly asked = new Map<string, unknown>()
  /** The module it became. */
  arrived: string | null = null
  readonly #family: string

  constructor(path: string, { find, make }: Places) {
    count += 1
    this.#family = `placeholder ${count} ${path}`
    const give = (name: string): unknown => {
      const real = find(name)
      if (real) return real[name]
      if (!this.asked.has(name)) this.asked.set(name, make(name))
      return this.asked.get(name)
    }
    this.proxy = moduleProxy({
      has: name => name === 'default',
      get: give,
      names: () => [],
      missing: give,
      missingOfAll: give,
    })
  }

  /** By which React Refresh knows that one is the other. */
  familyOf = (name: string): string => `${this.#family} ${name}`
}

/** Files that were missing and now are there, where nothing else of a module has changed; null where something has. */
export function arrivalsIn(before: LiveModule, after: LiveModule): Arrival[] | null {
  if (before.code !== after.code || before.hooks !== after.hooks) return null
  const arrivals: Arrival[] = []
  for (const [specifier, id] of Object.entries(after.links)) {
    const link = before.links[specifier] ?? ''
    if (link === id) continue
    if (!link.startsWith(MISSING) || id.startsWith(PACKAGE) || id.startsWith(MISSING)) return null
    arrivals.push({ path: link.slice(MISSING.length), id, importer: after.id })
  }
  return arrivals
}
