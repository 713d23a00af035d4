import type { Dataset } from '#server/designer/datasets/dataset.ts'

export const shipments: Dataset = {
  word: 'shipments',
  match:
    /\b(?:shipments?|logistics|fleet|freight|deliver\w*|warehouses?|supply|trucks?|drivers?|vehicles?|parcels?)\b/gi,
  title: 'Shipments',
  note: 'Positions from a minute ago',
  metrics: [
    { label: 'On time', unit: 'percent', base: 96.2, growth: 0.025, over: 'mean', good: 'up' },
    { label: 'Shipments', unit: 'count', base: 4_180, growth: 0.22, over: 'sum', good: 'up' },
    { label: 'Cost per stop', unit: 'money', base: 38, growth: -0.09, over: 'mean', good: 'down' },
    { label: 'Damaged', unit: 'percent', base: 0.42, growth: -0.35, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Stops',
    unit: 'count',
    series: [
      { label: 'Delivered', base: 4_020, growth: 0.23 },
      { label: 'Planned', base: 4_180, growth: 0.22 },
    ],
  },
  split: {
    title: 'Why late',
    unit: 'count',
    parts: [
      ['Traffic', 61],
      ['Dock was full', 38],
      ['Weather', 22],
      ['Address', 14],
      ['Other', 9],
    ],
  },
  stack: {
    title: 'By lane',
    unit: 'count',
    parts: [
      ['Hamburg–Milan', 1_480],
      ['Lyon–Ghent', 1_120],
      ['Vienna–Gdańsk', 860],
    ],
  },
  gauge: {
    title: 'Fleet on the road',
    value: 83,
    target: '257 of 310 trucks',
    note: 'Nineteen in the workshop, the rest resting.',
  },
  segment: {
    label: 'Load',
    values: [
      ['Dry', 0.58],
      ['Chilled', 0.31],
      ['Oversize', 0.11],
    ],
  },
  feed: [
    ['Truck 114', 'arrived in Milan, 12 min early', '2 min ago'],
    ['Truck 071', 'replanned round the A8', '18 min ago'],
    ['Voss Bearings', 'signed for 18 pallets', '40 min ago'],
    ['Probe 3', '5.8 °C for 4 min, back to 3.9 °C', '2 h ago'],
    ['Dispatch', 'gave lane 4 to Marta', 'this morning'],
  ],
  records: ['shipment', 'vehicle', 'customer'],
}

export const people: Dataset = {
  word: 'people',
  match:
    /\b(?:hr\b|human resources|employees?|staff|hiring|recruit\w*|candidates?|payroll|attendance|workforce|matrimonial|members? directory)\b/gi,
  title: 'People',
  note: 'Who is here, who is coming, who is away',
  metrics: [
    { label: 'People', unit: 'count', base: 164, growth: 0.21, over: 'last', good: 'up' },
    { label: 'Open roles', unit: 'count', base: 14, growth: -0.15, over: 'last', good: 'down' },
    { label: 'Days to hire', unit: 'hours', base: 34, growth: -0.32, over: 'mean', good: 'down' },
    { label: 'Stayed two years', unit: 'percent', base: 82, growth: 0.06, over: 'mean', good: 'up' },
  ],
  trend: {
    title: 'Joined and left',
    unit: 'count',
    series: [
      { label: 'Joined', base: 6, growth: 0.3 },
      { label: 'Left', base: 3, growth: -0.2 },
    ],
  },
  split: {
    title: 'By team',
    unit: 'count',
    parts: [
      ['Engineering', 61],
      ['Care', 42],
      ['Sales', 29],
      ['Design', 18],
      ['Office', 14],
    ],
  },
  stack: {
    title: 'Candidates by step',
    unit: 'count',
    parts: [
      ['Work sample', 38],
      ['Conversation', 17],
      ['Offer', 5],
    ],
  },
  gauge: {
    title: 'Answered within a week',
    value: 94,
    target: 'goal 100%',
    note: 'Six candidates wait longer than they should.',
  },
  segment: {
    label: 'Place',
    values: [
      ['Vienna', 0.5],
      ['Lisbon', 0.3],
      ['Remote', 0.2],
    ],
  },
  feed: [
    ['Luca Moretti', 'sent his work sample', '16 min ago'],
    ['Sinead Walsh', 'made an offer to Noor van Dijk', '2 h ago'],
    ['Calendar', 'four people are away tomorrow', 'today'],
    ['Yasmin Haddad', 'starts on Monday', 'yesterday'],
    ['Payroll', 'October is ready to check', 'Tuesday'],
  ],
  records: ['employee', 'candidate', 'role'],
}

export const bookings: Dataset = {
  word: 'bookings',
  match:
    /\b(?:bookings?|reservations?|hotel|rooms?|appointments?|events?|tickets?|venue|propert(?:y|ies)|rent(?:al|als|ing)?|travel|trips?|salon|buchungen|reservas?|ferienwohnung\w*|h[oô]tels?)\b/gi,
  title: 'Bookings',
  note: 'The next ninety days',
  metrics: [
    { label: 'Occupied', unit: 'percent', base: 71, growth: 0.12, over: 'mean', good: 'up' },
    { label: 'Bookings', unit: 'count', base: 214, growth: 0.19, over: 'sum', good: 'up' },
    { label: 'Income', unit: 'money', base: 32_700, growth: 0.27, over: 'sum', good: 'up' },
    { label: 'Cancelled', unit: 'percent', base: 7.4, growth: -0.24, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Nights',
    unit: 'count',
    series: [
      { label: 'This year', base: 410, growth: 0.24 },
      { label: 'Last year', base: 372, growth: 0.1 },
    ],
  },
  split: {
    title: 'Where they come from',
    unit: 'percent',
    parts: [
      ['Own website', 46],
      ['Returning', 24],
      ['Portals', 19],
      ['Phone', 11],
    ],
  },
  stack: {
    title: 'By room',
    unit: 'count',
    parts: [
      ['Water room', 92],
      ['Gable room', 74],
      ['Boathouse', 48],
    ],
  },
  gauge: {
    title: 'Weekends sold',
    value: 88,
    target: 'until the end of June',
    note: 'Two Saturdays in March are still free.',
  },
  segment: {
    label: 'Channel',
    values: [
      ['Direct', 0.64],
      ['Portal', 0.25],
      ['Phone', 0.11],
    ],
  },
  feed: [
    ['Family Weber', 'booked the Boathouse, 4 nights', '7 min ago'],
    ['Joanna Kerr', 'asked for a late arrival', '50 min ago'],
    ['Room 3', 'is ready', '2 h ago'],
    ['Kaspar Lund', 'moved to February', 'yesterday'],
    ['Review', '“The best sleep of the year.”', 'yesterday'],
  ],
  records: ['booking', 'guest', 'room'],
}

export const projects: Dataset = {
  word: 'projects',
  match:
    /\b(?:projects?|tasks?|kanban|sprint|roadmap|to-?dos?|product team|work ?hours|time tracking|files?)\b/gi,
  title: 'Projects',
  note: 'What moves, what waits and for whom',
  metrics: [
    { label: 'Done', unit: 'count', base: 118, growth: 0.26, over: 'sum', good: 'up' },
    { label: 'In progress', unit: 'count', base: 34, growth: -0.12, over: 'last', good: 'down' },
    { label: 'Hours booked', unit: 'hours', base: 612, growth: 0.08, over: 'sum', good: 'up' },
    { label: 'Late', unit: 'percent', base: 14, growth: -0.38, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Opened and closed',
    unit: 'count',
    series: [
      { label: 'Closed', base: 118, growth: 0.26 },
      { label: 'Opened', base: 121, growth: 0.18 },
    ],
  },
  split: {
    title: 'Hours by project',
    unit: 'hours',
    parts: [
      ['Parcelo', 212],
      ['City of Lunden', 164],
      ['Fieldnote', 118],
      ['Internal', 74],
      ['Oreline', 44],
    ],
  },
  stack: {
    title: 'Work by state',
    unit: 'count',
    parts: [
      ['Done', 64],
      ['In review', 22],
      ['Waiting', 14],
    ],
  },
  gauge: {
    title: 'Release 4.2',
    value: 63,
    target: '29 of 46 closed',
    note: 'At this pace ready on the 24th.',
  },
  segment: {
    label: 'Team',
    values: [
      ['Product', 0.45],
      ['Platform', 0.35],
      ['Brand', 0.2],
    ],
  },
  feed: [
    ['Sofie Lange', 'closed “Empty states”', '6 min ago'],
    ['Marcus Bell', 'moved “Rate limits” to review', '45 min ago'],
    ['Lin Zhao', 'attached three sketches', '2 h ago'],
    ['Date', '“Invoice PDF” is due tomorrow', 'today'],
    ['Ida Holm', 'asked a question on “Search”', 'yesterday'],
  ],
  records: ['task', 'project', 'timesheet'],
}
