import { expect, test } from 'vitest'
import { CHART_HEIGHT, usageBars, usageSentence } from '#client/features/workspaces/usage-bars.ts'

test('a bar is as high as its share of the greatest day of anybody, and a little is seen beside a lot', () => {
  const heights = usageBars([0, 1, 50, 100], 100).map(({ height }) => height)
  expect(heights).toEqual([1, 2, CHART_HEIGHT / 2, CHART_HEIGHT])
})

test('days without use are marked as such, also where nobody used anything', () => {
  expect(usageBars([0, 0], 0)).toEqual([
    { x: 0, height: 1, isEmpty: true },
    { x: 3, height: 1, isEmpty: true },
  ])
})

test('what the chart shows is said', () => {
  expect(usageSentence([0, 0, 0])).toBe('No credits in 3 days')
  expect(usageSentence([1, 0, 0])).toBe('1 credit in 3 days, on 1 of them, 1 credit at most')
  expect(usageSentence([1_200, 0, 4])).toBe('1,204 credits in 3 days, on 2 of them, 1,200 credits at most')
})
