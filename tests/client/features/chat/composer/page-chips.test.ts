// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#client/api/users.ts'
import { PageChips } from '#client/features/chat/composer/page-chips.tsx'

let root: Root
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function chipsOf(text: string, referenceHosts?: string[]): Promise<string[]> {
  const client = new QueryClient()
  client.setQueryDefaults(SESSION_KEY, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(SESSION_KEY, { user: null, server: { referenceHosts } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const chips = createElement(PageChips, { text })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, chips)))
  return [...document.querySelectorAll('li')].map(each => each.textContent ?? '')
}

test('a page that a message names is a chip that says whether this server reads it', async () => {
  const text = 'Like https://www.house.example/shop. And https://other.example, http://house.example'
  expect(await chipsOf(text, ['www.house.example', 'house.example'])).toEqual([
    'house.example/shopis readIts text, title and colours come along.',
    'other.examplenot readThis server does not read it. Paste a screenshot of it instead.',
    'house.examplenot readThis server does not read it. Paste a screenshot of it instead.',
  ])
})

test('without an address there is none, and a server that reads none says so of each', async () => {
  expect(await chipsOf('Like a shop')).toEqual([])
  await act(async () => root.unmount())
  expect((await chipsOf('https://a.example'))[0]).toContain('not read')
})
