import { expect, test } from 'vitest'
import { sliderStep } from '#client/features/versions/slider-step.ts'

test.each([
  [50, 'ArrowLeft', 48],
  [50, 'ArrowRight', 52],
  [1, 'ArrowLeft', 0],
  [99, 'PageUp', 100],
  [50, 'Home', 0],
  [50, 'End', 100],
  [50, 'Tab', null],
])('from %d by %s to %s', (at, key, next) => expect(sliderStep(at, key)).toBe(next))
