import type { Dataset } from '#server/designer/datasets/dataset.ts'

export const policies: Dataset = {
  word: 'policies',
  match: /\b(?:insur\w*|polic(?:y|ies)|claims?|regulat\w*|compliance|legal|government)\b/gi,
  title: 'Policies and claims',
  note: 'Everything that is open, and how long it has been',
  metrics: [
    { label: 'Open claims', unit: 'count', base: 214, growth: -0.12, over: 'last', good: 'down' },
    { label: 'Paid out', unit: 'money', base: 286_000, growth: 0.14, over: 'sum', good: 'down' },
    { label: 'Days to decision', unit: 'hours', base: 6.8, growth: -0.28, over: 'mean', good: 'down' },
    { label: 'Active policies', unit: 'count', base: 18_240, growth: 0.19, over: 'last', good: 'up' },
  ],
  trend: {
    title: 'Claims',
    unit: 'count',
    series: [
      { label: 'Reported', base: 186, growth: 0.1 },
      { label: 'Settled', base: 178, growth: 0.18 },
    ],
  },
  split: {
    title: 'By kind',
    unit: 'count',
    parts: [
      ['Water', 84],
      ['Theft', 41],
      ['Liability', 37],
      ['Storm', 33],
      ['Other', 19],
    ],
  },
  stack: {
    title: 'Decisions by month',
    unit: 'count',
    parts: [
      ['Accepted', 142],
      ['In part', 28],
      ['Declined', 9],
    ],
  },
  gauge: {
    title: 'Decided within five days',
    value: 91,
    target: 'goal 90%',
    note: 'Storm claims take longest, 7.2 days.',
  },
  segment: {
    label: 'Line',
    values: [
      ['Home', 0.48],
      ['Business', 0.33],
      ['Liability', 0.19],
    ],
  },
  feed: [
    ['Birgit Hansen', 'sent three photos for C-2091', '9 min ago'],
    ['Yusuf Demir', 'accepted C-2077, €4,180', '1 h ago'],
    ['Rule 14', 'asked for a second reader on C-2085', '3 h ago'],
    ['Alice Morgan', 'changed her address', 'yesterday'],
    ['Regulator', 'published circular 09/2026', 'Monday'],
  ],
  records: ['claim', 'policy', 'customer'],
}

export const services: Dataset = {
  word: 'services',
  match:
    /\b(?:servers?|uptime|deploys?|monitoring|observability|incidents?|api|infrastructure|devices?|iot|network|security|logs|domains?|repos?(?:itory)?|pull requests|github|satellites?)\b/gi,
  title: 'Services',
  note: 'Last probe eleven seconds ago',
  metrics: [
    { label: 'Requests', unit: 'count', base: 8_420_000, growth: 0.4, over: 'sum', good: 'up' },
    { label: 'p95 latency, ms', unit: 'count', base: 168, growth: -0.25, over: 'mean', good: 'down' },
    { label: 'Error rate', unit: 'percent', base: 0.31, growth: -0.4, over: 'mean', good: 'down' },
    { label: 'Deploys', unit: 'count', base: 236, growth: 0.34, over: 'sum', good: 'up' },
  ],
  trend: {
    title: 'Latency in ms',
    unit: 'count',
    series: [
      { label: 'p95', base: 168, growth: -0.25 },
      { label: 'p50', base: 61, growth: -0.18 },
    ],
  },
  split: {
    title: 'Traffic by region',
    unit: 'percent',
    parts: [
      ['Frankfurt', 38],
      ['Virginia', 27],
      ['Singapore', 16],
      ['São Paulo', 11],
      ['Sydney', 8],
    ],
  },
  stack: {
    title: 'Deploys by result',
    unit: 'count',
    parts: [
      ['Shipped', 198],
      ['Rolled back', 21],
      ['Failed', 12],
    ],
  },
  gauge: {
    title: 'Error budget left',
    value: 72,
    target: 'of 43 min this month',
    note: 'At this pace it lasts until the 29th.',
  },
  segment: {
    label: 'Environment',
    values: [
      ['Production', 0.7],
      ['Staging', 0.2],
      ['Preview', 0.1],
    ],
  },
  feed: [
    ['checkout', 'deployed 4f21c9 to production', '3 min ago'],
    ['search', 'rolled back by itself, errors 2.1%', '26 min ago'],
    ['Ellen Brooks', 'silenced “disk 80%” for an hour', '1 h ago'],
    ['mailer', 'recovered after 4 min', '5 h ago'],
    ['Certificate', 'renewed for edge.example', 'yesterday'],
  ],
  records: ['service', 'incident', 'deploy'],
}

export const energy: Dataset = {
  word: 'energy',
  match:
    /\b(?:energy|solar|power|carbon|emissions?|climate|sensors?|meters?|battery|wind|waste|recycling|water use)\b/gi,
  title: 'Energy',
  note: 'Linden Street, fourteen houses, one battery',
  metrics: [
    { label: 'Made, kWh', unit: 'count', base: 9_840, growth: 0.18, over: 'sum', good: 'up' },
    { label: 'From own roofs', unit: 'percent', base: 58, growth: 0.14, over: 'mean', good: 'up' },
    { label: 'Saved', unit: 'money', base: 2_310, growth: 0.25, over: 'sum', good: 'up' },
    { label: 'Bought, kWh', unit: 'count', base: 4_120, growth: -0.2, over: 'sum', good: 'down' },
  ],
  trend: {
    title: 'Made and used, kWh',
    unit: 'count',
    series: [
      { label: 'Made', base: 9_840, growth: 0.18 },
      { label: 'Used', base: 11_200, growth: 0.02 },
    ],
  },
  split: {
    title: 'Where it goes',
    unit: 'percent',
    parts: [
      ['Heat pumps', 38],
      ['Houses', 31],
      ['Cars', 19],
      ['Sold', 12],
    ],
  },
  stack: {
    title: 'By source',
    unit: 'count',
    parts: [
      ['Roofs', 5_800],
      ['Battery', 2_100],
      ['Grid', 4_100],
    ],
  },
  gauge: {
    title: 'Battery',
    value: 76,
    target: '30 of 40 kWh',
    note: 'Enough until 06:40 at tonight’s use.',
  },
  segment: {
    label: 'House',
    values: [
      ['North side', 0.42],
      ['South side', 0.46],
      ['Workshop', 0.12],
    ],
  },
  feed: [
    ['Battery', 'began to charge at 9 ct', '14 min ago'],
    ['House 7', 'used 40% less than yesterday', '1 h ago'],
    ['Inverter 3', 'is back after a restart', '3 h ago'],
    ['Forecast', 'sun until four, then cloud', 'today'],
    ['Grid', 'bought 62 kWh at the peak', 'yesterday'],
  ],
  records: ['meter', 'incident', 'invoice'],
}
