import { useEffect, useRef, useState } from 'react'
import { tellFrame } from '#client/lib/frame-messages.ts'
import { PING_EVERY_MS, Watchdog } from './watchdog.ts'

/** Asks every frame whether it is still there, and says which one is not; give it what each frame says. */
export function useWatchdog(
  elements: ReadonlyMap<string, HTMLIFrameElement>,
  hung: (key: string) => void,
): Watchdog {
  const [watchdog] = useState(() => new Watchdog())
  const latest = useRef(hung)
  latest.current = hung
  // Only time can tell silence.
  useEffect(() => {
    let id = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      id += 1
      const { ask, silent } = watchdog.tick(performance.now(), new Set(elements.keys()))
      for (const key of ask) {
        const element = elements.get(key)
        if (element) tellFrame(element, { type: 'PING', id })
      }
      for (const key of silent) {
        watchdog.forget(key)
        latest.current(key)
      }
    }, PING_EVERY_MS)
    return () => clearInterval(timer)
  }, [elements, watchdog])
  return watchdog
}
