/** Gives the design storage in memory where the browser denies it, as it does to third-party frames. */
export function provideMemoryStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!isDenied(() => window[name].length)) continue
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
  }
  if (!isDenied(() => document.cookie)) return
  let cookie = ''
  Object.defineProperty(document, 'cookie', {
    get: () => cookie,
    set: (text: string) => {
      cookie = text.split(';')[0] ?? ''
    },
    configurable: true,
  })
}

function isDenied(read: () => unknown): boolean {
  try {
    read()
    return false
  } catch {
    return true
  }
}

/** Keys can be read and written as properties too, as pages do with the real one. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  const methods: Storage = {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: key => kept.get(String(key)) ?? null,
    key: at => [...kept.keys()][at] ?? null,
    removeItem: key => void kept.delete(String(key)),
    setItem: (key, value) => void kept.set(String(key), String(value)),
  }
  return new Proxy(methods, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : kept.get(String(key))),
    set: (_, key, value) => {
      kept.set(String(key), String(value))
      return true
    },
    deleteProperty: (_, key) => {
      kept.delete(String(key))
      return true
    },
    has: (target, key) => key in target || kept.has(String(key)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key))
        ? { value: kept.get(String(key)), enumerable: true, configurable: true }
        : undefined,
  })
}
