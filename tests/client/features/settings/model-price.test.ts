// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#client/api/users.ts'
import { ModelPriceLine } from '#client/features/settings/model-price.tsx'
import { newId } from '#shared/ids.ts'
import type { KnownModel } from '#shared/models.ts'
import { until } from '#tests/support/until.ts'

const MODEL: KnownModel = {
  ...{ id: newId(), provider: 'openai-compatible', model: 'mine', source: 'settings' },
  ...{
    baseUrl: 'https://models.example.org/v1',
    passedOnTo: null,
    window: 32_000,
    hasVision: true,
    hasTools: true,
    price: null,
  },
}
const SESSION: Session = {
  user: {
    ...{ id: 'ada', name: 'Ada', email: null, avatarUrl: null, isGuest: false, isAdmin: false },
    ...{ oneTimeKeys: {}, isBusinessEmail: false, isOperator: true },
  },
  server: {
    ...{ guests: true, plans: false, models: { best: 'mine', agent: 'mine' }, hasMailbox: true },
    ...{ supportUrl: null, experiments: [], preview: { mode: 'host', port: null, domain: 'localhost' } },
  },
}

let root: Root
let sent: unknown[]
let isRefused: boolean

beforeEach(async () => {
  sent = []
  isRefused = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input) === '/api/user') return Response.json(SESSION)
    if (String(input) !== '/api/models/price') throw new Error('no network')
    sent.push(JSON.parse(String(init?.body)))
    if (isRefused)
      return Response.json({ error: { code: 'unavailable', message: 'Try again.' } }, { status: 503 })
    return Response.json({ ok: true })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

async function show(model: KnownModel): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(['session'], SESSION)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const line = createElement(ModelPriceLine, { model })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, line)))
}
const words = () => document.body.textContent ?? ''
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === name)?.click(),
  )
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(each => each.textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}
const type = (label: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text)
    field(label).dispatchEvent(new Event('input', { bubbles: true }))
  })

test('[26.1] a bad amount is told at its field and stays typed, and nothing is sent', async () => {
  await show(MODEL)
  expect(words()).toContain('No price is known')
  await press('Set price')
  await type('Input', '1,5')
  await type('Output', '6')
  await press('Save price')
  expect(field('Input').getAttribute('aria-invalid')).toBe('true')
  expect(words()).toContain('Write a number of US dollars, such as 3 or 0.25.')
  expect([field('Input').value, field('Output').value]).toEqual(['1,5', '6'])
  expect(sent).toEqual([])

  isRefused = true
  await type('Input', '1.5')
  expect(words()).not.toContain('Write a number')
  await press('Save price')
  await act(() => until(() => document.querySelector('[role="alert"]') !== null, 'the refusal is told'))
  expect(field('Input').value).toBe('1.5')

  isRefused = false
  await press('Save price')
  await act(() => until(() => document.querySelector('form') === null, 'the form is gone'))
  const price = { input: 1.5, cached: 1.5, output: 6 }
  expect(sent).toEqual([
    { modelId: MODEL.id, price },
    { modelId: MODEL.id, price },
  ])
})

test('[26.1] one that was set says so with its day, and can be forgotten', async () => {
  const price = { input: 3, cached: 0.3, output: 15, asOf: '2026-11-26', setBy: 'ada' }
  await show({ ...MODEL, price: { ...price, from: 'operator' } })
  expect(words()).toContain('set by you on 26 Nov 2026')
  expect(words()).toMatch(/about \$0\.\d+ a message/)
  await press('Change price')
  expect(field('Remembered input').value).toBe('0.3')
  await press('Forget this price')
  await act(() => until(() => sent.length > 0, 'it is sent'))
  expect(sent).toEqual([{ modelId: MODEL.id, price: null }])
})
