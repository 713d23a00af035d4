import { useEffect, useState } from 'react'

/** True once something has held for `ms`; false at once when it does not. */
export function useSettled(is: boolean, ms: number): boolean {
  const [isSettled, setSettled] = useState(false)
  // Time is no event of React.
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
