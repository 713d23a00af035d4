import { describe, expect, test } from 'vitest'
import { Counter, Histogram } from '#server/features/metrics/instruments.ts'
import { inTextFormat } from '#server/features/metrics/text-format.ts'
import { parsePrometheus } from '#tests/support/product/prometheus.ts'

describe('metrics are written as Prometheus reads them', () => {
  test('a counter for each set of labels, whatever their values are', () => {
    const counter = new Counter()
    const odd = 'a "quoted" \\ word\nand a line'
    counter.add({ route: odd })
    counter.add({ route: odd })
    counter.add({ route: '/api/healthz' })
    const families = parsePrometheus(inTextFormat([counter.family('asked_total', 'How often.\nTwo lines.')]))
    expect(families.get('asked_total')).toMatchObject({
      type: 'counter',
      samples: [
        { labels: { route: odd }, value: 2 },
        { labels: { route: '/api/healthz' }, value: 1 },
      ],
    })
  })

  test('a histogram counts each time once, and all that were shorter in every bucket', () => {
    const histogram = new Histogram([0.1, 1, 10])
    for (const seconds of [0.05, 0.1, 0.5, 5, 50]) histogram.observe({ outcome: 'done' }, seconds)
    const family = parsePrometheus(inTextFormat([histogram.family('took_seconds', 'How long.')])).get(
      'took_seconds',
    )
    expect(family?.samples.map(({ labels, value }) => [labels.le ?? '', value])).toEqual([
      ['0.1', 2],
      ['1', 3],
      ['10', 4],
      ['+Inf', 5],
      ['', 55.65],
      ['', 5],
    ])
  })

  test('no series comes after the two thousandth, and those that are there go on', () => {
    const counter = new Counter()
    for (let at = 0; at < 5_000; at++) counter.add({ route: String(at) })
    counter.add({ route: '7' })
    const { samples } = counter.family('asked_total', 'How often.')
    expect(samples).toHaveLength(2_000)
    expect(samples[7]?.value).toBe(2)
  })

  test('what has never happened is left out', () => {
    expect(inTextFormat([new Counter().family('asked_total', 'How often.')])).toBe('')
  })
})
