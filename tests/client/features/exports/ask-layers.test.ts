// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { askLayers } from '#client/features/exports/design-tool/ask-layers.ts'
import { LayersFacts } from '#client/features/exports/design-tool/layers-facts.tsx'
import type { DesignFrame, FrameListener } from '#client/frames/design-frame.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'

/** A frame that does this when it is asked, and whether anybody hears it still. */
function frameThat(answers: (listener: FrameListener) => void) {
  const listeners = new Set<FrameListener>()
  const hear = (listener: FrameListener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const frame = { hear, say: () => listeners.forEach(answers) } as unknown as DesignFrame
  return { frame, isHeard: () => listeners.size > 0 }
}

test.each<[string, (listener: FrameListener) => void]>([
  ['without data', ({ heard }) => heard({ type: 'FIGMA_FRAME', frame: null } as FrameMessage)],
  ['that sends too much', ({ flooded }) => flooded?.()],
  ['that never answers', () => undefined],
])('[S8] a frame %s gives nothing, and that is said', async (_, answers) => {
  const over = new AbortController()
  const { frame, isHeard } = frameThat(answers)
  const asked = askLayers(frame, over.signal)
  // What never answers is given up; the time of a signal is the machine's own.
  over.abort()
  expect(await asked).toBeNull()
  expect(isHeard()).toBe(false)
  const said = renderToStaticMarkup(
    createElement(LayersFacts, { state: 'failed', frame: null, again: () => {}, hasKeepFailed: false }),
  )
  expect(said).toMatch(/role="alert"[^>]*>Oops, something went wrong exporting\./)
})
