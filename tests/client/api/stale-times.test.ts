// @vitest-environment happy-dom
import { type Query, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useArtifact, useArtifactDiff } from '#client/api/artifacts.ts'
import { useCanvasOwner } from '#client/api/canvas.ts'
import { useIntegrations } from '#client/api/integrations.ts'
import { usePattern } from '#client/api/patterns.ts'
import { useAccessData } from '#client/api/sharing.ts'
import { SESSION_KEY, usePreferences, useUserMetadata } from '#client/api/users.ts'
import { makeQueryClient } from '#client/lib/query-client.ts'

afterEach(() => vi.unstubAllGlobals())

/** What is asked for with what, by the first word of its key. */
async function optionsOf(): Promise<[string, Options][]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const client = makeQueryClient()
  client.setQueryData(SESSION_KEY, { user: { id: 'ada' }, server: {} })
  const Everything = () => {
    usePreferences()
    useAccessData('design')
    usePattern('design')
    useArtifact('version')
    useArtifactDiff({ original: 'one', updated: 'two', fileName: 'App.tsx' })
    useUserMetadata('bob')
    useIntegrations('design')
    useCanvasOwner('canvas')
    return null
  }
  const root = createRoot(document.body)
  await act(async () =>
    root.render(createElement(QueryClientProvider, { client }, createElement(Everything))),
  )
  const known = client.getQueryCache().getAll()
  const options = known.map(({ queryKey, observers }): [string, Options] => [
    String(queryKey[0]),
    observers[0]?.options ?? {},
  ])
  await act(async () => root.unmount())
  return options
}

type Options = Partial<Query['observers'][number]['options']>

test('[S9] how long what was asked for counts as fresh', async () => {
  const times = (await optionsOf()).map(([name, { staleTime }]) => [name, staleTime])
  expect(Object.fromEntries(times)).toMatchObject({
    preferences: 30_000,
    access: 5 * 60_000,
    pattern: 5 * 60_000,
    artifact: 30_000,
    diff: Number.POSITIVE_INFINITY,
    user: 1_000_000,
    integrations: 10 * 60_000,
    canvasOwner: 5 * 60_000,
  })
})

test('[S7] a design and the people of a canvas are asked for once more where that failed, others twice', async () => {
  const tries = (await optionsOf()).map(([name, { retry }]) => {
    const again = typeof retry === 'function' ? retry : () => Boolean(retry)
    return [name, [0, 1, 2].filter(failures => again(failures, new Error('no network'))).length]
  })
  expect(Object.fromEntries(tries)).toMatchObject({ pattern: 1, canvasOwner: 1, preferences: 2, artifact: 2 })
})
