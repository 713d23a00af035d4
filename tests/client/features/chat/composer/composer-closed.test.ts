// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReadOnlyPrompt, SignInPrompt } from '#client/features/chat/composer/composer-closed.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { press, says } from '#tests/support/people/shown-sync.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

test('[S2] somebody signed out is asked to create an account or login', async () => {
  shown = showInRoom(() => createElement(SignInPrompt), {}, { user: null })
  await says('create an account or login')
  await press('Create account')
  expect(shown.dialog()).toEqual({ kind: 'auth', mode: 'create' })
  await press('Log in')
  expect(shown.dialog()).toEqual({ kind: 'auth', mode: 'login' })
})

test('[S2] who may only look is asked to fork this design', async () => {
  const run = vi.fn()
  shown = showInRoom(() => createElement(ReadOnlyPrompt, { fork: { run, isBusy: false } }), {})
  await press('fork this design.')
  expect(run).toHaveBeenCalledOnce()
})
