import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { ArtifactPreview } from '#client/api/artifacts.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { healthyClock } from '#client/frames/healthy-clock.ts'
import { useFrameSet, useHeardIn } from '#client/frames/use-heard.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'
import { atLook, cleanCompileError, frameSource } from '#shared/preview.ts'
import { isReady, judgeRender } from '#shared/preview-health.ts'
import { type FrameState, NO_FRAMES, swapFrames } from './frame-swap.ts'
import { useServerAway } from './use-server-away.ts'

/** A page that has come, and had so long to draw something, is shown whatever it says. */
const SETTLED_AFTER_MS = 8_000

interface Options {
  artifactId: string | null
  preview: ArtifactPreview | undefined
  isDarkMode: boolean | null
  /** Asks for the address anew, since the pass in it is soon over. */
  renewAddress(): Promise<unknown>
  /** The mouse over the shown frame, in shares of its size; null when it has left. */
  onPointer(at: { x: number; y: number } | null, frame: DesignFrame): void
  /** A frame is there and answers. */
  onHeard(key: string): void
  /** The page in a frame is gone. */
  onGone(key: string): void
  /** A frame sends so much that it was emptied. */
  onFlood(key: string): void
  /** What a frame of somebody else among them says. */
  onOther(key: string, message: FrameMessage): void
}

interface Frames extends FrameState {
  frames: FrameSet
  path: string
  setPath(path: string): void
  /** Loads the version anew, as soon as the server can be asked for it. */
  reload(): void
  /** The server cannot be reached, and a load waits for it; `bare` where the page that was shown is gone as well. */
  away: 'waiting' | 'bare' | null
  /** The page in a frame has come, whatever it is. */
  arrived(key: string): void
  /** A frame does not answer: it is loaded once more. False where it was before, and then it is said to hang. */
  stuck(key: string): boolean
  /** What is shown was silent because of another frame: it is loaded again, and nothing held against it. */
  renewShown(): void
  /** It answers after all. */
  answered(key: string): void
  /** Nothing more is expected of a frame. */
  drop(key: string): void
  dismiss(): void
}

/** Which frames there are, and what they say. */
export function useFrames({
  artifactId,
  preview,
  isDarkMode,
  renewAddress,
  onPointer,
  onHeard,
  onGone,
  onFlood,
  onOther,
}: Options): Frames {
  const [state, tell] = useReducer(swapFrames, NO_FRAMES)
  const [load, setLoad] = useState(0)
  const [path, setPath] = useState('/')
  const frames = useFrameSet()
  const asked = useRef<string | null>(null)
  /** How often a version was found not to answer. */
  const looks = useRef(new Map<string, number>()).current
  const renewals = useRef(0)
  const spoken = useRef(new Set<string>()).current
  const [arrivedKey, setArrivedKey] = useState<string | null>(null)

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
    const address = atLook(preview.previewSrc, looks.get(artifactId) ?? 0)
    const src = frameSource(address, path, flagsOf(isDarkMode))
    tell({ type: 'load', frame: { key, artifactId, src } })
  }, [artifactId, preview, load, path, isDarkMode, looks])

  const waiting = state.next?.key
  // A page that never says anything must not hold the picture back for ever.
  useEffect(() => {
    if (!waiting || arrivedKey !== waiting) return
    return healthyClock.after(SETTLED_AFTER_MS, () =>
      tell({ type: 'settled', key: waiting, outcome: 'timeout' }),
    )
  }, [waiting, arrivedKey])

  const shown = state.shown
  // The design switches in place, without a reload.
  useEffect(() => {
    if (!shown || isDarkMode === null) return
    frames.say(shown.key, { type: 'SET_DARK_MODE', isDarkMode })
  }, [frames, shown, isDarkMode])

  useHeardIn(
    frames,
    (key, message) => {
      onHeard(key)
      spoken.add(key)
      if (key === state.next?.key) setArrivedKey(key)
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
          stack: message.stack,
        } as const
        return tell({ type: 'problem', problem })
      }
      case 'ROUTE_CHANGED':
        if (key === state.shown?.key) setPath(message.path)
        return
      case 'POINTER':
        if (key === state.shown?.key) onPointer(message.at, frames.of(key))
    }
  }

  const latest = useRef(renewAddress)
  latest.current = renewAddress
  const loadAnew = useCallback(async () => {
    await latest.current()
    setLoad(count => count + 1)
  }, [])
  const { away, whenThere, isGone } = useServerAway()
  const reload = useCallback(() => whenThere(loadAnew), [whenThere, loadAnew])
  const dismiss = useCallback(() => tell({ type: 'dismissed' }), [])
  const drop = useCallback((key: string) => tell({ type: 'hung', key, isGone: true }), [])
  const answered = useCallback((key: string) => tell({ type: 'answered', key }), [])
  const stuck = useCallback(
    (key: string) => {
      const [id = key] = key.split('.')
      const times = (looks.get(id) ?? 0) + 1
      looks.set(id, times)
      if (times > 1) tell({ type: 'hung', key, isGone: false })
      else {
        tell({ type: 'lost', key })
        reload()
      }
      return times === 1
    },
    [looks, reload],
  )
  const shownKey = state.shown?.key
  const renewShown = () => {
    renewals.current += 1
    if (shownKey) tell({ type: 'renewed', key: shownKey, by: `${shownKey}~${renewals.current}` })
  }
  const arrived = (key: string) => {
    if (key === state.next?.key) setArrivedKey(key)
    spoken.delete(key)
    // The first message of the design's page comes at about the time of the frame's load event.
    setTimeout(() => {
      if (spoken.has(key) || !frames.has(key)) return
      void isGone(key === shown?.key, loadAnew).then(is => is && onGone(key))
    }, SPEAKS_WITHIN_MS)
  }
  return {
    ...state,
    frames,
    path,
    setPath,
    reload,
    away,
    arrived,
    stuck,
    renewShown,
    answered,
    drop,
    dismiss,
  }
}

const SPEAKS_WITHIN_MS = 1_500

/** Painted is not enough where the page that was drawn says that there is none. */
function judged({ outcome, facts }: Extract<FrameMessage, { type: 'PAINTED' }>) {
  if (outcome === 'thrown' || !facts) return { outcome }
  const verdict = judgeRender({ facts, error: null, isSilent: false })
  return { outcome: isReady(verdict) ? 'painted' : 'blank', cause: verdict.cause } as const
}

const flagsOf = (isDarkMode: boolean | null) =>
  isDarkMode === null ? { edit: true } : { edit: true, shadcnDarkMode: isDarkMode }
