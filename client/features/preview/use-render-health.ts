import { useCallback, useEffect, useRef } from 'react'
import { useReportHealth } from '#client/api/artifacts.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { healthyClock } from '#client/frames/healthy-clock.ts'
import { useHeardIn } from '#client/frames/use-heard.ts'
import { isReady, judgeRender, type RenderError, type RenderVerdict } from '#shared/preview-health.ts'
import type { Frame, FrameProblem } from './frame-swap.ts'

/** What was not seen yet may only be late. */
const LATE_AFTER_MS = 4_000

interface Options {
  /** People who may write report what came of a version, for everybody. */
  canWrite: boolean
  /** What is loaded of compiled versions. */
  compiled: readonly Frame[]
  frames: FrameSet
  problem: FrameProblem | null
  /** Loads the compiled version a second time. */
  lookAgain(): void
}

/** Ready means rendered: each load is reported to the server, which believes a fault once it was seen twice. */
export function useRenderHealth({ canWrite, compiled, frames, problem, lookAgain }: Options): void {
  const report = useReport(lookAgain)
  const errors = useRef(new Map<string, RenderError>()).current
  /** Where each version was loaded last, also when that frame is gone. */
  const loadedIn = useRef(new Map<string, DesignFrame>()).current
  const unseen = useRef(new Map<string, () => void>()).current
  const hung = problem?.kind === 'hung' && problem.isGone ? problem.artifactId : null
  // A frame that hangs reports nothing, so the page does.
  useEffect(() => {
    if (!canWrite || !hung) return
    report(hung, loadedIn.get(hung), judgeRender({ facts: null, error: null, isSilent: true }))
  }, [canWrite, hung, report, loadedIn])

  useHeardIn(frames, (key, message) => {
    const load = compiled.find(known => known.key === key)
    if (!load) return
    const frame = frames.of(key)
    loadedIn.set(load.artifactId, frame)
    if (message.type === 'IFRAME_ERROR' && !errors.has(key)) {
      const place = message.file && `${message.file}${message.line ? `:${message.line}` : ''}`
      errors.set(key, { message: message.message, place })
    }
    if (message.type !== 'PAINTED' || !canWrite) return
    const error = errors.get(key) ?? null
    if (!error && !message.facts) return
    const verdict = judgeRender({ facts: message.facts ?? null, error, isSilent: false })
    const tell = () => report(load.artifactId, frame, verdict)
    unseen.get(key)?.()
    if (isReady(verdict) || error) tell()
    else unseen.set(key, healthyClock.after(LATE_AFTER_MS, tell))
  })
}

/** Tells the server; a version is looked at a second time once, when that is wanted. */
function useReport(lookAgain: () => void) {
  const tell = useReportHealth()
  const latest = useRef(lookAgain)
  latest.current = lookAgain
  const lookedAgain = useRef(new Set<string>()).current
  return useCallback(
    (artifactId: string, frame: DesignFrame | undefined, health: RenderVerdict) => {
      const token = frame?.reportToken
      if (!token) return
      void tell({ artifactId, token, health }).then(isWanted => {
        if (!isWanted || lookedAgain.has(artifactId)) return
        lookedAgain.add(artifactId)
        latest.current()
      })
    },
    [tell, lookedAgain],
  )
}
