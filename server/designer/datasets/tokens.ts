import type { Dataset } from '#server/designer/datasets/dataset.ts'

/** A design system and the tokens it is made of. */
export const tokens: Dataset = {
  word: 'tokens',
  match: /\b(?:design[\s-]tokens?|tokens? (?:inspector|table|category)|design systems?|style ?guides?)\b/gi,
  title: 'Tokens',
  note: 'Version 4.2, compared with 4.1',
  metrics: [
    { label: 'Tokens', unit: 'count', base: 168, growth: 0.27, over: 'last', good: 'up' },
    { label: 'Uses in code', unit: 'count', base: 1_240, growth: 0.31, over: 'last', good: 'up' },
    { label: 'Changed', unit: 'count', base: 24, growth: 0.6, over: 'sum', good: 'up' },
    { label: 'Literal values left', unit: 'percent', base: 21, growth: -0.55, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Uses in code',
    unit: 'count',
    series: [
      { label: 'Tokens', base: 1_240, growth: 0.31 },
      { label: 'Literal values', base: 420, growth: -0.5 },
    ],
  },
  split: {
    title: 'Tokens by category',
    unit: 'count',
    parts: [
      ['Colour', 74],
      ['Type', 38],
      ['Space', 32],
      ['Radius', 14],
      ['Shadow', 10],
    ],
  },
  stack: {
    title: 'Changes by kind',
    unit: 'count',
    parts: [
      ['Value', 18],
      ['Renamed', 7],
      ['New', 9],
    ],
  },
  gauge: {
    title: 'Components on tokens',
    value: 88,
    target: '61 of 69 components',
    note: 'Table, Toast and six more still hold literal values.',
  },
  segment: {
    label: 'Theme',
    values: [
      ['Light', 0.5],
      ['Dark', 0.36],
      ['High contrast', 0.14],
    ],
  },
  feed: [
    ['color.primary', 'is a shade darker, for contrast', '20 min ago'],
    ['space.5', 'was renamed to space.6', '2 h ago'],
    ['type.display', 'moved to the new family', 'today'],
    ['shadow.low', 'is new', 'yesterday'],
    ['radius.pill', 'is no longer used anywhere', 'yesterday'],
  ],
  records: ['token', 'project', 'task'],
}
