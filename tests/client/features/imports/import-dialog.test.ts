// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY, type Session } from '#client/api/users.ts'
import { ImportDialog } from '#client/features/imports/import-dialog.tsx'
import { codeHostReturn, TO_IMPORT } from '#client/state/code-host-return.ts'
import { importDraftAtom, NO_IMPORT_DRAFT } from '#client/state/import-draft.ts'
import { newId } from '#shared/ids.ts'
import type { LeftOut } from '#shared/imports.ts'
import { until } from '#tests/support/until.ts'

const SESSION = {
  user: { id: 'ada', name: 'Ada', isGuest: false },
  server: { guests: true, hasCodeHost: true },
} as unknown as Session
const INSTALLATIONS = {
  installations: [
    { id: 7, displayName: 'ada', avatarUrl: '', repositories: ['harbour', 'site'] },
    { id: 8, displayName: 'house', avatarUrl: '', repositories: ['web'] },
  ],
  ...{ connectUrl: null, installUrl: 'https://host.test/apps/maquette/installations/new' },
}

let root: Root
let sent: { kind: string; code?: string; requestId: string }[]
/** What the server answers, once it does. */
let answer: (give: Response) => void
let closed: number
let installations: object

beforeEach(() => {
  sent = []
  closed = 0
  installations = INSTALLATIONS
  getDefaultStore().set(importDraftAtom, { ...NO_IMPORT_DRAFT, way: 'code' })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input) === '/api/github/installations') return Promise.resolve(Response.json(installations))
    if (String(input) !== '/api/import') return Promise.reject(new Error('no network'))
    sent.push(JSON.parse(String(init?.body)))
    return new Promise<Response>((give, fail) => {
      answer = give
      init?.signal?.addEventListener('abort', () => fail(init.signal?.reason))
    })
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function show(dropped: File | null = null): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(SESSION_KEY, SESSION)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const dialog = createElement(ImportDialog, { dropped, onClose: () => void closed++ })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, dialog)))
}
const words = () => document.body.textContent ?? ''
const field = () => document.querySelector('textarea') as HTMLTextAreaElement
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === name)
const press = (name: string) => act(async () => button(name)?.click())
const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const type = (text: string) => typeInto(field(), text)
const named = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(each => each.textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}
const answered = (response: Response) => act(async () => answer(response))
const refused = (message: string) =>
  Response.json({ error: { code: 'bad_request', message } }, { status: 400 })
const imported = (leftOut: LeftOut[]) => Response.json({ id: newId(), leftOut })

test('what went wrong is told, what was typed stays, and the same again makes one design', async () => {
  await show()
  await type('const broken = (')
  await press('Import')
  await act(() => until(() => sent.length === 1, 'it is sent'))
  await answered(refused('A bracket is missing.'))
  await act(() => until(() => words().includes('A bracket is missing.'), 'it is told'))
  expect(field().value).toBe('const broken = (')
  await press('Import')
  await act(() => until(() => sent.length === 2, 'it is sent again'))
  expect(sent[1]).toEqual(sent[0])
  await answered(imported([]))
  await act(() => until(() => closed === 1, 'the design is opened at once'))
  expect(getDefaultStore().get(importDraftAtom).code).toBe('')
})

test('what went wrong in one way to import is not said of another', async () => {
  await show()
  await type('const broken = (')
  await press('Import')
  await act(() => until(() => sent.length === 1, 'it is sent'))
  await answered(refused('A bracket is missing.'))
  await act(() => until(() => words().includes('A bracket is missing.'), 'it is told'))
  await press('Repository')
  expect(words()).toContain('A public one on GitHub')
  expect(words()).not.toContain('A bracket is missing.')
  await press('Paste code')
  expect(words()).not.toContain('A bracket is missing.')
  expect(field().value).toBe('const broken = (')
})

test('what was left out is read before the design is opened', async () => {
  await show()
  await type('export default () => null')
  await press('Import')
  await act(() => until(() => sent.length === 1, 'it is sent'))
  await answered(imported([{ path: './card', reason: 'It is not among the files.' }]))
  await act(() => until(() => words().includes('It is not among the files.'), 'it is named'))
  expect(closed).toBe(0)
  expect(document.activeElement?.textContent).toBe('Open the design')
  await press('Open the design')
  expect(closed).toBe(1)
})

test('after a second it says what it is at; stopping it keeps what was typed', async () => {
  await show()
  await type('export default () => null')
  vi.useFakeTimers()
  await press('Import')
  expect(words()).not.toContain('Reading the code')
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  expect(words()).toContain('Reading the code and building it…')
  await press('Stop')
  expect(words()).not.toContain('Reading the code')
  expect(field().value).toBe('export default () => null')
})

test('a file that is too large or nothing that can be imported is told before it is sent', async () => {
  await show(new File([new Uint8Array(11_000_000)], 'shop.zip'))
  expect(words()).toContain('This zip has more than 10 MB.')
  expect(button('Import')?.disabled).toBe(true)
})

test('a repository of one’s own is chosen by account, name, branch and folder', async () => {
  await show()
  await press('Repository')
  await press('Yours')
  await act(() => until(() => named('Folder'), 'the form is there'))
  expect([...document.querySelectorAll('datalist option')].map(each => each.getAttribute('value'))).toEqual([
    ...['harbour', 'site'],
  ])
  await typeInto(named('Repository'), 'ada/harbour.git')
  await typeInto(named('Branch'), 'no..branch')
  await press('Import')
  expect(words()).toContain('No branch can have this name.')
  expect(sent).toEqual([])
  await typeInto(named('Branch'), 'next')
  await typeInto(named('Folder'), '/apps/web/')
  await press('Import')
  await act(() => until(() => sent.length === 1, 'it is sent'))
  expect(sent[0]).toMatchObject({
    ...{
      kind: 'repository',
      installationId: 7,
      repositoryName: 'harbour',
      branch: 'next',
      folder: 'apps/web',
    },
  })
  await answered(refused('There is no repository ada/harbour that you may read.'))
  await act(() => until(() => words().includes('that you may read'), 'it is told'))
  expect(named('Folder').value).toBe('/apps/web/')
})

test('without a connected account the way there is offered, and leads back to the import', async () => {
  installations = { installations: [], connectUrl: 'https://host.test/login/oauth/authorize?state=s' }
  const left: string[] = []
  vi.spyOn(location, 'assign').mockImplementation(to => void left.push(String(to)))
  await show()
  await press('Repository')
  await press('Yours')
  await act(() => until(() => button('Connect GitHub'), 'it is offered'))
  await press('Connect GitHub')
  expect(left).toEqual(['https://host.test/login/oauth/authorize?state=s'])
  expect(codeHostReturn.read()).toBe(TO_IMPORT)
  codeHostReturn.write(null)
})
