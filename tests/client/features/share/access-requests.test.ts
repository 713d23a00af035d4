// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#client/api/users.ts'
import { AccessRequests, RequestsToMe } from '#client/features/share/access-requests.tsx'
import { newId } from '#shared/ids.ts'
import { until } from '#tests/support/until.ts'

const DESIGNS = [newId(), newId()]
/** The first asks for the first design, and so on. */
const toMe = (request: { user: { name: string } }) => {
  const at = request.user.name === 'Cleo' ? 0 : 1
  return { ...request, pattern: { id: DESIGNS[at], name: ['Harbour', 'Bakery'][at] } }
}
const request = (name: string, message: string) => ({
  ...{ id: newId(), message, createdAt: 1, user: { id: name, name, avatarUrl: null } },
})

let root: Root
let open: ReturnType<typeof request>[]
let sent: Record<string, unknown>[]
let isRefused: boolean
let asked: string[]
beforeEach(async () => {
  open = [request('Cleo', 'It is about the harbour.'), request('Dan', '')]
  sent = []
  asked = []
  isRefused = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new URL(String(input), 'http://m.test').pathname)
    if (String(input).endsWith('/accessRequests')) return Response.json({ requests: open.map(toMe) })
    if (String(input).endsWith('/access/requests')) return Response.json({ requests: open })
    if (isRefused) return Response.json({ error: { code: 'unavailable', message: 'No.' } }, { status: 503 })
    const body = JSON.parse(String(init?.body))
    sent.push(body)
    open = open.filter(({ id }) => id !== body.id)
    return Response.json({ ok: true })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function show(list: ReactElement, user: object | null = { id: 'olga', isGuest: true }): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(SESSION_KEY, { user })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, list)))
}
const ofOneDesign = async () => {
  await show(createElement(AccessRequests, { id: newId() }))
  await until(() => names().length === 2, 'both are shown')
}

const names = () => [...document.querySelectorAll('li')].map(item => item.querySelector('p')?.textContent)
const press = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click())

test('each is answered with one click, and goes', async () => {
  await ofOneDesign()
  const [cleo, dan] = open
  expect(document.body.textContent).toContain('It is about the harbour.')
  await press('Allow viewing for Cleo')
  await until(() => names().length === 1, 'Cleo is answered')
  await press('Decline Dan')
  await until(() => names().length === 0, 'Dan is answered')
  expect(sent).toEqual([
    { id: cleo?.id, isGranted: true, permissionLevel: 'read' },
    { id: dan?.id, isGranted: false },
  ])
})

test('one whose answer could not be sent stays', async () => {
  await ofOneDesign()
  isRefused = true
  await press('Allow editing for Cleo')
  await until(() => document.querySelector('[aria-busy="true"]') === null, 'it was tried')
  expect(names()).toEqual(['Cleo', 'Dan'])
})

test('on Home those for all designs, in one call, each answered where it belongs; then there is nothing', async () => {
  await show(createElement(RequestsToMe))
  await until(() => names().length === 2, 'both are shown')
  expect(asked).toEqual(['/api/user/accessRequests'])
  expect(document.body.textContent).toContain('asks to open “Bakery”.')
  await press('Allow editing for Dan, “Bakery”')
  await until(() => names().length === 1, 'Dan is answered')
  expect(asked).toContain(`/api/chatPattern/${DESIGNS[1]}/access/answer`)
  await press('Decline Cleo, “Harbour”')
  await until(() => document.body.textContent === '', 'nothing is left')
  expect(sent.map(({ isGranted }) => isGranted)).toEqual([true, false])
})

test('for whoever is signed out nothing is asked', async () => {
  await show(createElement(RequestsToMe), null)
  expect([asked, document.body.textContent]).toEqual([[], ''])
})
