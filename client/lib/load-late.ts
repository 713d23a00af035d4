const TRY_AGAIN_AFTER_MS = 15_000

type Load = () => Promise<unknown>

const rest: Load[] = []

const loaded = new Map<Load, unknown>()

/**
 * Code that is fetched when it is needed. Browsers keep a failure for as long as the page is open, so it waits for a
 * network first. `load` is known by its identity.
 */
export async function loadLate<T>(load: () => Promise<T>): Promise<T> {
  if (loaded.has(load)) return loaded.get(load) as T
  if (!navigator.onLine) await online()
  const code = await load()
  loaded.set(load, code)
  return code
}

/** What `loadLate` has brought of it already. */
export const loadedLate = <T>(load: () => Promise<T>): T | undefined => loaded.get(load) as T | undefined

/** Leaves it to `loadRest`, which fetches what must also work offline. */
export function addToRest<T>(load: () => Promise<T>): () => Promise<T> {
  rest.push(load)
  return load
}

/** Fetches what must also work offline, one part after another, once the page is idle. */
export async function loadRest(): Promise<void> {
  while (!(await isServerThere())) await Promise.any([online(), passed(TRY_AGAIN_AFTER_MS)])
  // Loading one adds those inside of it.
  for (const load of rest) {
    await idle()
    // The part that needs it shows the failure.
    await loadLate(load).catch(() => undefined)
  }
}

const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

const idle = (): Promise<unknown> =>
  'requestIdleCallback' in globalThis
    ? new Promise(done => requestIdleCallback(done, { timeout: TRY_AGAIN_AFTER_MS }))
    : passed(TRY_AGAIN_AFTER_MS)

const passed = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

const online = (): Promise<void> =>
  new Promise(done => addEventListener('online', () => done(), { once: true }))
