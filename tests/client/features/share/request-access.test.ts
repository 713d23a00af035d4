// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestAccess } from '#client/features/share/request-access.tsx'
import { newId } from '#shared/ids.ts'
import type { OwnRequest } from '#shared/workspaces.ts'
import { until } from '#tests/support/until.ts'

let root: Root
let own: OwnRequest
beforeEach(() => {
  own = { state: 'none', againAt: null }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), 'http://m.test')
    if (!pathname.endsWith('/access/request'))
      return Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 })
    if (init?.method !== 'POST') return Response.json(own)
    own = { state: 'open', againAt: null }
    return Response.json({ ok: true })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function show(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const form = createElement(RequestAccess, { id: newId() })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, form)))
}
const says = (words: string) =>
  until(async () => {
    await act(async () => undefined)
    return document.body.textContent?.includes(words)
  }, `it says ${words}`)
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(button => button.textContent?.includes(words))?.click(),
  )

test('whoever asked waits, and is told there when they are declined; they are not asked to wait any more', async () => {
  await show()
  await press('Request access')
  await says('The owner has your request')
  own = { state: 'declined', againAt: Date.now() + 5 * 3_600_000 - 1_000 }
  await press('Look again')
  await says('Your request was declined')
  await says('in 5 hours')
  expect(document.body.textContent).not.toContain('The owner has your request')
  expect(document.querySelector('textarea')).toBeNull()
})

test('whoever comes back finds that they have asked, and a day after a refusal may ask again', async () => {
  own = { state: 'open', againAt: null }
  await show()
  await says('The owner has your request')
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  own = { state: 'declined', againAt: Date.now() - 1 }
  await show()
  await says('Your last request was declined')
  expect(document.querySelector('textarea')).not.toBeNull()
})
