import { expect, test } from 'vitest'
import { composeDesign } from '#server/designer/compose-design.ts'
import { respond } from '#server/designer/respond.ts'
import { suggestionsFor } from '#server/designer/suggestions.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { made } from '#tests/server/designer/made.ts'

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

const labels = (files: Parameters<typeof suggestionsFor>[0]) =>
  suggestionsFor(files, []).map(each => each.label)

test('nothing that is so already', () => {
  const { files, after } = made('Dashboard for a gym')
  expect(labels(after('make it green').now)).not.toContain('Make it green')
  expect(labels(after('make it red').now)).toContain('Make it green')
  expect(labels(files)).not.toContain('Use light mode')
  const dark = labels(after('use dark mode').now)
  expect(dark).toContain('Use light mode')
  expect(dark).not.toContain('Use dark mode')
  expect(labels(made('Pricing page for Tally').files)).not.toContain('Add pricing')
  expect(labels(made('Landing page for a gym with prices, FAQ and a newsletter').files)).toEqual(
    expect.not.arrayContaining(['Add pricing', 'Add an FAQ', 'Add a newsletter']),
  )
  expect(labels(made('Product page for a lamp').files)).not.toContain('Add testimonials')
})
