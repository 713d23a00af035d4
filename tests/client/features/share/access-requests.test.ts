// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccessRequests } from '#client/features/share/access-requests.tsx'
import { newId } from '#shared/ids.ts'
import { until } from '#tests/support/until.ts'

const request = (name: string, message: string) => ({
  ...{ id: newId(), message, createdAt: 1, user: { id: name, name, avatarUrl: null } },
})

let root: Root
let open: ReturnType<typeof request>[]
let sent: Record<string, unknown>[]
let isRefused: boolean
beforeEach(async () => {
  open = [request('Cleo', 'It is about the harbour.'), request('Dan', '')]
  sent = []
  isRefused = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).endsWith('/access/requests')) return Response.json({ requests: open })
    if (isRefused) return Response.json({ error: { code: 'unavailable', message: 'No.' } }, { status: 503 })
    const body = JSON.parse(String(init?.body))
    sent.push(body)
    open = open.filter(({ id }) => id !== body.id)
    return Response.json({ ok: true })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const list = createElement(AccessRequests, { id: newId() })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, list)))
  await until(() => names().length === 2, 'both are shown')
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const names = () => [...document.querySelectorAll('li')].map(item => item.querySelector('p')?.textContent)
const press = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click())

test('each is answered with one click, and goes', async () => {
  const [cleo, dan] = open
  expect(document.body.textContent).toContain('It is about the harbour.')
  await press('Let Cleo view')
  await until(() => names().length === 1, 'Cleo is answered')
  await press('Decline Dan')
  await until(() => names().length === 0, 'Dan is answered')
  expect(sent).toEqual([
    { id: cleo?.id, isGranted: true, permissionLevel: 'read' },
    { id: dan?.id, isGranted: false },
  ])
})

test('one whose answer could not be sent stays', async () => {
  isRefused = true
  await press('Let Cleo edit')
  await until(() => document.querySelector('[aria-busy="true"]') === null, 'it was tried')
  expect(names()).toEqual(['Cleo', 'Dan'])
})
