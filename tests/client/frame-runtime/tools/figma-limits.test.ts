import { expect, test } from 'vitest'
import { FIGMA_LIMITS as OF_PAGE } from '#client/frame-runtime/tools/figma/limits.ts'
import { FIGMA_LIMITS } from '#shared/design-tool/frame-limits.ts'

test('a page tells no more of itself than is read of it', () => {
  expect(OF_PAGE).toEqual(FIGMA_LIMITS)
})
