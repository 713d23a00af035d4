// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MembersTable } from '#client/features/workspaces/members-table.tsx'
import type { WorkspaceMember, WorkspaceRole } from '#shared/workspaces.ts'

const member = (id: string, role: WorkspaceRole): WorkspaceMember => ({
  ...{ id, name: id, email: null, avatarUrl: null, role, lastActiveAt: null },
  ...{ creditsUsed: 0, daily: Array.from({ length: 30 }, () => 0) },
})
const MEMBERS = [member('Olga', 'owner'), member('Adam', 'admin'), member('Mia', 'member')]

let root: Root
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

/** The names of those whose role this person can change, and of those who can be removed. */
async function seenBy(id: string): Promise<{ roles: string[]; menus: string[] }> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(['session'], { user: { id, name: id, isGuest: false }, server: {} })
  const role = MEMBERS.find(one => one.id === id)?.role ?? 'member'
  const workspace = { id: 'w', name: 'Halden', logo: null, role, memberCount: 3 }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const table = createElement(MembersTable, { workspace, members: MEMBERS })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, table)))
  const labels = (selector: string) =>
    [...document.querySelectorAll(selector)].map(element => element.getAttribute('aria-label') ?? '')
  const seen = { roles: labels('[role="combobox"]'), menus: labels('[aria-haspopup="menu"]') }
  document.body.replaceChildren()
  return seen
}

describe('who can change whom in the table of members', () => {
  test('an owner can change everybody else', async () => {
    expect(await seenBy('Olga')).toEqual({
      roles: ['Role of Adam', 'Role of Mia'],
      menus: ['More about Adam', 'More about Mia'],
    })
  })

  test('an admin can change everybody but owners, and not the own role', async () => {
    expect(await seenBy('Adam')).toEqual({ roles: ['Role of Mia'], menus: ['More about Mia'] })
  })

  test('a member reads the roles and changes none', async () => {
    expect(await seenBy('Mia')).toEqual({ roles: [], menus: [] })
  })
})
