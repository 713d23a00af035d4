// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#client/api/users.ts'
import { AuthForm } from '#client/features/auth/auth-form.tsx'
import type { AuthMode } from '#client/features/auth/credentials-form.tsx'

let root: Root
let code: string
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ code, message: 'No.' }, { status: 422 }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function submit(mode: AuthMode): Promise<void> {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  queries.setQueryData(SESSION_KEY, { user: null, server: { guests: false, signInWith: [] } })
  const form = createElement(AuthForm, { mode, onMode: () => undefined, onDone: () => undefined })
  await act(async () => root.render(createElement(QueryClientProvider, { client: queries }, form)))
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
}

/** The labels of the fields that are marked as wrong, with what stands below each. */
const wrong = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(field => [
    document.querySelector(`label[for="${field.id}"]`)?.textContent,
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  ])

test.each([
  ['create', 'USER_ALREADY_EXISTS', 'Email', 'There is an account with this e-mail already. Log in instead.'],
  ['create', 'PASSWORD_TOO_SHORT', 'Password', 'Use at least 8 characters for the password.'],
  [
    'login',
    'INVALID_EMAIL_OR_PASSWORD',
    'Password',
    'This e-mail and password do not go together. Check both and try again.',
  ],
] as const)('27, bad input: to %s with %s is said beside the field', async (mode, answered, label, words) => {
  code = answered
  await submit(mode)
  await vi.waitFor(() => expect(wrong()).toEqual([[label, words]]))
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

test('27, bad input: what is no field’s is said above the buttons', async () => {
  code = 'EMAIL_NOT_VERIFIED'
  await submit('login')
  await vi.waitFor(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('not confirmed yet'),
  )
  expect(wrong()).toEqual([])
})
