// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { Session } from '#client/api/users.ts'
import { onComposerFocus } from '#client/lib/composer-focus.ts'
import { promptDraftOf } from '#client/state/drafts.ts'
import { makeItem } from '#room-schema/chat.ts'
import { chatOf, writeRun } from '#room-schema/editor-room.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import type { TemplateCard } from '#shared/templates.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'
import { until as seen } from '#tests/support/until.ts'

const card = (id: string, title: string): TemplateCard => ({
  ...{
    id,
    title,
    sentence: `What ${title} shows.`,
    words: title.toLowerCase(),
    shape: 'page',
    presets: ['shadcn-tailwind'],
  },
})
const CARDS = [
  ...[card('pricing', 'Pricing'), card('menu', 'Menu'), card('shop', 'Shop'), card('event', 'Event')],
  ...[card('blog', 'Blog'), card('chat', 'Chat'), card('kanban', 'Board'), card('invoice', 'Invoice')],
]
const choices: ChatPart = {
  type: 'templateChoices',
  chosen: 'pricing',
  others: ['menu', 'shop', 'event'],
}

const session = (isOperator: boolean): Session => ({
  user: {
    ...{ id: 'ada', name: 'Ada', email: null, avatarUrl: null, isGuest: false, isAdmin: false },
    ...{ oneTimeKeys: {}, isBusinessEmail: false, isOperator },
  },
  server: {
    ...{ guests: true, plans: false, models: { best: 'Templates', agent: 'Templates' }, hasMailbox: true },
    ...{ supportUrl: null, experiments: [], preview: { mode: 'host', port: null, domain: 'localhost' } },
  },
})

let thread: Awaited<ReturnType<typeof showThread>>
let server: Y.Doc
let patternId: string
let sent: unknown[]
let listIs: 'there' | 'failing'

beforeEach(() => {
  server = new Y.Doc()
  patternId = newId()
  sent = []
  listIs = 'there'
})
afterEach(async () => {
  await thread.unmount()
  vi.unstubAllGlobals()
})

function item(role: ChatItem['role'], content: ChatPart[]): void {
  const userId = role === 'user' ? 'ada' : role
  const actor = { kind: role === 'user' ? ('user' as const) : ('agent' as const), id: userId }
  const common = { id: newId(), requestId: newId(), timeCreated: 0, metadata: { traceId: null } }
  chatOf(server).push([makeItem({ ...common, userId, actor, role, content })])
}

async function show({ canWrite = true, isOperator = false } = {}): Promise<void> {
  const answers: Record<string, unknown> = {
    '/templates/index.json': CARDS,
    '/api/user': session(isOperator),
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), 'http://localhost')
    if (pathname === '/templates/index.json' && listIs === 'failing') return new Response('', { status: 500 })
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)))
    return Response.json(answers[pathname] ?? {})
  })
  thread = await showThread(server, patternId, canWrite)
  await until(() => !document.querySelector('[aria-label="Loading other templates"]'), 'the list has come')
}

const until = (look: () => boolean, what: string) => act(() => seen(look, what))
const named = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === text)
const uses = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Use the template"]')]
const words = () => document.body.textContent ?? ''
const press = (element: Element | null | undefined) =>
  act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))

test('[24.2] one click takes another template, and what it does is said before', async () => {
  item('assistant', [choices])
  await show()
  expect(uses().map(each => each.getAttribute('aria-label'))).toEqual([
    'Use the template “Menu” instead',
    'Use the template “Shop” instead',
    'Use the template “Event” instead',
  ])
  expect(words()).toContain('this version stays under Versions')
  await press(named('Use the template “Shop” instead'))
  await until(() => sent.length > 0, 'it is sent')
  expect(sent[0]).toMatchObject({ updatePrompt: 'Use the template “Shop”.' })
})

test('[24.2] the nearest are shown, all others on request, and are searched', async () => {
  item('assistant', [choices])
  await show()
  await press(button('Show all 8'))
  expect(uses()).toHaveLength(7)
  const field = document.querySelector<HTMLInputElement>('[aria-label="Search templates"]')
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(field, 'board')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(uses().map(each => each.getAttribute('aria-label'))).toEqual(['Use the template “Board” instead'])
  await press(button('Show the nearest'))
  expect(uses()).toHaveLength(3)
})

test('[24.2] where none was near all of them are offered', async () => {
  item('assistant', [{ type: 'templateChoices', chosen: null, others: CARDS.map(({ id }) => id) }])
  await show()
  expect(uses()).toHaveLength(8)
  expect(named('Use the template “Board”')).not.toBeNull()
  expect(document.querySelector('[aria-label="Search templates"]')).not.toBeNull()
})

test('an older answer keeps its pictures, and nothing of it can be pressed', async () => {
  item('assistant', [choices])
  item('user', [{ type: 'text', message: 'Make it dark' }])
  await show()
  expect(words()).toContain('Menu')
  expect(document.querySelectorAll('img[src^="/templates/menu/"]').length).toBeGreaterThan(0)
  expect(uses()).toEqual([])
})

test('viewers, and everybody while a run goes on, are told why none can be taken', async () => {
  item('assistant', [choices])
  await show({ canWrite: false })
  expect(words()).toContain('Whoever may edit this design can take one of these.')
  await press(uses()[0])
  expect(uses().every(each => each.getAttribute('aria-disabled') === 'true')).toBe(true)
  await thread.unmount()
  await show()
  expect(uses()[0]?.getAttribute('aria-disabled')).toBeNull()
  const startedAt = 0
  const actor = { kind: 'user', id: 'ada' } as const
  await act(async () =>
    writeRun(server, newId(), { state: 'running', actor, scope: null, startedAt, stage: 'Writing' }),
  )
  await press(uses()[0])
  expect(words()).toContain('A generation is running.')
  expect(sent).toEqual([])
})

test('a list that cannot be loaded says so and is tried again', async () => {
  listIs = 'failing'
  item('assistant', [choices])
  await show()
  await until(() => words().includes('Other templates could not be loaded.'), 'it is said')
  listIs = 'there'
  await press(button('Try again'))
  await until(() => uses().length === 3, 'they are there')
})

const NEXT: ChatPart = {
  type: 'suggestedActions',
  actions: [
    { type: 'WritePrompt', label: 'Change the “…” of the title', prompt: 'Change "Wait…" to "…"' },
    { type: 'ConnectModel' },
  ],
}

test('[24.3] a prompt to be finished goes into the box before what was typed, and its gap is selected', async () => {
  const ranges: unknown[] = []
  const stop = onComposerFocus(range => ranges.push(range))
  item('assistant', [NEXT])
  await show()
  const draft = promptDraftOf(patternId)
  draft.write('and a map')
  await press(button('Change the “…” of the title'))
  expect(draft.read()).toBe('Change "Wait…" to "…"\n\nand a map')
  await press(button('Change the “…” of the title'))
  expect(draft.read()).toBe('Change "Wait…" to "…"\n\nand a map')
  expect(ranges).toEqual([
    { start: 19, end: 20 },
    { start: 19, end: 20 },
  ])
  expect(sent).toEqual([])
  stop()
})

test.each([
  [true, '/settings#models'],
  [false, '/docs/models'],
])(
  '[24.2] “Connect a model” leads where it is connected: whoever runs the server %s, %s',
  async (isOperator, at) => {
    item('assistant', [NEXT])
    await show({ isOperator })
    const link = () =>
      [...document.querySelectorAll('a')].find(each => each.textContent === 'Connect a model')
    await until(() => link()?.getAttribute('href') === at, 'it leads there')
  },
)
