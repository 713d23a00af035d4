// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
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

const over = () =>
  Response.json({ error: { code: 'not_found', message: 'This invitation has been used.' } }, { status: 404 })

test.each([
  ['pattern', '/c/'],
  ['canvas', '/s/'],
] as const)('an invitation to a %s is taken by opening it, and leads to %s', async (kind, path) => {
  const id = newId()
  const invitation = { kind, id, patternName: 'Harbour', permissionLevel: 'write' }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let isUsed = false
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (String(input).endsWith('/invite/accept')) {
      if (isUsed) return over()
      isUsed = true
      // Whoever has come in is asked about anew, just before the way is known.
      await client.invalidateQueries({ queryKey: ['invitation', 'token'] })
      return Response.json({ kind, id })
    }
    return isUsed ? over() : Response.json(invitation)
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(SESSION_KEY, { user: { id: 'ada', isGuest: false }, server: {} })
  const { hook, history } = memoryLocation({ path: '/invite/token', record: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const inRouter = { hook, children: createElement(InvitePage, { token: 'token' }) }
  await act(async () =>
    root.render(createElement(QueryClientProvider, { client }, createElement(Router, inRouter))),
  )
  const seen = new Set<string>()
  const look = () => seen.add(document.body.textContent ?? '')
  await until(() => look() && history.at(-1) === `${path}${id}`, 'it is open')
  expect([...seen].filter(text => text.includes('has been used'))).toEqual([])
})
