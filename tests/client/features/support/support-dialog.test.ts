// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY, type Session } from '#client/api/users.ts'
import { SupportDialog } from '#client/features/support/support-dialog.tsx'
import { supportDraft } from '#client/state/support-draft.ts'
import { newId } from '#shared/ids.ts'
import { until } from '#tests/support/until.ts'

const SESSION = {
  user: { id: 'ada', name: 'Ada' },
  server: { supportUrl: null, unreadAnswers: 1, hasAdmins: true },
} as unknown as Session
const HOSTILE = '<img src=x onerror=alert(1)>'

let root: Root
let client: QueryClient
let sent: { message: string; requestId: string; patternId?: string }[]
let isAway: boolean
let reads: number

beforeEach(() => {
  sent = []
  isAway = false
  reads = 0
  supportDraft.write('')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input)
    if (path === '/api/support/read') {
      reads++
      return Response.json({ ok: true })
    }
    if (path !== '/api/support') throw new Error('no network')
    if (init?.method !== 'POST') return Response.json({ messages: [MESSAGE], unread: 1 })
    sent.push(JSON.parse(String(init.body)))
    if (isAway) throw new TypeError('fetch failed')
    return Response.json({ id: newId() })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const MESSAGE = {
  ...{ id: newId(), message: HOSTILE, patternId: null, createdAt: 1 },
  answers: [{ message: 'Look here.', createdAt: 2 }],
}

async function show(props: { text?: string; patternId?: string } = {}): Promise<void> {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(SESSION_KEY, SESSION)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const dialog = createElement(SupportDialog, { ...props, onClose: () => undefined })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, dialog)))
  await act(() => until(() => words().includes('Look here.'), 'the conversation is there'))
}
const words = () => document.body.textContent ?? ''
const field = () => document.querySelector('textarea[aria-label="Your message"]') as HTMLTextAreaElement
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === name)?.click(),
  )
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })

test('what people wrote is text; what was shown is read, and the badge goes', async () => {
  await show()
  expect(words()).toContain(HOSTILE)
  expect(document.querySelector('img')).toBeNull()
  await act(() => until(() => reads === 1, 'the answers are marked as read'))
  await act(() =>
    until(() => client.getQueryData<Session>(SESSION_KEY)?.server.unreadAnswers === 0, 'no badge'),
  )
})

test('what could not be sent is still there, also when the dialog was closed, and is sent once', async () => {
  await show()
  await type('How do I move a design?')
  isAway = true
  await press('Send')
  await act(() => until(() => words().includes('Your text is still here.'), 'the failure is told'))
  expect(field().value).toBe('How do I move a design?')
  isAway = false
  await press('Try again')
  await act(() => until(() => words().includes('Sent.'), 'it is sent'))
  expect(field().value).toBe('')
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1)

  await type('Half of a thought')
  await act(async () => root.unmount())
  await show({ text: 'A library, please.' })
  expect(field().value).toBe('Half of a thought')
})

test('[S8] Request Library Support is written already, names its design, and is sent as it stands', async () => {
  const patternId = newId()
  await show({ text: 'Please add support for the library antd in designs.', patternId })
  expect(field().value).toBe('Please add support for the library antd in designs.')
  await press('Send')
  await act(() => until(() => words().includes('Sent.'), 'it is sent'))
  expect(sent).toMatchObject([{ message: 'Please add support for the library antd in designs.', patternId }])
})
