import { expect, test } from 'vitest'
import { chatBanner } from '#shared/banners.ts'

test('[S4] banners by priority: outage, stuck, then credits', () => {
  expect(chatBanner({ isOutage: true, isStuck: true, credits: 'out' })).toBe('outage')
  expect(chatBanner({ isOutage: false, isStuck: true, credits: 'out' })).toBe('stuck')
  expect(chatBanner({ isOutage: false, isStuck: false, credits: 'almost-out' })).toBe('almost-out')
  expect(chatBanner({ isOutage: false, isStuck: false, credits: null })).toBe(null)
})
