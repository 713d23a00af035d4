import { expect, test } from 'vitest'
import { fitViewport } from '#client/features/preview/viewport-fit.ts'

test('Responsive fills the panel', () => {
  expect(fitViewport('Responsive', { width: 900, height: 800 })).toBeNull()
})

test('a device that fits keeps its size, in the middle, on whole pixels', () => {
  expect(fitViewport('Mobile', { width: 900, height: 801 })).toEqual({
    width: 375,
    height: 667,
    scale: 1,
    left: 263,
    top: 67,
  })
})

test('one that does not is scaled down until it does', () => {
  const fit = fitViewport('iPad 13 inch', { width: 900, height: 800 })
  expect(fit?.scale).toBeCloseTo((800 - 48) / 1_366)
  expect((fit?.width ?? 0) * (fit?.scale ?? 0)).toBeLessThanOrEqual(900)
})

test('a desktop is shown whole in a panel that is narrower', () => {
  const fit = fitViewport('Desktop', { width: 768, height: 800 })
  expect(fit).toMatchObject({ width: 1440, height: 900, scale: 0.5 })
})
