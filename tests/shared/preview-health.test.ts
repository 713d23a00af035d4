import { describe, expect, test } from 'vitest'
import { isReady, judgeRender, type RenderFacts } from '#shared/preview-health.ts'

const DRAWN: RenderFacts = {
  isPainted: true,
  hasComponent: true,
  elements: 12,
  hiddenBy: null,
  unmatchedPath: null,
}
const judge = (facts: Partial<RenderFacts> | null, message: string | null = null, isSilent = false) =>
  judgeRender({
    facts: facts && { ...DRAWN, ...facts },
    error: message === null ? null : { message, place: 'App.tsx:3' },
    isSilent,
  })

describe('design §8: ready means rendered', () => {
  test('painted and nothing thrown is ready, and nothing else is', () => {
    expect(judge({})).toEqual({ outcome: 'painted', cause: '' })
    expect(isReady(judge({}))).toBe(true)
    for (const verdict of [
      judge({}, 'Boom'),
      judge({ isPainted: false }),
      judge({ unmatchedPath: '/x' }),
      judge(null, null, true),
    ]) {
      expect(isReady(verdict)).toBe(false)
      expect(verdict.cause).not.toBe('')
    }
  })

  test.each([
    ['blank', judge({ isPainted: false, elements: 0 })],
    ['blank', judge({ isPainted: false, elements: 5 })],
    ['hidden-root', judge({ isPainted: false, hiddenBy: 'opacity' })],
    ['wrong-route', judge({ isPainted: false, elements: 0, unmatchedPath: '/pricing' })],
    ['wrong-route', judge({ unmatchedPath: '/' })],
    ['missing-export', judge({ isPainted: false, hasComponent: false, elements: 0 })],
    [
      'missing-export',
      judge(null, 'A component is undefined: check its import and that its file exports it.'),
    ],
    ['missing-export', judge(null, 'The requested module does not provide an export named "Cardd"')],
    ['threw', judge(null, "TypeError: Cannot read properties of null (reading 'name')")],
    ['hung', judge(null, null, true)],
    ['hung', judge(null)],
  ])('%s', (outcome, verdict) => expect(verdict.outcome).toBe(outcome))

  test('a design that draws itself and exports nothing is as good as any', () => {
    expect(judge({ hasComponent: false }).outcome).toBe('painted')
  })

  test('the cause names the place, the style or the path', () => {
    expect(judge(null, 'Boom').cause).toBe('Boom (App.tsx:3)')
    expect(judge({ isPainted: false, hiddenBy: 'display' }).cause).toContain('display is none')
    expect(judge({ isPainted: false, unmatchedPath: '/pricing' }).cause).toContain('/pricing')
  })
})
