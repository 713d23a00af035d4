import { useSyncExternalStore } from 'react'

/** Below this the three panels of the editor are switched between. */
export const NARROW = '(max-width: 899px)'

/** A finger is the pointer, so there is hardly a keyboard. */
export const TOUCH = '(pointer: coarse)'

export function useMediaQuery(query: string): boolean {
  const list = matchMedia(query)
  return useSyncExternalStore(
    listener => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => list.matches,
  )
}
