import { expect, test } from 'vitest'
import { whyNotSelect } from '#client/features/preview/selection/why-not-select.ts'

const READY = {
  ...{ isSignedIn: true, canWrite: true, isOnline: true, hasVersion: true },
  ...{ isRunning: false, isShown: true, isBroken: false },
}

test('[28] whoever may write selects in a version that is shown', () => {
  expect(whyNotSelect(READY)).toBeNull()
  expect(whyNotSelect({ ...READY, isBroken: true })).toBeNull()
})

test.each([
  ['a visitor', { isSignedIn: false, canWrite: false }, 'Log in'],
  ['a reader', { canWrite: false }, 'may edit'],
  ['a run', { isRunning: true }, 'written'],
  ['a run of the first version', { isRunning: true, hasVersion: false, isShown: false }, 'written'],
  ['no version', { hasVersion: false, isShown: false }, 'nothing to select yet'],
  ['no network', { isOnline: false }, 'offline'],
  ['a version being loaded', { isShown: false }, 'on the screen'],
  ['a version that fails', { isShown: false, isBroken: true }, 'could not be rendered'],
])('[28] %s is told why', (_, change, words) => {
  expect(whyNotSelect({ ...READY, ...change })).toContain(words)
})
