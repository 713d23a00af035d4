interface RefreshRuntime {
  injectIntoGlobalHook(window: Window): void
  register(type: unknown, id: string): void
  setSignature(type: unknown, key: string, forceReset?: boolean): void
  isLikelyComponentType(type: unknown): boolean
  getFamilyByType(type: unknown): object | undefined
  performReactRefresh(): unknown
}

/** React Refresh as the registry uses it. */
export class RefreshHooks {
  readonly #runtime: RefreshRuntime
  readonly #signed = new WeakSet<object>()

  constructor(module: RefreshRuntime & { default?: RefreshRuntime }) {
    this.#runtime = module.default ?? module
    this.#runtime.injectIntoGlobalHook(window)
  }

  isComponent(value: unknown): value is object {
    return value !== null && this.#runtime.isLikelyComponentType(value)
  }

  /** The first name a component is registered by is the nearest one. */
  register(component: unknown, id: string, signature: string): void {
    if (this.#signed.has(component as object)) return
    this.#signed.add(component as object)
    this.#runtime.setSignature(component, signature)
    this.#runtime.register(component, id)
  }

  /** One component before and after a change: what is drawn with the older one becomes the newer by itself. */
  isSame(a: unknown, b: unknown): boolean {
    if (a === b) return true
    const family = this.#runtime.getFamilyByType(a)
    return family !== undefined && family === this.#runtime.getFamilyByType(b)
  }

  perform(): void {
    this.#runtime.performReactRefresh()
  }
}
