import { afterAll } from 'vitest'

// The timers of a page end with it. Here they are Node's: one that a notice has left would run when no window is there.
if (typeof window !== 'undefined') {
  const start = globalThis.setTimeout
  const started = new Set<ReturnType<typeof start>>()
  const counted = (...given: Parameters<typeof start>) => {
    const timer = start(...given)
    started.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.defineProperties(
    counted,
    Object.getOwnPropertyDescriptors(start),
  ) as typeof start
  afterAll(() => {
    globalThis.setTimeout = start
    for (const timer of started) clearTimeout(timer)
  })
}
