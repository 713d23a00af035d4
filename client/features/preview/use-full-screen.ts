import { useCallback, useEffect, useState } from 'react'
import { useEscape } from '#client/actions/escape.ts'

export interface FullScreen {
  isOn: boolean
  toggle(): void
}

/**
 * The preview over everything. The page itself goes to full screen, not the preview alone, since menus and notices
 * stand at the end of the page and would not be seen.
 */
export function useFullScreen(): FullScreen {
  const [isOn, setOn] = useState(false)
  const toggle = useCallback(() => {
    setOn(!isOn)
    const page = document.documentElement
    // Where the browser does not allow it, the preview still fills the window.
    if (!isOn) page.requestFullscreen?.().catch(() => undefined)
    else if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  }, [isOn])
  // The browser has its own ways out of it.
  useEffect(() => {
    if (!isOn) return
    const changed = () => document.fullscreenElement === null && setOn(false)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [isOn])
  useEscape('fullScreen', isOn ? toggle : null)
  return { isOn, toggle }
}
