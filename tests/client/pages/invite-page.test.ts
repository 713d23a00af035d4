// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { SESSION_KEY } from '#client/api/users.ts'
import InvitePage from '#client/pages/account/invite-page.tsx'
import { newId } from '#shared/ids.ts'
import { until } from '#tests/support/until.ts'

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test.each([
  ['pattern', '/c/'],
  ['canvas', '/s/'],
] as const)('an invitation to a %s is taken by opening it, and leads to %s', async (kind, path) => {
  const id = newId()
  const invitation = { kind, id, patternName: 'Harbour', permissionLevel: 'write' }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json(String(input).endsWith('/invite/accept') ? { kind, id } : invitation),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(SESSION_KEY, { user: { id: 'ada', isGuest: false }, server: {} })
  const { hook, history } = memoryLocation({ path: '/invite/token', record: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const inRouter = { hook, children: createElement(InvitePage, { token: 'token' }) }
  await act(async () =>
    root.render(createElement(QueryClientProvider, { client }, createElement(Router, inRouter))),
  )
  await until(() => history.at(-1) === `${path}${id}`, 'it is open')
})
