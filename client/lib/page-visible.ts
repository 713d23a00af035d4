import { useSyncExternalStore } from 'react'

/** Whether this tab is looked at. */
export const useIsPageVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
