import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 767px)'

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the window is narrower than a tablet. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
}
