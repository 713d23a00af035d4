import { useSyncExternalStore } from 'react'
import type { z } from 'zod'

/** One value of this browser that survives a reload. */
export interface Stored<T> {
  read(): T
  write(value: T): void
  subscribe(listener: () => void): () => void
}

const made = new Map<string, Stored<unknown>>()

type Area = 'local' | 'session'

/** The value under `key`; kept in memory alone where the browser denies storage. */
export function stored<T>(name: string, schema: z.ZodType<T>, fallback: T, area: Area = 'local'): Stored<T> {
  const key = `maquette:${name}`
  const known = made.get(key)
  if (known) return known as Stored<T>
  const store = makeStored(key, schema, fallback, area)
  made.set(key, store as Stored<unknown>)
  return store
}

export function useStored<T>(store: Stored<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(store.subscribe, store.read), store.write]
}

function makeStored<T>(key: string, schema: z.ZodType<T>, fallback: T, area: Area): Stored<T> {
  const listeners = new Set<() => void>()
  let value = parse(schema, readText(area, key)) ?? fallback
  return {
    read: () => value,
    write(next) {
      value = next
      writeText(area, key, Object.is(next, fallback) ? null : JSON.stringify(next))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function parse<T>(schema: z.ZodType<T>, text: string | null): T | null {
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    // Written by another version or by hand: it is ignored.
    return null
  }
}

const storageOf = (area: Area): Storage => (area === 'session' ? sessionStorage : localStorage)

function readText(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

function writeText(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
  } catch {
    // Denied or full: the value lives as long as the page.
  }
}
