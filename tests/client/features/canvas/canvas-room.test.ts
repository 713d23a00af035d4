// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#client/api/users.ts'
import { CanvasRoom } from '#client/pages/canvas/canvas-room.tsx'
import { JoinedCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { readLayout, readShapes } from '#room-schema/canvas-layout.ts'
import { writeNode } from '#room-schema/canvas-room.ts'
import { type Joined, TestCanvas } from '#tests/support/rooms/joined-canvas.ts'

let canvas: TestCanvas
let ada: Joined
let root: Root
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    sent.push({ path, body: body === undefined ? null : JSON.parse(body) })
    return new Response(JSON.stringify({ undo: 'token' }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  sent = []
  localStorage.clear()
  canvas = new TestCanvas()
  ada = canvas.join('Ada')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  canvas.leave()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const open = async (who: Joined = ada) => {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const user = {
    id: who.user.id,
    name: who.user.name,
    email: null,
    avatarUrl: null,
    isGuest: false,
    isAdmin: false,
  }
  queries.setQueryData(SESSION_KEY, {
    user,
    server: { models: { best: 'templates', agent: 'templates' }, plans: false, preview: {}, choices: [] },
  })
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: queries },
        createElement(JoinedCanvas, { canvas: who }, createElement(CanvasRoom, { user: user as never })),
      ),
    ),
  )
}
const groups = () =>
  [...document.querySelectorAll('[role="group"][aria-label]')].map(each => each.getAttribute('aria-label'))
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
const press = (key: string, options: KeyboardEventInit = {}) =>
  act(
    async () =>
      void document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
      ),
  )

test('the board is an application, and each design on it a group named by it', async () => {
  canvas.addNode({ name: 'Landing' })
  canvas.addNode({ name: 'Pricing' }, { x: 1_600 })
  await open()
  expect(document.querySelector('[role="application"]')?.getAttribute('aria-label')).toBe('Canvas')
  expect(groups()).toEqual(expect.arrayContaining(['Landing', 'Pricing']))
  expect(button('Fit')).not.toBeNull()
  expect(document.querySelector('textarea[aria-label="Describe your design"]')).not.toBeNull()
})

test('an empty board says how it begins, to those who may', async () => {
  await open()
  expect(document.body.textContent).toContain('New design')
})

test('whoever may only look has no tools to write with', async () => {
  canvas.addNode({ name: 'Landing' })
  await open(canvas.join('Rita', false))
  expect(groups()).toContain('Landing')
  expect(button('Note')).toBeNull()
  expect(document.querySelector('textarea')).toBeNull()
})

test('a run is told in its own design: what it does and how many files it has', async () => {
  const id = canvas.addNode({ name: 'Landing' })
  await open()
  await act(async () =>
    writeNode(canvas.room, id, { status: 'generating', stage: 'Writing hero.tsx', filesDone: 2 }),
  )
  expect(document.body.textContent).toContain('Writing hero.tsx')
  expect(document.body.textContent).toContain('2 files written')
  await act(async () => writeNode(canvas.room, id, { status: 'gone' }))
  expect(document.body.textContent).toContain('This design is gone')
})

test('keys select, align, draw, undo and take away', async () => {
  const one = canvas.addNode({ name: 'One' })
  const two = canvas.addNode({ name: 'Two' }, { x: 2_000, y: 300 })
  await open()
  await press('a', { ctrlKey: true })
  expect(document.querySelector('[role="toolbar"][aria-label="Selection"]')?.textContent).toContain(
    '2 selected',
  )
  await press('f')
  const [frame] = [...readShapes(canvas.layout)]
  expect(frame?.[1].kind).toBe('frame')
  expect(readLayout(canvas.layout).get(two)?.frame).toBe(frame?.[0])
  await press('z', { ctrlKey: true })
  expect(readShapes(canvas.layout).size).toBe(0)
  await press('a', { ctrlKey: true })
  await press('Delete')
  const { body } = sent.find(({ path }) => path.endsWith('/spaces/node/remove')) ?? {}
  expect(body).toEqual({ spaceId: canvas.id, nodeIds: expect.arrayContaining([one, two]) })
})
