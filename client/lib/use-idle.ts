import { useEffect, useState } from 'react'

const LATEST_MS = 4_000

/** True once the page has nothing better to do, from when it is asked for. */
export function useIdle(isAsked: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  // When the page rests is known to the browser alone.
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
