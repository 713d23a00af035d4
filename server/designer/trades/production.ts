import {
  company,
  day,
  money,
  number,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

export const production: Sheet = {
  word: 'production',
  match:
    /\b(?:film (?:productions?|crews?|shoots?)|film ?makers?|tv (?:series|production)|shooting schedule|wedding plann(?:ers?|ing)|event (?:plann(?:ers?|ing)|agenc(?:y|ies)|management)|conferences? (?:organi[sz]\w*|team)|catering)\b/gi,
  title: 'Production',
  note: 'Plan and budget, this morning',
  figures: [
    ['Days planned', 'count', 24, 'last'],
    ['Budget used', 'percent', 61, 'mean'],
    ['People booked', 'count', 86, 'last'],
    ['Open questions', 'count', 12, 'last', 'down'],
  ],
  trend: ['Spending', 'money', ['Planned', 48_000], ['Spent', 44_600]],
  split: [
    'Budget',
    'money',
    [
      ['People', 92_000],
      ['Places', 41_000],
      ['Equipment', 33_000],
      ['Food', 18_000],
      ['Travel', 12_000],
    ],
  ],
  stack: [
    'Work done',
    'count',
    [
      ['Done', 48],
      ['Running', 21],
      ['To come', 34],
    ],
  ],
  gauge: ['Ready for the first day', 74, '37 of 50 points', 'Two permits and the bus are missing.'],
  segment: [
    'Team',
    [
      ['Production', 0.44],
      ['Design', 0.32],
      ['Technical', 0.24],
    ],
  ],
  feed: [
    ['The old mill', 'is confirmed for Tuesday', '15 min ago'],
    ['Elif Ito', 'sent the new schedule', '1 h ago'],
    ['Catering', 'counts 42 people on Friday', '2 h ago'],
    ['Weather', 'rain on Thursday, plan B is ready', 'today'],
    ['Contract', 'with the band is signed', 'yesterday'],
  ],
  lists: [
    {
      one: 'Day',
      many: 'Days',
      icon: 'Clapperboard',
      columns: [
        title('Day', ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7', 'Day 8']),
        text('Place', ['The old mill', 'Harbour', 'Studio 2', 'Garden house', 'Station']),
        day('Date'),
        number('People', 8, 60),
        states(['Confirmed', 'good'], ['Planned', 'wait'], ['At risk', 'bad']),
      ],
    },
    {
      one: 'Supplier',
      many: 'Suppliers',
      icon: 'Handshake',
      columns: [
        company('Supplier'),
        text('For', ['Light', 'Food', 'Flowers', 'Sound', 'Transport']),
        money('Sum', 240, 12_000),
        day('Pays until'),
        states(['Signed', 'good'], ['Asked', 'wait'], ['Too dear', 'bad']),
      ],
    },
    {
      one: 'Guest',
      many: 'People',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Role', ['Lead', 'Camera', 'Sound', 'Guest', 'Make-up', 'Helper']),
        text('Eats', ['Everything', 'Vegetarian', 'Vegan', 'No nuts']),
        states(['Coming', 'good'], ['No answer', 'wait'], ['Declined', 'idle']),
      ],
    },
  ],
}
