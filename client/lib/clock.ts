import { useSyncExternalStore } from 'react'

interface Clock {
  subscribe(listener: () => void): () => void
  now(): number
}

const clocks = new Map<number, Clock>()

/** The time, told again every `everyMs`; one timer for everybody who asks. Null stands still. */
export function useNow(everyMs: number | null): number {
  const clock = everyMs === null ? STOPPED : clockOf(everyMs)
  return useSyncExternalStore(clock.subscribe, clock.now)
}

const opened = Date.now()
const STOPPED: Clock = { subscribe: () => () => undefined, now: () => opened }

function clockOf(everyMs: number): Clock {
  const known = clocks.get(everyMs)
  if (known) return known
  const listeners = new Set<() => void>()
  let now = Date.now()
  let timer: ReturnType<typeof setInterval> | null = null
  const clock: Clock = {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener)
      now = Date.now()
      timer ??= setInterval(() => {
        now = Date.now()
        for (const each of listeners) each()
      }, everyMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || timer === null) return
        clearInterval(timer)
        timer = null
      }
    },
  }
  clocks.set(everyMs, clock)
  return clock
}
