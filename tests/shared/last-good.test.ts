import { describe, expect, test } from 'vitest'
import { isBroken, lastGoodVersion } from '#shared/last-good.ts'
import type { RenderOutcome } from '#shared/preview-health.ts'

const version = (id: string, status: 'compiled' | 'error' = 'compiled', outcome?: RenderOutcome) => ({
  ...{ id, status },
  health: outcome ? { outcome, cause: '' } : null,
})

describe('design §8: "Restore last good"', () => {
  test('goes to the nearest version before the broken one that compiled and was not seen to fail', () => {
    const versions = [
      version('v6'),
      version('v5', 'error'),
      version('v4', 'compiled', 'threw'),
      version('v3', 'error'),
      version('v2', 'compiled', 'painted'),
      version('v1'),
    ]
    expect(lastGoodVersion(versions, 'v5')?.id).toBe('v2')
    expect(lastGoodVersion(versions, 'v2')?.id).toBe('v1')
  })

  test('goes to the newest good one where none is older, and where the broken one is not in the list', () => {
    const versions = [version('v3'), version('v2', 'compiled', 'painted'), version('v1', 'error')]
    expect(lastGoodVersion(versions, 'v1')?.id).toBe('v3')
    expect(lastGoodVersion(versions, 'gone')?.id).toBe('v3')
  })

  test('is not offered where nothing good is there, and never leads to the broken version itself', () => {
    expect(lastGoodVersion([version('v1', 'error')], 'v1')).toBeNull()
    expect(lastGoodVersion([version('v1')], 'v1')).toBeNull()
    expect(lastGoodVersion([], 'v1')).toBeNull()
  })

  test.each([
    [version('a'), false],
    [version('a', 'compiled', 'painted'), false],
    [version('a', 'compiled', 'hung'), true],
    [version('a', 'error'), true],
    [version('a', 'error', 'painted'), true],
  ])('%j is broken: %s', (known, expected) => {
    expect(isBroken(known)).toBe(expected)
  })
})
