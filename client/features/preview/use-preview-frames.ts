import { useState } from 'react'
import type { ArtifactPreview } from '#client/api/artifacts.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'
import { type Frame, type FrameProblem, HUNG } from './frame-swap.ts'
import { useFrames } from './use-frames.ts'
import { isLiveKey, useLive } from './use-live.ts'
import { useWatchdog } from './use-watchdog.ts'

interface Options {
  canWrite: boolean
  artifactId: string | null
  preview: ArtifactPreview | undefined
  isDarkMode: boolean | null
  /** The mouse over the shown frame, in shares of its size; null when it has left. */
  onPointer(at: { x: number; y: number } | null, frame: HTMLIFrameElement): void
}

export interface PreviewFramesState {
  /** The frame people look at. */
  shown: Frame | null
  /** Every frame in the document, in its order. */
  all: Frame[]
  elements: Map<string, HTMLIFrameElement>
  problem: FrameProblem | null
  /** Packages of what is written and typed that nothing serves; null where the compiled version is shown. */
  unsupported: readonly string[] | null
  path: string
  isLoading: boolean
  /** Loads what is shown again, from the start. */
  reload(): void
  /** Loads every frame again, since what their pages may do has changed. */
  renew(): void
  dismiss(): void
}

/** The compiled version and the live frame over it, of which the newer good picture is shown. */
export function usePreviewFrames({
  canWrite,
  artifactId,
  preview,
  isDarkMode,
  onPointer,
}: Options): PreviewFramesState {
  const frames = useFrames({
    artifactId,
    preview,
    isDarkMode,
    onPointer,
    onHeard: key => watchdog.heard(key),
    onFlood: key => giveUp(key),
    onOther: (key, message) => hearLive(key, message),
  })
  const { elements } = frames
  const live = useLive({ canWrite, isDarkMode, canonical: frames, elements })
  const [isHung, setHung] = useState(false)
  const giveUp = (key: string) => {
    if (!isLiveKey(key)) return frames.drop(key)
    live.drop()
    setHung(true)
  }
  const watchdog = useWatchdog(elements, giveUp)
  const shown = live.isShown ? live.frame : frames.shown
  const hearLive = (key: string, message: FrameMessage) => {
    live.hear(key, message)
    if (key !== shown?.key) return
    const element = elements.get(key)
    if (message.type === 'ROUTE_CHANGED') frames.setPath(message.path)
    if (message.type === 'POINTER' && element) onPointer(message.at, element)
  }
  const ofCompiled = live.isShown && live.isNewer ? null : frames.problem
  const problem = live.problem ?? (isHung ? HUNG_LIVE : ofCompiled)
  // A later design has been painted.
  if (isHung && live.isShown) setHung(false)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const problemText = problem && `${problem.kind} ${problem.message}`
  if (dismissed !== null && problemText === null) setDismissed(null)
  return {
    shown,
    all: [live.frame, frames.shown, frames.next].filter(frame => frame !== null),
    elements,
    problem: dismissed !== null && dismissed === problemText ? null : problem,
    unsupported: live.isShown ? live.unsupported : null,
    path: frames.path,
    isLoading: frames.next !== null,
    reload() {
      setHung(false)
      if (live.isShown || isHung) live.reload()
      if (!live.isShown) frames.reload()
    },
    renew() {
      live.reload()
      frames.reload()
    },
    dismiss() {
      setHung(false)
      setDismissed(live.problem && problemText)
      if (!live.problem) frames.dismiss()
    },
  }
}

const HUNG_LIVE: FrameProblem = { artifactId: '', kind: 'hung', message: HUNG, place: null }
