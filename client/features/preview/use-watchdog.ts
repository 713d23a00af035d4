import { useEffect, useRef, useState } from 'react'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { healthyClock } from '#client/frames/healthy-clock.ts'
import { PING_EVERY_MS, Watchdog } from './watchdog.ts'

interface Told {
  /** Something says nothing, although there was time to; these are the silent ones. */
  stuck(silent: ReadonlySet<string>): void
  /** Nothing is expected of it any more. */
  gone(key: string): void
}

/** Asks every frame whether it is still there, and says which one is not; give it what each frame says. */
export function useWatchdog(frames: FrameSet, told: Told): Watchdog {
  const [watchdog] = useState(() => new Watchdog())
  const latest = useRef(told)
  latest.current = told
  // Only time can tell silence.
  useEffect(() => {
    let id = 0
    let unwatch: (() => void) | null = null
    const timer = setInterval(() => {
      if (document.hidden) return
      id += 1
      const present = new Set(frames.present().map(({ key }) => key))
      const found = watchdog.tick(performance.now(), healthyClock.now(), present)
      for (const key of found.ask) frames.say(key, { type: 'PING', id })
      if (found.suspicious.length > 0) unwatch ??= healthyClock.watch()
      else {
        unwatch?.()
        unwatch = null
      }
      if (found.stuck.length > 0) latest.current.stuck(new Set(found.suspicious))
      for (const key of found.gone) {
        watchdog.forget(key)
        latest.current.gone(key)
      }
    }, PING_EVERY_MS)
    return () => {
      clearInterval(timer)
      unwatch?.()
    }
  }, [frames, watchdog])
  return watchdog
}
