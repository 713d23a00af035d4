import type { LiveModule } from '#shared/live.ts'
import { type ModuleProxy, moduleProxy } from './module-proxy.ts'
import { type Arrival, arrivalsIn, MISSING, PACKAGE, PlaceholderModule } from './placeholder-modules.ts'

export interface RegistryTools {
  /** Runs the body of a module; its errors carry the file's own name and lines. */
  run(module: LiveModule, scope: ModuleScope): void
  packageOf(specifier: string, isDrawn: boolean): ModuleProxy
  /** What stands for a name of a file that is not there, made anew each time. */
  placeholder(path: string, name: string): unknown
  /** What stands for a name that a file does not export; `isDrawn` where its default is meant as a component. */
  stub(path: string, name: string, isDrawn: boolean): unknown
  isComponent(value: unknown): boolean
  /** Tells React Refresh of a component and of the state it keeps. */
  register(component: unknown, id: string, signature: string): void
  /** React Refresh puts the one in the place of the other. */
  isSame(a: unknown, b: unknown): boolean
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
  hasRun: boolean
  importers: Set<string>
  /** What stood for it until it came. */
  stoodFor: PlaceholderModule | null
  proxy: ModuleProxy
  /** As who draws its default sees it. */
  drawn: ModuleProxy
}

/** The modules of a design: what changes runs again, with whatever depends on it up to the next component. */
export class ModuleRegistry {
  readonly #tools: RegistryTools
  readonly #modules = new Map<string, Loaded>()
  readonly #placeholders = new Map<string, PlaceholderModule>()

  constructor(tools: RegistryTools) {
    this.#tools = tools
  }

  clear(): void {
    this.#modules.clear()
    this.#placeholders.clear()
  }

  /** What the module exports now. */
  exportsOf(id: string): Record<string, unknown> {
    return this.#modules.get(id)?.exports ?? {}
  }

  /**
   * Takes new code in and runs it, from `entry` on. True when a change reached a module that nothing imports and that is no
   * component, so that the tree has to start anew. What throws keeps its old exports and runs again next time.
   */
  apply(modules: readonly LiveModule[], entry: string): boolean {
    const arrivals = modules.flatMap(module => this.#define(module))
    for (const { path, id } of arrivals) {
      const placeholder = this.#placeholders.get(path)
      if (placeholder) this.#loadedOf(id).stoodFor = placeholder
    }
    const isWhole = this.#runChanged(entry)
    const late = arrivals.filter(arrival => !this.#isInPlace(arrival))
    for (const { importer } of late) this.#loadedOf(importer).state = 'new'
    return late.length > 0 ? this.#runChanged(entry) || isWhole : isWhole
  }

  #runChanged(entry: string): boolean {
    const dirty = [...this.#modules].filter(([, { state }]) => state !== 'ready').map(([id]) => id)
    const { order, isWhole } = this.#spread(dirty)
    for (const id of order) this.#loadedOf(id).state = 'new'
    // From where the design starts, as modules run everywhere: a circle comes out right from no other end.
    for (const id of order.includes(entry) ? [entry, ...order] : order) this.#run(id)
    return isWhole
  }

  /**
   * A file came that placeholders stood for. Where React Refresh has put its components in their places, whoever
   * imports it need not run again, and what it draws beside them is not drawn again.
   */
  #isInPlace({ path, id, importer }: Arrival): boolean {
    const placeholder = this.#placeholders.get(path)
    const { exports, importers } = this.#loadedOf(id)
    importers.add(importer)
    if (!placeholder) return false
    placeholder.arrived = id
    return [...placeholder.asked].every(([name, given]) => this.#tools.isSame(given, exports[name]))
  }

  /** Takes in what a module is now; what of it has only come to be there is told instead of run again. */
  #define(source: LiveModule): Arrival[] {
    const known = this.#modules.get(source.id)
    if (known) {
      const arrivals = known.state === 'ready' ? arrivalsIn(known.source, source) : null
      known.source = source
      if (!arrivals) known.state = 'new'
      return arrivals ?? []
    }
    const proxy = (isDrawn: boolean): ModuleProxy =>
      moduleProxy({
        has: name => Object.hasOwn(loaded.exports, name),
        get: name => loaded.exports[name],
        names: () => Object.keys(loaded.exports),
        // In a cycle a name may only be late.
        missing: name => (loaded.state === 'ready' ? this.#tools.stub(source.id, name, isDrawn) : undefined),
      })
    const loaded: Loaded = {
      source,
      exports: {},
      state: 'new',
      hasRun: false,
      importers: new Set(),
      stoodFor: null,
      proxy: proxy(false),
      drawn: proxy(true),
    }
    this.#modules.set(source.id, loaded)
    return []
  }

  /** Everything that has to run again: importers too, unless all a module exports are components. */
  #spread(changed: readonly string[]): { order: string[]; isWhole: boolean } {
    const order = new Set(changed)
    let isWhole = false
    for (const id of order) {
      const { importers, exports, hasRun } = this.#loadedOf(id)
      // Nobody has seen anything of what never ran: whoever imports it now is another module than before.
      if (!hasRun || this.#isBoundary(exports)) continue
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
    const marks: { value: unknown; id: string; signature: string }[] = []
    try {
      this.#tools.run(source, {
        require: specifier => this.#require(specifier, loaded),
        module,
        register: (name, value, signature) =>
          marks.push({ value, id: `${id} ${name}`, signature: `${signature}|${state}` }),
      })
      loaded.exports = module.exports
      loaded.state = 'ready'
      loaded.hasRun = true
      for (const name of loaded.stoodFor?.asked.keys() ?? []) {
        const value = module.exports[name]
        const signature = marks.find(mark => mark.value === value)?.signature ?? state
        if (isPlainFunction(value)) this.#register(value, loaded.stoodFor!.familyOf(name), signature)
      }
      for (const mark of marks) this.#register(mark.value, mark.id, mark.signature)
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
    const isDrawn = importer.source.drawn.includes(specifier)
    if (link.startsWith(PACKAGE)) return this.#tools.packageOf(link.slice(PACKAGE.length), isDrawn)
    if (link.startsWith(MISSING)) return this.#placeholderOf(link.slice(MISSING.length))
    this.#loadedOf(link).importers.add(importer.source.id)
    this.#run(link)
    const { proxy, drawn } = this.#loadedOf(link)
    return isDrawn ? drawn : proxy
  }

  #placeholderOf(path: string): ModuleProxy {
    const known = this.#placeholders.get(path)
    // What had come is gone again.
    if (known && known.arrived === null) return known.proxy
    const placeholder = new PlaceholderModule(path, {
      find: name => {
        const real = placeholder.arrived === null ? null : this.#modules.get(placeholder.arrived)
        return real?.state === 'ready' && Object.hasOwn(real.exports, name) ? real.exports : null
      },
      make: name => {
        const made = this.#tools.placeholder(path, name)
        this.#register(made, placeholder.familyOf(name), '')
        return made
      },
    })
    this.#placeholders.set(path, placeholder)
    return placeholder.proxy
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

/** React Refresh puts nothing of another kind in the place of a function. */
const isPlainFunction = (value: unknown): boolean =>
  typeof value === 'function' &&
  !(value.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent
