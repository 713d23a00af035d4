import { useEffect, useState } from 'react'
import type { ArtifactPreview } from '#client/api/artifacts.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { toast } from '#client/ui/toast.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'
import { type Frame, type FrameProblem, HUNG } from './frame-swap.ts'
import { useFrames } from './use-frames.ts'
import { isLiveKey, useLive } from './use-live.ts'
import { useWatchdog } from './use-watchdog.ts'
import { suspectOf } from './watchdog.ts'

interface Options {
  canWrite: boolean
  artifactId: string | null
  preview: ArtifactPreview | undefined
  isDarkMode: boolean | null
  renewAddress(): Promise<unknown>
  /** The mouse over the shown frame, in shares of its size; null when it has left. */
  onPointer(at: { x: number; y: number } | null, frame: DesignFrame): void
}

export interface PreviewFramesState {
  /** The frame people look at. */
  shown: Frame | null
  /** Every frame in the document, in its order. */
  all: Frame[]
  frames: FrameSet
  /** The talk with the one that is shown. */
  frame: DesignFrame | null
  problem: FrameProblem | null
  /** Packages of what is written and typed that nothing serves; null where the compiled version is shown. */
  unsupported: readonly string[] | null
  path: string
  isLoading: boolean
  /** The server cannot be reached, and a load waits for it; `bare` where the page that was shown is gone as well. */
  away: 'waiting' | 'bare' | null
  /** The page in a frame has come, whatever it is. */
  arrived(key: string): void
  /** Loads what is shown again, from the start. */
  reload(): void
  /** Loads the compiled version again, whatever is shown. */
  lookAgain(): void
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
  renewAddress,
  onPointer,
}: Options): PreviewFramesState {
  const compiled = useFrames({
    artifactId,
    preview,
    isDarkMode,
    renewAddress,
    onPointer,
    onHeard: key => {
      if (!watchdog.heard(key)) return
      if (isLiveKey(key)) setHung(null)
      else compiled.answered(key)
    },
    onGone: key => watchdog.forget(key),
    onFlood: key => giveUp(key),
    onOther: (key, message) => hearLive(key, message),
  })
  const { frames } = compiled
  const live = useLive({ canWrite, isDarkMode, canonical: compiled, frames })
  /** The live frame does not answer, at a second look. */
  const [hung, setHung] = useState<{ how: 'silent' | 'gone'; subject: object | null } | null>(null)
  const giveUp = (key: string) => {
    if (!isLiveKey(key)) return compiled.drop(key)
    live.drop()
    setHung({ how: 'gone', subject: live.subject })
  }
  const stuck = (silent: ReadonlySet<string>) => {
    const liveKey = live.frame?.key ?? null
    const found = suspectOf(silent, {
      live: live.subject ? liveKey : null,
      next: compiled.next?.key ?? null,
      shown: compiled.shown?.key ?? null,
    })
    if (!found) return live.reload()
    const { suspect, others } = found
    const isFirst = suspect === liveKey ? live.lookAgain() : compiled.stuck(suspect)
    if (suspect === liveKey && !isFirst) setHung({ how: 'silent', subject: live.subject })
    if (isFirst && suspect === shown?.key) toast(LOADED_AGAIN)
    if (compiled.shown && others.includes(compiled.shown.key)) compiled.renewShown()
    // Kept warm beside them, and silent with them.
    if (liveKey !== null && liveKey !== suspect && silent.has(liveKey)) live.reload()
  }
  const watchdog = useWatchdog(frames, { stuck, gone: giveUp })
  const shown = live.isShown ? live.frame : compiled.shown
  const hearLive = (key: string, message: FrameMessage) => {
    live.hear(key, message)
    if (key !== shown?.key) return
    if (message.type === 'ROUTE_CHANGED') compiled.setPath(message.path)
    if (message.type === 'POINTER') onPointer(message.at, frames.of(key))
  }
  const ofCompiled = live.isShown && live.isNewer ? null : compiled.problem
  const problem = live.problem ?? (hung ? HUNG_LIVE : ofCompiled)
  // A later design has been painted.
  if (hung?.how === 'gone' && live.isShown) setHung(null)
  // A frame that hangs takes no newer code, so that goes to another frame.
  useEffect(() => {
    if (hung?.how !== 'silent' || hung.subject === live.subject) return
    setHung({ how: 'gone', subject: live.subject })
    live.reload()
  }, [hung, live])
  const [dismissed, setDismissed] = useState<string | null>(null)
  const problemText = problem && `${problem.kind} ${problem.message}`
  if (dismissed !== null && problemText === null) setDismissed(null)
  return {
    shown,
    all: [live.frame, compiled.shown, compiled.next].filter(frame => frame !== null),
    frames,
    frame: shown && frames.of(shown.key),
    problem: dismissed !== null && dismissed === problemText ? null : problem,
    unsupported: live.isShown ? live.unsupported : null,
    path: compiled.path,
    isLoading: compiled.next !== null && compiled.problem?.artifactId !== compiled.next.artifactId,
    away: compiled.away,
    arrived: compiled.arrived,
    reload() {
      setHung(null)
      if (live.isShown || hung) live.reload()
      if (!live.isShown) compiled.reload()
    },
    lookAgain: compiled.reload,
    renew() {
      live.reload()
      compiled.reload()
    },
    dismiss() {
      setHung(null)
      setDismissed(live.problem && problemText)
      if (!live.problem) compiled.dismiss()
    },
  }
}

const LOADED_AGAIN = 'The design stopped answering, so it was loaded again.'

const HUNG_LIVE: FrameProblem = { artifactId: '', kind: 'hung', message: HUNG, place: null }
