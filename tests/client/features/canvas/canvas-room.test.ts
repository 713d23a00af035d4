// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#client/api/users.ts'
import { TOUCH } from '#client/lib/media-query.ts'
import { CanvasRoom } from '#client/pages/canvas/canvas-room.tsx'
import { JoinedCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { readLayout, readShapes } from '#room-schema/canvas-layout.ts'
import { writeNode } from '#room-schema/canvas-room.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import { newId } from '#shared/ids.ts'
import { type Joined, TestCanvas } from '#tests/support/rooms/joined-canvas.ts'

let canvas: TestCanvas
let ada: Joined
let root: Root
let sent: { path: string; body: unknown }[]
let answers: (path: string) => { status?: number; reply?: object }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    sent.push({ path, body: body === undefined ? null : JSON.parse(body) })
    const { status = 200, reply = {} } = answers(path)
    return new Response(JSON.stringify(reply), { status, headers: { 'content-type': 'application/json' } })
  })
  sent = []
  answers = () => ({ reply: { undo: 'token' } })
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

const prompt = () =>
  document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Describe your design"]')
const bill = () => document.querySelector('#board-bill')?.textContent
const type = (text: string) =>
  act(async () => {
    const field = prompt()
    // As a browser does when somebody types; React hears of nothing else.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const enter = () =>
  act(async () => {
    prompt()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
/** Looked at again until it holds, with what React has to do meanwhile. */
const until = (holds: () => void) => act(async () => void (await vi.waitFor(holds, { timeout: 5_000 })))
const CREDITS = { oneTimeCredits: 0, periodCountUsed: 1, limit: null, balance: 0, orgBalance: 0 }

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

test('[S5] a prompt on the board makes a design there, and says so before', async () => {
  canvas.addNode({ name: 'One' })
  const made = { nodeId: newId(), editorRoomId: newId(), artifactId: null }
  answers = path => ({ reply: path.endsWith('/spaces/node') ? made : CREDITS })
  await open()
  await type('A pricing page for Tidal, a sailing school')
  expect(bill()).toContain('Makes a new design')
  await enter()
  await until(() => expect(sent.some(({ path }) => path.includes('/chat/'))).toBe(true))
  expect(sent.find(({ path }) => path.endsWith('/spaces/node'))?.body).toMatchObject({ spaceId: canvas.id })
  expect(sent.find(({ path }) => path.endsWith(`/chat/${made.editorRoomId}`))?.body).toMatchObject({
    updatePrompt: 'A pricing page for Tidal, a sailing school',
  })
  await until(() => undefined)
  expect(prompt()?.value).toBe('')
})

test('with designs selected each is changed by a run of its own, until the credits are out; the words stay', async () => {
  const rooms = ['One', 'Two', 'Three'].map(name => {
    const editorRoomId = newId()
    canvas.addNode({ name, editorRoomId })
    return editorRoomId
  })
  const refused = { error: { code: 'out_of_credits', message: 'You are out of credits.' } }
  let asked = 0
  answers = path => {
    if (!path.includes('/chat/')) return { reply: CREDITS }
    asked += 1
    return asked === 1 ? { reply: CREDITS } : { status: 402, reply: refused }
  }
  await open()
  await press('a', { ctrlKey: true })
  await type('Make it calmer')
  expect(bill()).toContain('Changes 3 designs, each by a run of its own')
  await enter()
  await until(() => expect(asked).toBe(2))
  const paths = sent.filter(({ path }) => path.includes('/chat/')).map(({ path }) => path.split('/').at(-1))
  expect(new Set(paths).size).toBe(2)
  expect(rooms).toEqual(expect.arrayContaining(paths))
  expect(prompt()?.value).toBe('Make it calmer')
})

test('a note that was just put there is typed in at once, moved without leaving it, and left by Escape', async () => {
  await open()
  await press('n')
  const field = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Note"]')
  await until(() => expect(document.activeElement).toBe(field()))
  expect([...readShapes(canvas.layout).values()].map(({ kind, text }) => [kind, text])).toEqual([
    ['note', ''],
  ])
  // The board moves what is dragged unless it says otherwise.
  expect(field()?.closest('.nodrag')).toBeNull()
  await act(async () => {
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  })
  expect(document.activeElement?.classList.contains('react-flow__node')).toBe(true)
})

test('a direction that was kept says so, and what was set aside is brought back', async () => {
  const of = canvas.addNode({ name: 'Landing' })
  const direction = { id: newId(), of, words: 'Calm', isCollapsed: false }
  const kept = canvas.addNode({
    ...{ name: 'Landing', artifactId: newId() },
    explore: { ...direction, words: 'Bold', isKept: true },
  })
  const aside = canvas.addNode({
    name: 'Landing',
    artifactId: newId(),
    explore: { ...direction, isCollapsed: true },
  })
  await open()
  const cardOf = (id: string) => document.querySelector(`.react-flow__node[data-id="${id}"]`)
  expect(cardOf(kept)?.textContent).toContain('Kept')
  expect(cardOf(kept)?.textContent).toContain('Bold')
  expect(cardOf(kept)?.querySelector('.is-collapsed')).toBeNull()
  expect(cardOf(aside)?.querySelector('.is-collapsed')).not.toBeNull()
  expect(cardOf(aside)?.textContent).not.toContain('Kept')
  const bringBack = [...(cardOf(aside)?.querySelectorAll('button') ?? [])].find(
    each => each.textContent === 'Bring back',
  )
  await act(async () => bringBack?.click())
  await until(() => expect(sent.some(({ path }) => path.endsWith('/spaces/node/collapse'))).toBe(true))
  expect(sent.find(({ path }) => path.endsWith('/spaces/node/collapse'))?.body).toEqual({
    ...{ spaceId: canvas.id, nodeId: aside, isCollapsed: false },
  })
})

test('a card says of which version it is a copy', async () => {
  const artifactId = newId()
  const nodeId = canvas.addNode({ name: 'Landing', artifactId })
  const of = { patternId: newId(), name: 'Harbour', version: { major: 3, minor: 0 } }
  answers = path => ({ reply: path.endsWith('/copies') ? { copies: [{ nodeId, artifactId, of }] } : {} })
  await open()
  await until(() => expect(document.body.textContent).toContain('a copy of v3 of Harbour'))
})

test('a design that was deleted, does not compile, or never came about says so on its card', async () => {
  canvas.addNode({ name: 'Gone', status: 'gone', thumbnail: '/picture' })
  canvas.addNode({ name: 'Broken', status: 'error', artifactId: newId() })
  canvas.addNode({ name: 'Failed', status: 'error' })
  await open()
  const cards = [...document.querySelectorAll('[role="group"][aria-label]')]
  const said = (name: string) => cards.find(card => card.getAttribute('aria-label') === name)?.textContent
  expect(said('Gone')).toContain('This design is gone')
  expect(said('Broken')).toContain('This version cannot be shown')
  expect(said('Failed')).toContain('The first try did not work out')
  // Nothing of it is seen any more.
  expect(document.querySelector('img[src="/picture"]')).toBeNull()
})

test('on a touch screen it is said in one line why nothing can be typed here', async () => {
  const list = (query: string) => Object.assign(new EventTarget(), { matches: query === TOUCH })
  vi.stubGlobal('matchMedia', list)
  await open()
  expect(prompt()).toBeNull()
  expect(document.body.textContent).toContain('Here you can look around and open designs.')
})

test('nothing of a board stays before the eyes of whoever has lost access, who can ask for it there', async () => {
  answers = () => ({ reply: { ok: true } })
  canvas.addNode({ name: 'Landing' })
  let state = ada.room.state()
  const heard = new Set<() => void>()
  const room = {
    ...{ doc: ada.room.doc, awareness: ada.room.awareness, state: () => state },
    subscribe: (listener: () => void) => {
      heard.add(listener)
      return () => heard.delete(listener)
    },
    ...{ hearLooks: () => () => undefined, reconnect: () => undefined, destroy: () => undefined },
  } as unknown as Joined['room']
  await open({ ...ada, room })
  expect(groups()).toContain('Landing')
  state = { ...state, link: 'closed', closeCode: CLOSE.forged }
  await act(async () => {
    for (const listener of heard) listener()
  })
  expect(groups()).toEqual([])
  expect(document.body.textContent).toContain('You have no access to this canvas any more')
  const ask = [...document.querySelectorAll('button')].find(each => each.textContent === 'Request access')
  await act(async () => ask?.click())
  await until(() =>
    expect(sent.some(({ path }) => path.endsWith(`/canvas/${canvas.id}/access/request`))).toBe(true),
  )
  await until(() => expect(document.body.textContent).toContain('The owner has your request'))
})
