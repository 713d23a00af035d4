import { code, day, person, type Sheet, states, text, title } from '#server/designer/trades/sheet.ts'

export const city: Sheet = {
  word: 'city',
  match:
    /\b(?:city (?:council|services?|hall)|municipal\w*|town hall|potholes?|citizens?|public works|permits?|smart city|local (?:authority|government)|parking fines?|street ?lights?)\b/gi,
  title: 'Reports',
  note: 'Desk, website and phone',
  figures: [
    ['Reports', 'count', 1_260],
    ['Closed', 'count', 1_140],
    ['Days until done', 'count', 6.2, 'mean', 'down'],
    ['Overdue', 'count', 38, 'last', 'down'],
  ],
  trend: ['Reports', 'count', ['Website', 860], ['Phone and desk', 400]],
  split: [
    'What is reported',
    'count',
    [
      ['Roads', 420],
      ['Street lights', 260],
      ['Waste', 230],
      ['Parks', 180],
      ['Noise', 110],
    ],
  ],
  stack: [
    'How long it took',
    'count',
    [
      ['Within 3 days', 640],
      ['Within a week', 340],
      ['Longer', 160],
    ],
  ],
  gauge: ['Closed in time', 88, '1 003 of 1 140 reports', 'Street lights wait for a delivery.'],
  segment: [
    'District',
    [
      ['Old town', 0.42],
      ['Harbour', 0.33],
      ['North', 0.25],
    ],
  ],
  feed: [
    ['Mill Lane', 'pothole filled', '20 min ago'],
    ['Priya Rao', 'reported a broken lamp', '35 min ago'],
    ['Crew 3', 'starts on Station square', '2 h ago'],
    ['Permit 2 208', 'was granted', 'today'],
    ['Thank-you', '“It was gone the next morning.”', 'yesterday'],
  ],
  lists: [
    {
      one: 'Report',
      many: 'Reports',
      icon: 'MapPin',
      columns: [
        title('Report', [
          'Pothole by the school',
          'Lamp is dark',
          'Bin overflows',
          'Bench is broken',
          'Tree leans over the path',
          'Sign is missing',
          'Drain is blocked',
          'Loud at night',
        ]),
        text('Where', ['Mill Lane', 'Linden Street', 'Harbour', 'Station square', 'North park']),
        day('Reported'),
        text('Crew', ['Crew 1', 'Crew 2', 'Crew 3']),
        states(['Planned', 'wait'], ['Done', 'good'], ['Overdue', 'bad'], ['New', 'idle']),
      ],
    },
    {
      one: 'Permit',
      many: 'Permits',
      icon: 'FileCheck',
      columns: [
        code('Permit', 'G-', 2190),
        person('Asked by'),
        text('For', ['Market stall', 'Scaffold', 'Street party', 'Terrace']),
        day('Until'),
        states(['Granted', 'good'], ['In review', 'wait'], ['Refused', 'bad']),
      ],
    },
  ],
}
