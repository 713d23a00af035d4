import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { ArtifactPreview } from '#client/api/artifacts.ts'
import { tellFrame, useFrameMessages } from '#client/lib/frame-messages.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'
import { cleanCompileError, frameSource } from '#shared/preview.ts'
import { isReady, judgeRender } from '#shared/preview-health.ts'
import { type FrameState, NO_FRAMES, swapFrames } from './frame-swap.ts'

/** After this long a frame is shown whatever it says. */
const SETTLED_AFTER_MS = 8_000

interface Options {
  artifactId: string | null
  preview: ArtifactPreview | undefined
  isDarkMode: boolean | null
  /** The mouse over the shown frame, in shares of its size; null when it has left. */
  onPointer(at: { x: number; y: number } | null, frame: HTMLIFrameElement): void
  /** A frame is there and answers. */
  onHeard(key: string): void
  /** A frame sends so much that it was emptied. */
  onFlood(key: string): void
  /** What a frame of somebody else among the elements says. */
  onOther(key: string, message: FrameMessage): void
}

interface Frames extends FrameState {
  elements: Map<string, HTMLIFrameElement>
  path: string
  setPath(path: string): void
  reload(): void
  /** Gives up a frame that does not answer. */
  drop(key: string): void
  dismiss(): void
}

/** Which frames there are, and what they say. */
export function useFrames({
  artifactId,
  preview,
  isDarkMode,
  onPointer,
  onHeard,
  onFlood,
  onOther,
}: Options): Frames {
  const [state, tell] = useReducer(swapFrames, NO_FRAMES)
  const [load, setLoad] = useState(0)
  const [path, setPath] = useState('/')
  const elements = useRef(new Map<string, HTMLIFrameElement>()).current
  const asked = useRef<string | null>(null)

  // A version that has become active is loaded once, however often its address is renewed.
  useEffect(() => {
    if (!artifactId || !preview) return
    const key = `${artifactId}.${load}`
    if (asked.current === key) return
    asked.current = key
    if (preview.status === 'error') {
      const message = cleanCompileError(preview.errorMessage ?? '')
      tell({ type: 'problem', problem: { artifactId, kind: 'compile', message, place: null } })
      return
    }
    const src = frameSource(preview.previewSrc, path, flagsOf(isDarkMode))
    tell({ type: 'load', frame: { key, artifactId, src } })
  }, [artifactId, preview, load, path, isDarkMode])

  const waiting = state.next?.key
  // A frame that never says anything must not hold the picture back for ever.
  useEffect(() => {
    if (!waiting) return
    const settled = () => tell({ type: 'settled', key: waiting, outcome: 'timeout' })
    const timer = setTimeout(settled, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [waiting])

  const shown = state.shown
  // The design switches in place, without a reload.
  useEffect(() => {
    if (!shown || isDarkMode === null) return
    const element = elements.get(shown.key)
    if (element) tellFrame(element, { type: 'SET_DARK_MODE', isDarkMode })
  }, [elements, shown, isDarkMode])

  useFrameMessages(
    elements,
    (key, message) => {
      onHeard(key)
      const frame = [state.next, state.shown].find(known => known?.key === key)
      if (!frame) return onOther(key, message)
      hear(message, key, frame.artifactId)
    },
    onFlood,
  )

  const hear = (message: FrameMessage, key: string, frameArtifactId: string) => {
    switch (message.type) {
      case 'PAINTED':
        return tell({ type: 'settled', key, ...judged(message) })
      case 'IFRAME_ERROR': {
        const place = message.file && `${message.file}${message.line ? `:${message.line}` : ''}`
        const problem = {
          artifactId: frameArtifactId,
          kind: 'thrown',
          message: message.message,
          place,
        } as const
        return tell({ type: 'problem', problem })
      }
      case 'ROUTE_CHANGED':
        if (key === state.shown?.key) setPath(message.path)
        return
      case 'POINTER': {
        const element = elements.get(key)
        if (element && key === state.shown?.key) onPointer(message.at, element)
      }
    }
  }

  const reload = useCallback(() => setLoad(count => count + 1), [])
  const dismiss = useCallback(() => tell({ type: 'dismissed' }), [])
  const drop = useCallback((key: string) => tell({ type: 'hung', key }), [])
  return { ...state, elements, path, setPath, reload, drop, dismiss }
}

/** Painted is not enough where the page that was drawn says that there is none. */
function judged({ outcome, facts }: Extract<FrameMessage, { type: 'PAINTED' }>) {
  if (outcome === 'thrown' || !facts) return { outcome }
  const verdict = judgeRender({ facts, error: null, isSilent: false })
  return { outcome: isReady(verdict) ? 'painted' : 'blank', cause: verdict.cause } as const
}

const flagsOf = (isDarkMode: boolean | null) =>
  isDarkMode === null ? { edit: true } : { edit: true, shadcnDarkMode: isDarkMode }
