// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { Composer } from '#client/features/chat/composer/composer.tsx'
import { composerOf } from '#client/state/composer.ts'
import { promptDraftOf } from '#client/state/drafts.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'
import { until } from '#tests/support/until.ts'

const person = (id: string, name: string, email: string | null = `${id}@example.org`) => ({
  ...{ id, name, email, avatarUrl: null, permissionLevel: 'write' },
})
let thread: Awaited<ReturnType<typeof showThread>>
let patternId: string
let asked: string[]
let sent: { updatePrompt: string; mentionedIds: string[] }[]
/** Where mail goes. */
let mail: 'sent' | 'off'

beforeEach(async () => {
  patternId = newId()
  asked = []
  sent = []
  mail = 'sent'
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(input), 'http://m.test').pathname
    asked.push(path)
    if (path === '/api/user') return Response.json(session())
    if (path.endsWith('/owner')) return Response.json(access)
    if (path === '/api/org') return Response.json({ orgs: [team] })
    if (path === `/api/org/${team.id}/members`) return Response.json(members)
    if (path.startsWith('/api/spaces/node/chat')) sent.push(JSON.parse(String(init?.body)))
    return Response.json({ error: { code: 'not_found', message: 'Not here.' } }, { status: 404 })
  })
})
afterEach(async () => {
  await thread.unmount()
  vi.unstubAllGlobals()
})

const team = { id: 'team', name: 'Tidal', logo: null, role: 'member', memberCount: 3 }
const access = {
  usersList: [person('me', 'Mia Me'), person('ada', 'Ada Lovelace'), person('guest', 'Guest', null)],
  orgsList: [{ id: 'team', permissionLevel: 'write' }],
  invites: [],
}
const members = {
  members: ['me', 'carl'].map(id => ({
    ...{ id, name: id === 'me' ? 'Mia Me' : 'Carl Ader', email: null, avatarUrl: null, role: 'member' },
    ...{ lastActiveAt: null, creditsUsed: 0, daily: Array(30).fill(0) },
  })),
  ...{ invites: [], link: null },
}
const session = () => ({
  user: {
    ...{ id: 'me', name: 'Mia Me', email: 'mia@example.org', avatarUrl: null, isGuest: false },
    ...{ isAdmin: false, oneTimeKeys: {}, isBusinessEmail: false, isOperator: false },
  },
  server: {
    ...{ guests: true, plans: false, models: { best: '', agent: '' }, hasMailbox: false, mail },
    ...{ supportUrl: null, experiments: [], preview: { mode: 'host', domain: 'preview.m.test', port: null } },
  },
})

const box = () => document.querySelector<HTMLTextAreaElement>('[aria-label="Message"]')
const options = () => [...document.querySelectorAll('[role="listbox"] [role="option"]')]
const names = () => options().map(option => option.querySelector('.truncate')?.textContent)
const shown = async () => {
  thread = await showThread(new Y.Doc(), patternId, true, Composer)
}
const type = (text: string) =>
  act(async () => {
    const field = box()
    if (!field) throw new Error('no box')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.setSelectionRange(text.length, text.length)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
/** False where the key was taken. */
const press = async (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  await act(async () => void box()?.dispatchEvent(event))
  return !event.defaultPrevented
}
const seen = (look: () => boolean, what: string) =>
  until(async () => {
    await act(async () => undefined)
    return look()
  }, what)
const listed = (expected: string[]) =>
  seen(() => JSON.stringify(names()) === JSON.stringify(expected), `lists ${expected}`)

test('an @ offers who was let in and has an address, and the keys put a name into the prompt', async () => {
  await shown()
  await type('Ask ')
  expect(asked.filter(path => path.endsWith('/owner'))).toEqual([])
  expect(box()?.getAttribute('role')).toBeNull()
  await type('Ask @')
  await listed(['Ada Lovelace', 'Carl Ader'])
  expect(box()?.getAttribute('role')).toBe('combobox')
  expect(document.getElementById(box()?.getAttribute('aria-controls') ?? '')?.role).toBe('listbox')
  const chosen = () => document.getElementById(box()?.getAttribute('aria-activedescendant') ?? '')
  expect(chosen()?.textContent).toContain('Ada Lovelace')
  expect(await press('ArrowDown')).toBe(false)
  expect(chosen()?.textContent).toContain('Carl Ader')
  expect(chosen()?.getAttribute('aria-selected')).toBe('true')
  await press('ArrowDown')
  await press('Enter')
  expect(box()?.value).toBe('Ask @Ada Lovelace ')
  expect(options()).toEqual([])
  expect(box()?.getAttribute('role')).toBeNull()
  expect(sent).toEqual([])
})

test('Escape closes the list and nothing else, and the next @ opens it again', async () => {
  await shown()
  await type('@c')
  await listed(['Carl Ader'])
  expect(await press('Escape')).toBe(false)
  expect(options()).toEqual([])
  await type('@ca')
  expect(options()).toEqual([])
  expect(await press('Escape')).toBe(true)
  await type('@ca, @')
  await listed(['Ada Lovelace', 'Carl Ader'])
})

test('those whose names are still in the words go along; who is not there any more comes back without', async () => {
  await shown()
  await type('@a')
  await listed(['Ada Lovelace', 'Carl Ader'])
  await act(async () => (options()[0] as HTMLElement).click())
  await type('@Ada Lovelace and @c')
  await listed(['Carl Ader'])
  await press('Tab')
  expect(
    composerOf(patternId)
      .read()
      .mentions.map(({ id }) => id),
  ).toEqual(['ada', 'carl'])
  await type('Only @Carl Ader now')
  await press('Enter')
  await seen(() => sent.length > 0, 'it is sent')
  expect(sent[0]).toMatchObject({ updatePrompt: 'Only @Carl Ader now', mentionedIds: ['carl'] })
  await seen(() => promptDraftOf(patternId).read() !== '', 'it is given back')
  expect(composerOf(patternId).read().mentions).toEqual([])
})

test('where there is no mail nobody is offered, since nobody would hear of it', async () => {
  mail = 'off'
  await shown()
  await type('@')
  await seen(() => asked.includes('/api/user'), 'the session is known')
  expect(options()).toEqual([])
  expect(asked.filter(path => path.endsWith('/owner'))).toEqual([])
})
