// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { SidePanelHandle } from '#client/pages/editor/side-panel-handle.tsx'
import { sidePanelWidth } from '#client/state/side-panel.ts'

test('[S2] the handle of the side panel says how wide it is, and how narrow and wide it may be', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('innerWidth', 1_440)
  localStorage.clear()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(createElement(SidePanelHandle)))
  const handle = document.querySelector('[role="separator"][aria-label="Resize panel"]')
  const values = () => ['now', 'min', 'max'].map(name => handle?.getAttribute(`aria-value${name}`))
  expect(values()).toEqual(['500', '400', '1008'])
  const press = (key: string) =>
    act(async () => void handle?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  await press('ArrowRight')
  expect(Number(values()[0])).toBeGreaterThan(500)
  expect(sidePanelWidth.read()).toBe(Number(values()[0]))
  await act(async () => root.unmount())
  localStorage.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
