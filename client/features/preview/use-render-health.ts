import { useEffect, useRef } from 'react'
import { useReportHealth } from '#client/api/artifacts.ts'
import { useFrameMessages } from '#client/lib/frame-messages.ts'
import { judgeRender, type RenderError } from '#shared/preview-health.ts'
import type { Frame, FrameProblem } from './frame-swap.ts'

interface Options {
  /** Whoever may write tells what came of a version, so that everybody knows. */
  canWrite: boolean
  /** Frames that show compiled versions. */
  frames: readonly Frame[]
  elements: ReadonlyMap<string, HTMLIFrameElement>
  problem: FrameProblem | null
}

/** Ready means rendered: the first verdict on each version is told to the server, once. */
export function useRenderHealth({ canWrite, frames, elements, problem }: Options): void {
  const report = useReportHealth()
  const errors = useRef(new Map<string, RenderError>()).current
  const hung = problem?.kind === 'hung' ? problem.artifactId : null
  // A frame that hangs says nothing; whoever waits for it does.
  useEffect(() => {
    if (canWrite && hung) report(hung, judgeRender({ facts: null, error: null, isSilent: true }))
  }, [canWrite, hung, report])

  useFrameMessages(elements, (key, message) => {
    const frame = frames.find(known => known.key === key)
    if (!frame) return
    if (message.type === 'IFRAME_ERROR' && !errors.has(key)) {
      const place = message.file && `${message.file}${message.line ? `:${message.line}` : ''}`
      errors.set(key, { message: message.message, place })
    }
    if (message.type !== 'PAINTED' || !canWrite) return
    const error = errors.get(key) ?? null
    if (!error && !message.facts) return
    report(frame.artifactId, judgeRender({ facts: message.facts ?? null, error, isSilent: false }))
  })
}
