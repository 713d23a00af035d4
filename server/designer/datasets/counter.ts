import type { Dataset } from '#server/designer/datasets/dataset.ts'

/** A café, a bakery, a counter with people behind it. */
export const counter: Dataset = {
  word: 'counter',
  match:
    /\b(?:coffee ?(?:shops?|houses?|bars?)|caf[eé]s?|espresso|baristas?|bakery|tea ?rooms?|b[äa]ckerei|konditorei|boulangerie|p[âa]tisserie|panader[ií]a|pasticceria|staff|counter)\b/gi,
  title: 'Today at the counter',
  note: 'Till and kitchen, until a minute ago',
  metrics: [
    { label: 'Sales', unit: 'money', base: 31_400, growth: 0.22, over: 'sum', good: 'up' },
    { label: 'Tickets', unit: 'count', base: 4_620, growth: 0.17, over: 'sum', good: 'up' },
    { label: 'Average ticket', unit: 'money', base: 6.8, growth: 0.06, over: 'mean', good: 'up' },
    { label: 'Staff cost', unit: 'percent', base: 34, growth: -0.12, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Sales',
    unit: 'money',
    series: [
      { label: 'Drinks', base: 21_300, growth: 0.2 },
      { label: 'Food', base: 10_100, growth: 0.28 },
    ],
  },
  split: {
    title: 'What sells',
    unit: 'money',
    parts: [
      ['Espresso drinks', 16_200],
      ['Filter and cold', 6_900],
      ['Pastries', 5_800],
      ['Sandwiches', 4_300],
      ['Beans', 2_600],
    ],
  },
  stack: {
    title: 'Sales by hour',
    unit: 'money',
    parts: [
      ['Before ten', 14_800],
      ['Until two', 10_900],
      ['Afternoon', 7_200],
    ],
  },
  gauge: {
    title: 'Shifts filled this week',
    value: 92,
    target: '46 of 50 shifts',
    note: 'Saturday morning still needs one person.',
  },
  segment: {
    label: 'Counter',
    values: [
      ['Front counter', 0.58],
      ['Window', 0.27],
      ['Orders ahead', 0.15],
    ],
  },
  feed: [
    ['Ines Ekholm', 'opened the till', '07:02'],
    ['Oat milk', 'is down to six litres', '38 min ago'],
    ['Hugo Costa', 'swapped Friday with Leila', '2 h ago'],
    ['Almond croissant', 'sold out', 'today, 10:40'],
    ['Review', '“The flat white is worth the queue.”', 'yesterday'],
  ],
  records: ['sale', 'staff', 'menu-item'],
}
