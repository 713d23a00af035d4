import { describe, expect, test } from 'vitest'
import { composeDesign } from '#server/designer/compose-design.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

const orderOf = (prompt: string) =>
  [
    ...(composeDesign(readBrief(prompt), DEFAULT_CONFIG)
      .files.find(({ name }) => name === 'components/overview.tsx')
      ?.code.matchAll(/<(Metrics|Trend|Split|Stack|TopRecords|Feed|Gauge)\b/g) ?? []),
  ].map(match => match[1])

describe('a full board', () => {
  test('is arranged in more than one way', () => {
    const trades = ['a bakery', 'a gym', 'a hotel', 'a bank', 'a school', 'a clinic', 'a warehouse', 'a farm']
    const orders = new Set(trades.map(trade => orderOf(`Design a dashboard for ${trade}`).join(' ')))
    expect(orders.size).toBeGreaterThan(2)
  })
  test('keeps the charts that were named, in their turn', () => {
    expect(
      orderOf('Dashboard for a SaaS team with KPI cards, a revenue trend and a table of top accounts'),
    ).toEqual(['Metrics', 'Trend', 'TopRecords'])
  })
})
