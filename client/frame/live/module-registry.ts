import type { LiveModule } from '#shared/live.ts'
import { type Facade, facadeOf } from './facade.ts'

export interface RegistryTools {
  /** Runs the body of a module; its errors carry the file's own name and lines. */
  run(module: LiveModule, scope: ModuleScope): void
  packageOf(specifier: string): Facade
  /** What stands for a name of a file that is not there. */
  placeholder(path: string, name: string): unknown
  /** What stands for a name that a file does not export. */
  stub(path: string, name: string): unknown
  isComponent(value: unknown): boolean
  /** Tells React Refresh of a component and of the state it keeps. */
  register(component: unknown, id: string, signature: string): void
}

export interface ModuleScope {
  require(specifier: string): unknown
  module: { exports: Record<string, unknown> }
  register(name: string, value: unknown, signature: string): void
}

interface Loaded {
  source: LiveModule
  exports: Record<string, unknown>
  state: 'new' | 'running' | 'ready'
  importers: Set<string>
  facade: Facade
}

const PACKAGE = 'package:'
const MISSING = 'missing:'

/** The modules of a design: what changes runs again, with whatever depends on it up to the next component. */
export class ModuleRegistry {
  readonly #tools: RegistryTools
  readonly #modules = new Map<string, Loaded>()
  readonly #placeholders = new Map<string, Facade>()

  constructor(tools: RegistryTools) {
    this.#tools = tools
  }

  clear(): void {
    this.#modules.clear()
  }

  /** What the module exports now. */
  exportsOf(id: string): Record<string, unknown> {
    return this.#modules.get(id)?.exports ?? {}
  }

  /**
   * Takes new code in and runs it. True when a change reached a module that nothing imports and that is no
   * component, so that the tree has to start anew. What throws keeps its old exports and runs again next time.
   */
  apply(modules: readonly LiveModule[]): boolean {
    for (const module of modules) this.#define(module)
    const dirty = [...this.#modules].filter(([, { state }]) => state !== 'ready').map(([id]) => id)
    const { order, isWhole } = this.#spread(dirty)
    for (const id of order) this.#loadedOf(id).state = 'new'
    for (const id of order) this.#run(id)
    return isWhole
  }

  #define(source: LiveModule): void {
    const known = this.#modules.get(source.id)
    if (known) {
      known.source = source
      known.state = 'new'
      return
    }
    const loaded: Loaded = {
      source,
      exports: {},
      state: 'new',
      importers: new Set(),
      facade: facadeOf({
        has: name => Object.hasOwn(loaded.exports, name),
        get: name => loaded.exports[name],
        names: () => Object.keys(loaded.exports),
        // In a cycle a name may only be late.
        missing: name => (loaded.state === 'ready' ? this.#tools.stub(source.id, name) : undefined),
      }),
    }
    this.#modules.set(source.id, loaded)
  }

  /** Everything that has to run again: importers too, unless all a module exports are components. */
  #spread(changed: readonly string[]): { order: string[]; isWhole: boolean } {
    const order = new Set(changed)
    let isWhole = false
    for (const id of order) {
      const { importers, exports } = this.#loadedOf(id)
      if (this.#isBoundary(exports)) continue
      if (importers.size === 0) isWhole = true
      for (const importer of importers) order.add(importer)
    }
    return { order: [...order], isWhole }
  }

  #isBoundary(exports: Record<string, unknown>): boolean {
    const entries = Object.entries(exports).filter(([name]) => name !== '__esModule')
    return entries.length > 0 && entries.every(([, value]) => this.#tools.isComponent(value))
  }

  #run(id: string): void {
    const loaded = this.#loadedOf(id)
    if (loaded.state !== 'new') return
    const { source, exports: before } = loaded
    const module = { exports: {} as Record<string, unknown> }
    loaded.exports = module.exports
    loaded.state = 'running'
    const state = this.#stateOf(id)
    try {
      this.#tools.run(source, {
        require: specifier => this.#require(specifier, loaded),
        module,
        register: (name, value, signature) => this.#register(value, `${id} ${name}`, `${signature}|${state}`),
      })
      loaded.exports = module.exports
      loaded.state = 'ready'
      for (const [name, value] of Object.entries(module.exports)) {
        this.#register(value, `${id} exports ${name}`, state)
      }
    } catch (error) {
      loaded.exports = before
      loaded.state = 'new'
      throw error
    }
  }

  #register(value: unknown, id: string, signature: string): void {
    if (this.#tools.isComponent(value)) this.#tools.register(value, id, signature)
  }

  #require(specifier: string, importer: Loaded): unknown {
    const link = importer.source.links[specifier]
    if (link === undefined) throw new Error(`Cannot find "${specifier}", imported by ${importer.source.id}.`)
    if (link.startsWith(PACKAGE)) return this.#tools.packageOf(link.slice(PACKAGE.length))
    if (link.startsWith(MISSING)) return this.#placeholderOf(link.slice(MISSING.length))
    this.#loadedOf(link).importers.add(importer.source.id)
    this.#run(link)
    return this.#loadedOf(link).facade
  }

  #placeholderOf(path: string): Facade {
    const known = this.#placeholders.get(path)
    if (known) return known
    const made = facadeOf({
      has: name => name === 'default',
      get: name => this.#tools.placeholder(path, name),
      names: () => [],
      missing: name => this.#tools.placeholder(path, name),
    })
    this.#placeholders.set(path, made)
    return made
  }

  /** Its hooks and those of the hooks they build on: with other ones its components cannot keep their state. */
  #stateOf(id: string, seen = new Set<string>()): string {
    seen.add(id)
    const { hooks = '', links = {} } = this.#modules.get(id)?.source ?? {}
    const below = Object.values(links)
      .filter(link => !seen.has(link) && this.#modules.get(link)?.source.hooks)
      .map(link => this.#stateOf(link, seen))
    return [hooks, ...below].filter(Boolean).join(';')
  }

  #loadedOf(id: string): Loaded {
    const loaded = this.#modules.get(id)
    if (!loaded) throw new Error(`Missing file ${id}.`)
    return loaded
  }
}
