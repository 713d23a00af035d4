// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { PeopleHere } from '#client/features/presence/people-here.tsx'
import { JoinedRoom } from '#client/room/document/room-provider.tsx'
import { FIRST_STATE } from '#client/room/transport/room-connection.ts'
import { AUDIENCE_CLIENT_ID, colorOf, presenceSchema } from '#room-schema/presence.ts'

let awareness: Awareness
let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  const doc = new Y.Doc()
  awareness = new Awareness(doc)
  const connection = {
    doc,
    awareness,
    state: () => FIRST_STATE,
    subscribe: () => () => undefined,
    hearLooks: () => () => undefined,
    reconnect: () => undefined,
    destroy: () => undefined,
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const here = createElement(JoinedRoom, { room: { id: 'room', connection } }, createElement(PeopleHere))
  await act(async () => root.render(createElement(QueryClientProvider, { client: queries }, here)))
})
afterEach(async () => {
  await act(async () => root.unmount())
  awareness.destroy()
  vi.unstubAllGlobals()
})

/** Somebody comes, in a tab of this number. */
const come = (tab: number, name: string) =>
  act(async () => {
    const user = { id: name, name, color: colorOf(name), picture: null }
    awareness.states.set(tab, presenceSchema.parse({ user }))
    awareness.emit('change', [{ added: [tab], updated: [], removed: [] }, 'test'])
  })
/** The server tells how many there are, as it does where most are at relays. */
const tellAudience = (viewers: number) =>
  act(async () => {
    awareness.states.set(AUDIENCE_CLIENT_ID, { viewers })
    awareness.emit('change', [{ added: [AUDIENCE_CLIENT_ID], updated: [], removed: [] }, 'test'])
  })
const shown = () => [...document.querySelectorAll('[aria-label="People here"] > li')]

test('[S9] three people are shown, the others counted, and two tabs are one person', async () => {
  for (const [tab, name] of ['Ada', 'Bob', 'Cleo'].entries()) await come(tab + 1, name)
  expect(shown()).toHaveLength(3)
  await come(4, 'Cleo')
  expect(shown()).toHaveLength(3)
  await come(5, 'Dan')
  await come(6, 'Eve')
  expect(shown()).toHaveLength(4)
  const more = shown().at(-1)?.querySelector('button')
  expect(more?.textContent).toBe('+2')
  expect(more?.getAttribute('aria-label')).toBe('2 more: Dan, Eve')
})

test('[S9] of a large audience those who are not shown are counted, too', async () => {
  await come(1, 'Ada')
  await tellAudience(2)
  expect(shown()).toHaveLength(1)
  await tellAudience(1_203)
  const viewers = shown()[1]?.querySelector('[role="img"]')
  expect(viewers?.textContent).toBe('+1.2K')
  expect(viewers?.getAttribute('aria-label')).toBe('1,201 more: 1,201 viewers')
  for (const [tab, name] of ['Bob', 'Cleo', 'Dan'].entries()) await come(tab + 2, name)
  const more = shown()[3]?.querySelector('button')
  expect(more?.textContent).toBe('+1.2K')
  expect(more?.getAttribute('aria-label')).toBe('1,199 more: Dan, 1,198 viewers')
  await tellAudience(6)
  expect(shown()[3]?.querySelector('button')?.getAttribute('aria-label')).toBe('2 more: Dan, 1 viewer')
})
