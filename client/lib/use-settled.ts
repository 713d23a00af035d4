import { useEffect, useState } from 'react'

/** True once something has held for `ms`; false at once when it does not. */
export function useSettled(is: boolean, ms: number): boolean {
  const [isSettled, setSettled] = useState(false)
  // React has no event for time that passes.
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setSettled(true), ms)
    return () => {
      clearTimeout(timer)
      setSettled(false)
    }
  }, [is, ms])
  return is && isSettled
}
