// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkspaceOffer } from '#client/features/share/workspace-offer.tsx'

let root: Root
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ oneTimeKeys: { workspaceOffer: true } })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

interface Case {
  invited: number
  workspaces?: object[]
  wasSeen?: boolean
}

async function show({ invited, workspaces = [], wasSeen = false }: Case): Promise<boolean> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const oneTimeKeys = wasSeen ? { workspaceOffer: true } : {}
  client.setQueryData(['session'], { user: { id: 'ada', isGuest: false, oneTimeKeys }, server: {} })
  client.setQueryData(['workspaces'], workspaces)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const offer = createElement(WorkspaceOffer, { invited })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, offer)))
  return isShown()
}

const isShown = () => document.querySelector('[aria-label="Workspace"]') !== null

test.each<[string, Case, boolean]>([
  ['the first colleague', { invited: 1 }, false],
  ['the second colleague', { invited: 2 }, true],
  ['the second, of somebody in a workspace', { invited: 2, workspaces: [{ id: 'w' }] }, false],
  ['the second, of somebody who was asked before', { invited: 2, wasSeen: true }, false],
])('a workspace is offered after %s: %#', async (_, given, expected) => {
  expect(await show(given)).toBe(expected)
})

test('whoever does not want it now is not asked again', async () => {
  await show({ invited: 2 })
  const notNow = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Not now')
  await act(async () => notNow?.click())
  await vi.waitFor(() => expect(isShown()).toBe(false))
  expect(sent).toEqual([{ key: 'workspaceOffer', value: true }])
})
