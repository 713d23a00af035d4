import { useCallback, useEffect, useRef, useState } from 'react'
import { isServerThere, whenServerIsBack } from '#client/lib/server-there.ts'

interface ServerAway {
  /** Something waits for the server; `bare` where what was shown is gone as well. */
  away: 'waiting' | 'bare' | null
  /** Does this once the server answers: now, or when it is back. */
  whenThere(load: () => Promise<unknown>): void
  /** A page has come that says nothing: true where it is one of the browser, and then it is loaded anew in time. */
  isGone(isShown: boolean, load: () => Promise<unknown>): Promise<boolean>
}

/** A frame that is loaded while the server is away ends on an error page of the browser, so none is. */
export function useServerAway(): ServerAway {
  const [away, setAway] = useState<ServerAway['away']>(null)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => () => waiting.current?.(), [])

  const wait = useCallback((isBare: boolean, load: () => Promise<unknown>) => {
    waiting.current?.()
    setAway(before => (isBare || before === 'bare' ? 'bare' : 'waiting'))
    waiting.current = whenServerIsBack(() => {
      waiting.current = null
      void load().finally(() => setAway(null))
    })
  }, [])
  const whenThere = useCallback(
    async (load: () => Promise<unknown>) => {
      if (!(await isServerThere())) return wait(false, load)
      waiting.current?.()
      waiting.current = null
      await load()
      setAway(null)
    },
    [wait],
  )
  const isGone = useCallback(
    async (isShown: boolean, load: () => Promise<unknown>) => {
      if (await isServerThere()) return false
      wait(isShown, load)
      return true
    },
    [wait],
  )
  return { away, whenThere, isGone }
}
