import { useMemo, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'

type AnyType = Y.AbstractType<Y.YEvent<Y.AbstractType<unknown>>>
type Depth = 'shallow' | 'deep'

/**
 * A value read from one shared type, read again when that type changes and at no other time: a streamed token
 * renders the part it belongs to and nothing else. `read` is a stable function.
 */
export function useShared<T, V>(
  type: T,
  read: (type: T) => V,
  depth: Depth = 'shallow',
  isSame: (a: V, b: V) => boolean = Object.is,
): V {
  const store = useMemo(() => sharedStore(type, read, depth, isSame), [type, read, depth, isSame])
  return useSyncExternalStore(store.subscribe, store.value)
}

/** The same without React: the last value read, and who wants to hear of another. */
export function sharedStore<T, V>(
  source: T,
  read: (type: T) => V,
  depth: Depth,
  isSame: (a: V, b: V) => boolean,
) {
  const type = source as unknown as AnyType
  let isStale = true
  let current: { value: V } | null = null
  return {
    subscribe(listener: () => void) {
      const changed = () => {
        isStale = true
        listener()
      }
      isStale = true
      if (depth === 'deep') type.observeDeep(changed)
      else type.observe(changed)
      return () => {
        if (depth === 'deep') type.unobserveDeep(changed)
        else type.unobserve(changed)
      }
    },
    value(): V {
      if (!isStale && current) return current.value
      isStale = false
      const value = read(source)
      if (current === null || !isSame(current.value, value)) current = { value }
      return current.value
    },
  }
}

/** For small plain values that are built anew at each reading. */
export const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** For lists of stable things. */
export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at])
