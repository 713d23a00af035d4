import type { Dataset } from '#server/designer/datasets/dataset.ts'

export const revenue: Dataset = {
  word: 'revenue',
  match: /\b(?:revenue|saas|mrr|arr|sales|pipeline|crm|subscriptions?|churn|deals?|marketing|growth)\b/gi,
  title: 'Revenue',
  note: 'Billing and pipeline, refreshed every morning',
  metrics: [
    {
      label: 'Monthly recurring revenue',
      unit: 'money',
      base: 148_000,
      growth: 0.62,
      over: 'last',
      good: 'up',
    },
    { label: 'New customers', unit: 'count', base: 41, growth: 0.35, over: 'sum', good: 'up' },
    { label: 'Net retention', unit: 'percent', base: 104, growth: 0.05, over: 'mean', good: 'up' },
    { label: 'Churned revenue', unit: 'percent', base: 2.4, growth: -0.3, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Recurring revenue',
    unit: 'money',
    series: [
      { label: 'Recurring', base: 148_000, growth: 0.62 },
      { label: 'Plan', base: 152_000, growth: 0.55 },
    ],
  },
  split: {
    title: 'Revenue by plan',
    unit: 'money',
    parts: [
      ['Company', 104_200],
      ['Team', 86_900],
      ['Solo', 31_400],
      ['Services', 17_300],
    ],
  },
  stack: {
    title: 'Pipeline by stage',
    unit: 'money',
    parts: [
      ['Qualified', 96_000],
      ['Proposal', 64_000],
      ['Contract', 38_000],
    ],
  },
  gauge: {
    title: 'Forecast attainment',
    value: 87,
    target: 'of €1.2 m for the quarter',
    note: 'Three deals decide: Parcelo, Holt and Voss.',
  },
  segment: {
    label: 'Segment',
    values: [
      ['Enterprise', 0.46],
      ['Mid-market', 0.34],
      ['Self-serve', 0.2],
    ],
  },
  feed: [
    ['Katrin Moser', 'moved Holt Group to Contract', '12 min ago'],
    ['Billing', 'Quartzo renewed for a year, €38,400', '1 h ago'],
    ['Devon Price', 'added a note to Parcelo', '3 h ago'],
    ['Alert', 'Discounts left their usual band', 'yesterday'],
    ['Aiko Tanaka', 'closed Fieldnote, €12,900', 'yesterday'],
  ],
  records: ['account', 'deal', 'invoice'],
}

export const finance: Dataset = {
  word: 'finance',
  match:
    /\b(?:financ\w*|expenses?|budget\w*|invoic\w*|accounting|cash ?flow|(?<!\blow[\s-])stocks?(?! levels)|portfolio (?:value|tracker)|invest\w*|bank\w*|companies|multi-company|consolidated|spending|crypto|tax)\b/gi,
  title: 'Finances',
  note: 'All accounts, in euro, until last night',
  metrics: [
    { label: 'Income', unit: 'money', base: 42_600, growth: 0.28, over: 'sum', good: 'up' },
    { label: 'Spending', unit: 'money', base: 31_800, growth: 0.16, over: 'sum', good: 'down' },
    { label: 'Set aside for tax', unit: 'money', base: 8_900, growth: 0.24, over: 'last', good: 'up' },
    { label: 'Paid on time', unit: 'percent', base: 84, growth: 0.09, over: 'mean', good: 'up' },
  ],
  trend: {
    title: 'In and out',
    unit: 'money',
    series: [
      { label: 'Income', base: 42_600, growth: 0.28 },
      { label: 'Spending', base: 31_800, growth: 0.16 },
    ],
  },
  split: {
    title: 'Spending by category',
    unit: 'money',
    parts: [
      ['People', 14_200],
      ['Premises', 5_600],
      ['Software', 3_900],
      ['Travel', 2_750],
      ['Material', 4_300],
    ],
  },
  stack: {
    title: 'By company',
    unit: 'money',
    parts: [
      ['Holt Group', 26_000],
      ['Ruiz Joinery', 14_500],
      ['Oreline', 9_800],
    ],
  },
  gauge: {
    title: 'Budget used',
    value: 68,
    target: 'of €380,000 this year',
    note: 'Travel is ahead of plan, premises behind.',
  },
  segment: {
    label: 'Company',
    values: [
      ['Holt Group', 0.52],
      ['Ruiz Joinery', 0.29],
      ['Oreline', 0.19],
    ],
  },
  feed: [
    ['Voss Bearings', 'paid invoice 2026-118, €8,400', '20 min ago'],
    ['Card 4481', 'Hotel Lunden, €312', '2 h ago'],
    ['Rule', 'moved €1,596 to tax', '2 h ago'],
    ['Reminder', 'sent to Quartzo, second one', 'yesterday'],
    ['Emma Clarke', 'approved the October report', 'Tuesday'],
  ],
  records: ['invoice', 'expense', 'company'],
}

export const orders: Dataset = {
  word: 'orders',
  match:
    /\b(?:orders?|e-?commerce|shop|store|retail|restaurant|bakery|cafe|roaster(?:y|ies|s)?|products?|inventory|low[\s-]stock|stock levels|catalog)\b/gi,
  title: 'Shop',
  note: 'Counter and website together',
  metrics: [
    { label: 'Sales', unit: 'money', base: 38_400, growth: 0.31, over: 'sum', good: 'up' },
    { label: 'Orders', unit: 'count', base: 912, growth: 0.24, over: 'sum', good: 'up' },
    { label: 'Average basket', unit: 'money', base: 42, growth: 0.07, over: 'mean', good: 'up' },
    { label: 'Returned', unit: 'percent', base: 3.9, growth: -0.22, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Sales',
    unit: 'money',
    series: [
      { label: 'Website', base: 21_500, growth: 0.44 },
      { label: 'Counter', base: 16_900, growth: 0.12 },
    ],
  },
  split: {
    title: 'What sells',
    unit: 'money',
    parts: [
      ['Bowls and plates', 14_800],
      ['Mugs', 9_700],
      ['Vases', 6_100],
      ['Workshops', 4_900],
      ['Gift cards', 2_900],
    ],
  },
  stack: {
    title: 'Orders by channel',
    unit: 'count',
    parts: [
      ['Website', 510],
      ['Counter', 280],
      ['Market', 120],
    ],
  },
  gauge: {
    title: 'Month so far',
    value: 74,
    target: 'of €52,000',
    note: 'Eleven days left, two of them Saturdays.',
  },
  segment: {
    label: 'Channel',
    values: [
      ['Website', 0.56],
      ['Counter', 0.31],
      ['Market', 0.13],
    ],
  },
  feed: [
    ['#4128', 'Anouk Peters ordered for €124', '4 min ago'],
    ['Stock', 'Tall mug is down to 6', '38 min ago'],
    ['#4119', 'sent with the afternoon post', '2 h ago'],
    ['#4097', 'came back, wrong glaze', 'yesterday'],
    ['Review', '“Three times a day, every day.”', 'yesterday'],
  ],
  records: ['order', 'product', 'customer'],
}
