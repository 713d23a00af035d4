import { expect, test } from 'vitest'
import { composeDesign } from '#server/designer/compose-design.ts'
import { respond } from '#server/designer/respond.ts'
import { suggestionsFor } from '#server/designer/suggestions.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

const PROMPTS = [
  'Landing page for a bakery',
  'Pricing page for Tally',
  'Dashboard for a gym',
  'Sign-in page for a bank',
  'Product page for a lamp',
  'Settings page for an app',
]

test.each(PROMPTS)('at most three, each of which the designer can do: %s', prompt => {
  const { files } = composeDesign(readBrief(prompt), DEFAULT_CONFIG)
  const suggestions = suggestionsFor(files, [prompt])
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.length).toBeLessThanOrEqual(3)
  for (const { prompt: next } of suggestions) {
    if (!next) continue
    const turn = respond({
      instruction: next,
      files,
      config: DEFAULT_CONFIG,
      isDarkMode: false,
      history: [prompt],
      selection: null,
    })
    expect({ next, calls: turn.calls.length > 0 }).toEqual({ next, calls: true })
  }
})

test('nothing for an empty design, nothing twice', () => {
  expect(suggestionsFor([], [])).toEqual([])
  const { files } = composeDesign(readBrief('Dashboard for a gym'), DEFAULT_CONFIG)
  expect(suggestionsFor(files, ['make it green']).map(each => each.label)).not.toContain('Make it green')
})
