import { code, day, number, person, type Sheet, states, text } from '#server/designer/trades/sheet.ts'

export const samples: Sheet = {
  word: 'samples',
  match:
    /\b(?:blood (?:banks?|donations?|donors?)|laborator(?:y|ies)|labs?\b(?! coat)|samples?|research cent(?:re|er)s?|clinical trials?|pharmac(?:y|ies)|prescriptions?|vaccin\w*)\b/gi,
  title: 'Supply',
  note: 'Stores and appointments, this morning',
  figures: [
    ['Units in store', 'count', 1_840, 'last'],
    ['Received', 'count', 620],
    ['Handed out', 'count', 580],
    ['Expire this week', 'count', 34, 'last', 'down'],
  ],
  trend: ['In and out', 'count', ['Received', 620], ['Handed out', 580]],
  split: [
    'In store',
    'count',
    [
      ['Type O', 720],
      ['Type A', 610],
      ['Type B', 310],
      ['Type AB', 200],
    ],
  ],
  stack: [
    'Handed out to',
    'count',
    [
      ['City hospital', 280],
      ['Clinics', 190],
      ['Emergency', 110],
    ],
  ],
  gauge: ['Days of supply', 68, '6.8 of 10 days', 'Type O is the one to watch.'],
  segment: [
    'Store',
    [
      ['Main', 0.6],
      ['North', 0.25],
      ['Mobile', 0.15],
    ],
  ],
  feed: [
    ['City hospital', 'asked for 14 units', '6 min ago'],
    ['Store North', 'is at 3.8 °C', '20 min ago'],
    ['Mobile team', 'received 42 units in Ghent', '2 h ago'],
    ['Check', 'lot 811 is released', 'today'],
    ['Nora Adler', 'came for the tenth time', 'yesterday'],
  ],
  lists: [
    {
      one: 'Unit',
      many: 'Units',
      icon: 'TestTube',
      columns: [
        code('Unit', 'U-', 81104),
        text('Type', ['O', 'A', 'B', 'AB']),
        text('Store', ['Main', 'North', 'Mobile']),
        day('Expires'),
        states(['In store', 'good'], ['In check', 'wait'], ['Expires soon', 'bad'], ['Handed out', 'idle']),
      ],
    },
    {
      one: 'Donor',
      many: 'Donors',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Type', ['O', 'A', 'B', 'AB']),
        number('Times', 1, 42),
        day('Next'),
        states(['Welcome', 'good'], ['Waiting', 'wait'], ['Paused', 'idle']),
      ],
    },
    {
      one: 'Request',
      many: 'Requests',
      icon: 'Hospital',
      columns: [
        code('Request', 'Q-', 704),
        text('From', ['City hospital', 'St. Anna', 'North clinic', 'Emergency']),
        number('Units', 1, 24),
        day('Needed'),
        states(['Sent', 'good'], ['Packing', 'wait'], ['Urgent', 'bad']),
      ],
    },
  ],
}
