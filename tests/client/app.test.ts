// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '#client/app.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('[S2] /dashboard is Home', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  history.replaceState(null, '', '/dashboard')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(createElement(App)))
  await vi.waitFor(() => expect(location.pathname).toBe('/'))
  await act(async () => root.unmount())
})
