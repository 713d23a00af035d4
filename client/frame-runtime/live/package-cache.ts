import type { LivePackage } from '#shared/live.ts'
import { type ModuleProxy, moduleProxy } from './module-proxy.ts'

interface ShelfTools {
  /** Loads a file below `/vendor/`. */
  load(file: string): Promise<object>
  /** What a missing name is; `isDrawn` where a default is meant as a component. */
  stub(specifier: string, name: string, isDrawn: boolean): unknown
  /** Makes an icon of lucide-react from its node list. */
  icon(factory: object, id: string, nodes: string): unknown
}

interface Shelved {
  entry: LivePackage
  module: Record<string, unknown>
  parts: Record<string, object>
}

const ICON_FACTORY = 'lucide-react/createLucideIcon'

/** The packages a frame has loaded, each under the name designs import it by. */
export class PackageCache {
  readonly #tools: ShelfTools
  readonly #shelved = new Map<string, Shelved>()
  readonly #proxies = new Map<string, ModuleProxy>()
  readonly #icons = new Map<string, unknown>()

  constructor(tools: ShelfTools) {
    this.#tools = tools
  }

  /** Something the frame itself provides under this name. */
  put(specifier: string, module: object): void {
    this.#shelved.set(specifier, {
      entry: { specifier, file: null },
      module: module as Record<string, unknown>,
      parts: {},
    })
  }

  /** Loads what is new; a package that cannot be loaded is one that nothing serves. */
  async add(packages: readonly LivePackage[]): Promise<void> {
    await Promise.all(packages.map(entry => this.#addOne(entry)))
  }

  /** What a `require` of it gives. */
  proxy(specifier: string, isDrawn = false): ModuleProxy {
    const key = isDrawn ? `${specifier} drawn` : specifier
    const known = this.#proxies.get(key)
    if (known) return known
    const made = moduleProxy({
      has: name => this.#find(specifier, name) !== undefined,
      get: name => this.#find(specifier, name),
      names: () => this.#names(specifier),
      missing: name => this.#tools.stub(specifier, name, isDrawn),
      missingOfAll: name =>
        this.#isServed(specifier) ? undefined : this.#tools.stub(specifier, name, name === 'default'),
    })
    this.#proxies.set(key, made)
    return made
  }

  async #addOne(entry: LivePackage): Promise<void> {
    const before = this.#shelved.get(entry.specifier)
    // What the frame provides itself stays.
    if (before && before.entry.file === null && !before.entry.icons && !before.entry.parts && entry.file)
      return
    const load = (file: string) => this.#tools.load(file).catch(() => ({}))
    const parts = Object.entries(entry.parts ?? {}).map(
      async ([name, file]) => [name, before?.parts[name] ?? (await load(file))] as const,
    )
    const module =
      entry.file === null ? {} : entry.file === before?.entry.file ? before.module : await load(entry.file)
    this.#shelved.set(entry.specifier, {
      entry,
      module: module as Record<string, unknown>,
      parts: Object.fromEntries(await Promise.all(parts)),
    })
  }

  /** Something answers under this name. */
  #isServed(specifier: string): boolean {
    return this.#names(specifier).length > 0 || this.#shelved.get(specifier)?.entry.icons !== undefined
  }

  #find(specifier: string, name: string): unknown {
    const shelved = this.#shelved.get(specifier)
    if (!shelved) return undefined
    const icon = own(shelved.entry.icons, name)
    if (icon) return this.#icon(...icon)
    const alias = own(shelved.entry.aliases, name)
    if (alias) return this.#find(...alias)
    return own(shelved.parts, name) ?? own(shelved.module, name)
  }

  #names(specifier: string): string[] {
    const shelved = this.#shelved.get(specifier)
    if (!shelved) return []
    const { entry, module, parts } = shelved
    const named = [parts, entry.icons ?? {}, entry.aliases ?? {}].flatMap(names => Object.keys(names))
    return [...new Set([...Object.keys(module), ...named])]
  }

  /** Made once, so that it is the same component in every file. */
  #icon(id: string, nodes: string): unknown {
    const factory = this.#shelved.get(ICON_FACTORY)
    if (!factory) return undefined
    if (!this.#icons.has(id)) this.#icons.set(id, this.#tools.icon(factory.module, id, nodes))
    return this.#icons.get(id)
  }
}

/** A package has no `toString` because every object has one. */
const own = <T>(names: Record<string, T> | undefined, name: string): T | undefined =>
  names && Object.hasOwn(names, name) ? names[name] : undefined
