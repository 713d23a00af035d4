// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSessionEnded } from '#client/actions/use-session-change.ts'
import { useMe, usePreferences } from '#client/api/users.ts'
import { useLeaveWorkspace, useMembers } from '#client/api/workspaces.ts'
import { usersApi } from '#shared/api/users.ts'

const ME = { id: 'ada', name: 'Ada', email: 'ada@example.org', isGuest: false }

let root: Root
let client: QueryClient
const asked: string[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked.length = 0
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(['session'], { user: ME, server: {} })
  client.setQueryData(['preferences'], {})
  client.setQueryData(['workspace', 'w'], { members: [] })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ ok: true })
  })
  vi.spyOn(usersApi.session.reply, 'parse').mockReturnValue({ user: null, server: {} } as never)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  client.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shown = (component: () => null) =>
  act(async () => root.render(createElement(QueryClientProvider, { client }, createElement(component))))

test('when somebody is logged out, nothing of theirs is asked for once more', async () => {
  let end: () => Promise<void> = async () => undefined
  let name: string | undefined
  await shown(() => {
    usePreferences()
    name = useMe()?.name
    end = useSessionEnded()
    return null
  })
  expect(name).toBe('Ada')
  await act(() => end())
  expect(name).toBeUndefined()
  expect(asked).toEqual(['/api/user'])
})

test('the members of a workspace one has left are not asked for once more', async () => {
  let leave: () => Promise<unknown> = async () => undefined
  await shown(() => {
    useMembers('w')
    const { mutateAsync } = useLeaveWorkspace('w')
    leave = () => mutateAsync({ designs: 'keep' })
    return null
  })
  asked.length = 0
  await act(() => leave())
  expect(asked.filter(address => /\/org\/w(?!\/leave)/.test(address))).toEqual([])
})
