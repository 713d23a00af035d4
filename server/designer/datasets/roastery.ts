import { orders } from '#server/designer/datasets/business.ts'
import type { Dataset } from '#server/designer/datasets/dataset.ts'

/** The orders of who roasts: beans for people and for cafés. */
export const roastery: Dataset = {
  ...orders,
  title: 'Roastery',
  note: 'Web shop, cafés and counter together',
  metrics: [
    { label: 'Revenue', unit: 'money', base: 46_200, growth: 0.28, over: 'sum', good: 'up' },
    { label: 'Orders', unit: 'count', base: 1_180, growth: 0.22, over: 'sum', good: 'up' },
    { label: 'Average order', unit: 'money', base: 39, growth: 0.06, over: 'mean', good: 'up' },
    { label: 'Sent late', unit: 'percent', base: 3.1, growth: -0.25, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Revenue by month',
    unit: 'money',
    series: [
      { label: 'Web shop', base: 24_600, growth: 0.36 },
      { label: 'Cafés', base: 21_600, growth: 0.18 },
    ],
  },
  split: {
    title: 'What sells',
    unit: 'money',
    parts: [
      ['House espresso', 17_400],
      ['Single origins', 13_100],
      ['Filter roasts', 9_200],
      ['Decaf', 3_900],
      ['Brewing gear', 2_600],
    ],
  },
  stack: {
    title: 'Orders by channel',
    unit: 'count',
    parts: [
      ['Web shop', 690],
      ['Cafés', 320],
      ['Counter', 170],
    ],
  },
  gauge: {
    title: 'Month so far',
    value: 71,
    target: 'of €60,000',
    note: 'Two roasting days left this week.',
  },
  segment: {
    label: 'Channel',
    values: [
      ['Web shop', 0.53],
      ['Cafés', 0.34],
      ['Counter', 0.13],
    ],
  },
  feed: [
    ['#4128', 'Anouk Peters ordered for €64', '4 min ago'],
    ['House espresso', 'is down to 6 bags', '38 min ago'],
    ['#4119', 'sent with the afternoon post', '2 h ago'],
    ['Café Lumen', 'moved its weekly order to Tuesday', 'yesterday'],
    ['Review', '“The Huila is gone by Friday, every time.”', 'yesterday'],
  ],
  records: ['order', 'low-stock', 'customer'],
}
