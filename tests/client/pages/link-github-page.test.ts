// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { SESSION_KEY } from '#client/api/users.ts'
import LinkGithubPage from '#client/pages/account/link-github-page.tsx'
import { codeHostReturn, TO_IMPORT } from '#client/state/code-host-return.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { importDraftAtom } from '#client/state/import-draft.ts'
import { newId } from '#shared/ids.ts'
import { failing } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let root: Root
let sent: unknown[]
let answer: () => Response
const store = createStore()
const design = newId()
beforeEach(() => {
  ;[sent, answer] = [[], () => Response.json({ isAppConnected: true })]
  codeHostReturn.write(design)
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!String(input).endsWith('/user/link/github')) return failing('not_found', 'No.')
    sent.push(JSON.parse(String(init?.body)))
    return answer()
  })
})
afterEach(() => {
  root.unmount()
  store.set(openDialogAtom, null)
  codeHostReturn.write(null)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function come(search: string, user: object | null = { id: 'ada', name: 'Ada', isGuest: false }) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queries.setQueryData(SESSION_KEY, { user, server: { guests: true } })
  const { hook, searchHook, history } = memoryLocation({
    path: `/link/github/callback?${search}`,
    record: true,
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const inRouter = { hook, searchHook, children: createElement(LinkGithubPage) }
  const page = createElement(Router, inRouter)
  root.render(
    createElement(Provider, { store }, createElement(QueryClientProvider, { client: queries }, page)),
  )
  return history
}
const says = (words: string) => until(() => document.body.textContent?.includes(words), words)

test('[S2] its code connects the account once, and leads back to the dialog of the design', async () => {
  const history = come('code=abc&state=xyz&installation_id=7&setup_action=install')
  await until(() => history.at(-1) === `/c/${design}`, 'back in the design')
  expect(sent).toEqual([{ code: 'abc', state: 'xyz' }])
  expect(store.get(openDialogAtom)).toEqual({ kind: 'codeHost' })
  expect(codeHostReturn.read()).toBeNull()
})

test('repositories that were chosen without a new code lead back to the dialog too', async () => {
  const history = come('installation_id=7&setup_action=update')
  await until(() => history.at(-1) === `/c/${design}`, 'back in the design')
  expect(sent).toEqual([])
  expect(store.get(openDialogAtom)).toEqual({ kind: 'codeHost' })
})

test('who set out from an import comes back to it, with their repositories', async () => {
  codeHostReturn.write(TO_IMPORT)
  const history = come('code=abc&state=xyz')
  await until(() => history.at(-1) === '/', 'at Home')
  expect(store.get(openDialogAtom)).toEqual({ kind: 'import' })
  expect(store.get(importDraftAtom)).toMatchObject({ way: 'repository', whose: 'own' })
})

test('who began elsewhere comes to Home', async () => {
  codeHostReturn.write(null)
  const history = come('code=abc&state=xyz')
  await until(() => history.at(-1) === '/', 'at Home')
  expect(store.get(openDialogAtom)).toBeNull()
})

test('a code that is over says so, with the way back and no second try', async () => {
  answer = () => failing('bad_request', 'This was used before, or belongs to another session.')
  come('code=abc&state=xyz')
  await says('This was used before, or belongs to another session.')
  expect(document.querySelector(`a[href="/c/${design}"]`)?.textContent).toBe('Back to the design')
  expect(sent).toHaveLength(1)
})

test('one that did not arrive can be sent again', async () => {
  answer = () => failing('unavailable', 'The server is away.')
  const history = come('code=abc&state=xyz')
  await says('The server is away.')
  answer = () => Response.json({ isAppConnected: true })
  const again = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  )
  again?.click()
  await until(() => history.at(-1) === `/c/${design}`, 'back in the design')
  expect(sent).toHaveLength(2)
})

test.each([
  ['error=access_denied', 'You did not allow it there, so nothing has changed.'],
  ['error=x&error_description=The+app+is+suspended.', 'GitHub said: The app is suspended.'],
  ['setup_action=request', 'The owners of the organisation were asked'],
  ['', 'The address has no code from GitHub.'],
])('without a code (%s) it is said why, and nothing is sent', async (search, words) => {
  come(search)
  await says(words)
  expect(sent).toEqual([])
})

test.each([null, { id: 'guest', name: 'Guest', isGuest: true }])(
  'it needs an account here: %j',
  async user => {
    come('code=abc&state=xyz', user)
    await says('Log in to connect GitHub')
    expect(sent).toEqual([])
  },
)
