import { useEffect, useState } from 'react'

/** The value once it has rested for so long; the first one at once. */
export function useDebounced<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value)
  // Only a timer can tell that nothing more comes.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}
