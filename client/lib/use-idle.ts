import { useEffect, useState } from 'react'

const LATEST_MS = 4_000

/** True once the page is idle, counted from when `isAsked` turns true. */
export function useIdle(isAsked: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  // Only the browser knows when the page is idle.
  useEffect(() => {
    if (!isAsked || isIdle) return
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), LATEST_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [isAsked, isIdle])
  return isIdle
}
