// @vitest-environment happy-dom
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useArtifact, useArtifactDiff } from '#client/api/artifacts.ts'
import { usePattern } from '#client/api/patterns.ts'
import { useAccessData } from '#client/api/sharing.ts'
import { SESSION_KEY, usePreferences, useUserMetadata } from '#client/api/users.ts'

afterEach(() => vi.unstubAllGlobals())

/** How long each answer counts as fresh, by the first word of its key. */
async function staleTimes(): Promise<Record<string, unknown>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const client = new QueryClient()
  client.setQueryData(SESSION_KEY, { user: { id: 'ada' }, server: {} })
  const Everything = () => {
    usePreferences()
    useAccessData('design')
    usePattern('design')
    useArtifact('version')
    useArtifactDiff({ original: 'one', updated: 'two', fileName: 'App.tsx' })
    useUserMetadata('bob')
    return null
  }
  const root = createRoot(document.body)
  await act(async () =>
    root.render(createElement(QueryClientProvider, { client }, createElement(Everything))),
  )
  const known = client.getQueryCache().getAll()
  const times = Object.fromEntries(known.map(query => [String(query.queryKey[0]), staleTimeOf(query)]))
  await act(async () => root.unmount())
  return times
}

const staleTimeOf = (query: Query): unknown => query.observers[0]?.options.staleTime

test('[S9] how long what was asked for counts as fresh', async () => {
  expect(await staleTimes()).toMatchObject({
    preferences: 30_000,
    access: 5 * 60_000,
    pattern: 5 * 60_000,
    artifact: 30_000,
    diff: Number.POSITIVE_INFINITY,
    user: 1_000_000,
  })
})
