import { expect, test } from 'vitest'
import { clampSidePanel } from '#client/state/side-panel.ts'

test.each([
  [500, 1_440, 500],
  [120, 1_440, 400],
  [5_000, 1_440, 1_008],
  [500, 500, 400],
])('[S5] a width of %i in a window of %i becomes %i', (width, windowWidth, shown) => {
  expect(clampSidePanel(width, windowWidth)).toBe(shown)
})
