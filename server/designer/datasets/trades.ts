import type { Dataset } from '#server/designer/datasets/dataset.ts'

export const cases: Dataset = {
  word: 'cases',
  match:
    /\b(?:cases?(?! stud)|detectives?|investigat\w*|agency case|service assignment|law firm|legal matters?)\b/gi,
  title: 'Cases',
  note: 'Everything open, who is on it, and what it has cost so far',
  metrics: [
    { label: 'Open cases', unit: 'count', base: 38, growth: 0.12, over: 'last', good: 'down' },
    { label: 'Hours logged', unit: 'hours', base: 412, growth: 0.18, over: 'sum', good: 'up' },
    { label: 'Estimated expenses', unit: 'money', base: 18_400, growth: 0.09, over: 'sum', good: 'down' },
    { label: 'Closed in a month', unit: 'percent', base: 64, growth: 0.11, over: 'mean', good: 'up' },
  ],
  trend: {
    title: 'Work hours',
    unit: 'hours',
    series: [
      { label: 'Field', base: 260, growth: 0.14 },
      { label: 'Desk', base: 150, growth: 0.2 },
    ],
  },
  split: {
    title: 'Cases by kind',
    unit: 'count',
    parts: [
      ['Missing person', 11],
      ['Insurance', 9],
      ['Background check', 8],
      ['Theft', 6],
      ['Other', 4],
    ],
  },
  stack: {
    title: 'Reports by month',
    unit: 'count',
    parts: [
      ['Filed', 84],
      ['Waiting for a reader', 12],
      ['Sent back', 5],
    ],
  },
  gauge: {
    title: 'Sheets signed in time',
    value: 88,
    target: 'goal 90%',
    note: 'Two service assignment sheets are open since Monday.',
  },
  segment: {
    label: 'Office',
    values: [
      ['Harbour', 0.46],
      ['North', 0.32],
      ['Field team', 0.22],
    ],
  },
  feed: [
    ['Ines Kolb', 'sent a real-time report on case 214', '9 min ago'],
    ['Otto Falk', 'logged 3.5 hours on case 208', '1 h ago'],
    ['Leila Haddad', 'changed the expense sheet of case 211', '3 h ago'],
    ['Case 199', 'was closed with the client present', 'yesterday'],
  ],
  records: ['case', 'timesheet', 'expense', 'task'],
}

export const domains: Dataset = {
  word: 'domains',
  match: /\b(?:domains?(?: names?)?|registrars?|leas(?:e|ing)|dns)\b/gi,
  title: 'Domain names',
  note: 'What is leased, what runs out, what is on its way',
  metrics: [
    { label: 'Leased domains', unit: 'count', base: 1_284, growth: 0.22, over: 'last', good: 'up' },
    { label: 'Run out this month', unit: 'count', base: 46, growth: -0.1, over: 'last', good: 'down' },
    { label: 'Payments', unit: 'money', base: 21_300, growth: 0.16, over: 'sum', good: 'up' },
    { label: 'Renewed', unit: 'percent', base: 91, growth: 0.04, over: 'mean', good: 'up' },
  ],
  trend: {
    title: 'Leases and renewals',
    unit: 'count',
    series: [
      { label: 'Leased', base: 118, growth: 0.2 },
      { label: 'Renewed', base: 96, growth: 0.26 },
    ],
  },
  split: {
    title: 'By ending',
    unit: 'count',
    parts: [
      ['.com', 612],
      ['.org', 238],
      ['.studio', 171],
      ['.app', 154],
      ['Other', 109],
    ],
  },
  stack: {
    title: 'Orders by month',
    unit: 'count',
    parts: [
      ['Lease', 118],
      ['Renew', 96],
      ['Transfer', 24],
    ],
  },
  gauge: {
    title: 'Transfers within five days',
    value: 94,
    target: 'goal 95%',
    note: 'One transfer waits for its code.',
  },
  segment: {
    label: 'Term',
    values: [
      ['Monthly', 0.38],
      ['Yearly', 0.5],
      ['Five years', 0.12],
    ],
  },
  feed: [
    ['Elif Demir', 'leased lowland.studio for a year', '6 min ago'],
    ['Payment', 'for tideline.app was received', '40 min ago'],
    ['Jonas Beck', 'asked to transfer kolb.org', '2 h ago'],
    ['Reminder', 'went to eleven owners', 'this morning'],
  ],
  records: ['domain', 'order', 'invoice', 'customer'],
}

export const salon: Dataset = {
  word: 'salon',
  match:
    /\b(?:barbers?(?:hop| shop)?|hair ?(?:salon|dresser|cuts?)|salons?|stylists?|spa\b|nail (?:studio|salon|bar)|tattoo (?:studio|shop|parlou?r)|beauty (?:salon|studio))\b/gi,
  title: 'Today in the shop',
  note: 'Who is in the chair, who comes next',
  metrics: [
    { label: 'Appointments', unit: 'count', base: 412, growth: 0.14, over: 'sum', good: 'up' },
    { label: 'Takings', unit: 'money', base: 14_600, growth: 0.17, over: 'sum', good: 'up' },
    { label: 'Chairs taken', unit: 'percent', base: 78, growth: 0.06, over: 'mean', good: 'up' },
    { label: 'Did not come', unit: 'percent', base: 4.6, growth: -0.3, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Visits',
    unit: 'count',
    series: [
      { label: 'Booked', base: 330, growth: 0.2 },
      { label: 'Walked in', base: 92, growth: -0.05 },
    ],
  },
  split: {
    title: 'By service',
    unit: 'count',
    parts: [
      ['Haircut', 184],
      ['Beard trim', 96],
      ['Cut and beard', 72],
      ['Colour', 34],
      ['Children', 26],
    ],
  },
  stack: {
    title: 'WhatsApp notifications',
    unit: 'count',
    parts: [
      ['Read', 366],
      ['Delivered', 41],
      ['Failed', 5],
    ],
  },
  gauge: {
    title: 'Booked for next week',
    value: 71,
    target: 'goal 80%',
    note: 'Tuesday morning is still open.',
  },
  segment: {
    label: 'Chair',
    values: [
      ['Window', 0.36],
      ['Middle', 0.34],
      ['Back', 0.3],
    ],
  },
  feed: [
    ['WhatsApp', 'reminded eleven clients of tomorrow', '5 min ago'],
    ['Mateo', 'finished a cut and beard', '20 min ago'],
    ['Grace Lindh', 'moved to Friday, 16:30', '1 h ago'],
    ['Hugo', 'added the service “Hot towel”', 'yesterday'],
  ],
  records: ['barber', 'service', 'appointment', 'customer'],
}
