import { useEffect, useState } from 'react'
import { previewTools } from '#client/state/preview-tools.ts'
import type { FigmaFrame } from '#shared/figma-frame.ts'
import { askLayers } from './ask-layers.ts'

interface Layers {
  /** `failed` where there is no page to read, or a frame came without data. */
  state: 'reading' | 'ready' | 'failed'
  frame: FigmaFrame | null
  again(): void
}

/** The page that the preview shows, read once, as it stands there. */
export function useLayers(): Layers {
  const [times, setTimes] = useState(0)
  const [read, setRead] = useState<{ of: number; frame: FigmaFrame | null } | null>(null)
  // A frame lives outside of React.
  useEffect(() => {
    const over = new AbortController()
    const shown = previewTools()?.shownFrame ?? null
    const asked = shown ? askLayers(shown, over.signal) : Promise.resolve(null)
    void asked.then(frame => !over.signal.aborted && setRead({ of: times, frame }))
    return () => over.abort()
  }, [times])
  const isRead = read?.of === times
  return {
    state: !isRead ? 'reading' : read.frame ? 'ready' : 'failed',
    frame: isRead ? read.frame : null,
    again: () => setTimes(times + 1),
  }
}
