import { day, number, person, type Sheet, states, text, title } from '#server/designer/trades/sheet.ts'

export const library: Sheet = {
  word: 'library',
  match:
    /\b(?:librar(?:y|ies|ians?)|book (?:loans?|lending)|loans? desk|bibliothek|biblioth[eè]que|biblioteca)\b/gi,
  title: 'Loans',
  note: 'All desks, until the last scan',
  figures: [
    ['Loans', 'count', 6_840],
    ['Returns', 'count', 6_510],
    ['Overdue books', 'count', 212, 'last', 'down'],
    ['Members', 'count', 4_180, 'last'],
  ],
  trend: ['Loans and returns', 'count', ['Loans', 6_840], ['Returns', 6_510]],
  split: [
    'What is borrowed',
    'count',
    [
      ['Novels', 2_340],
      ['Children', 1_910],
      ['Non-fiction', 1_280],
      ['Films and music', 760],
      ['Comics', 550],
    ],
  ],
  stack: [
    'Loans by place',
    'count',
    [
      ['Main desk', 3_900],
      ['Children’s room', 1_800],
      ['Book bus', 700],
    ],
  ],
  gauge: ['Returned in time', 94, '6 120 of 6 510 books', 'Reminders went out to 212 readers.'],
  segment: [
    'Branch',
    [
      ['Main library', 0.58],
      ['Riverside', 0.26],
      ['Book bus', 0.16],
    ],
  ],
  feed: [
    ['Sofie Adler', 'returned five books', '3 min ago'],
    ['“The Salt Road”', 'is reserved by eight readers', '25 min ago'],
    ['Book bus', 'is back from the villages', '1 h ago'],
    ['Mateo Rao', 'joined as a member', '2 h ago'],
    ['Reading hour', 'is full on Saturday', 'yesterday'],
  ],
  lists: [
    {
      one: 'Loan',
      many: 'Loans',
      icon: 'BookOpen',
      columns: [
        title('Book', [
          'The Salt Road',
          'A Field of Lamps',
          'Winter Harbour',
          'The Quiet Engine',
          'Letters from Ghent',
          'Small Birds',
          'The Glass Orchard',
          'North of Noon',
          'Paper Rivers',
          'The Last Ferry',
          'Seven Bridges',
          'An Hour of Light',
        ]),
        person('Reader'),
        day('Due'),
        text('Shelf', ['Novels', 'Children', 'Non-fiction', 'Comics']),
        states(['On loan', 'good'], ['Due soon', 'wait'], ['Overdue', 'bad'], ['Returned', 'idle']),
      ],
    },
    {
      one: 'Book',
      many: 'Books',
      icon: 'Library',
      columns: [
        title('Title', [
          'Paper Rivers',
          'Small Birds',
          'The Quiet Engine',
          'Winter Harbour',
          'Seven Bridges',
          'The Glass Orchard',
          'A Field of Lamps',
          'North of Noon',
        ]),
        person('Author'),
        text('Shelf', ['Novels', 'Children', 'Non-fiction', 'Comics']),
        number('Copies', 1, 12),
        number('Loans', 2, 140),
        states(['In', 'good'], ['All out', 'wait'], ['Lost', 'bad']),
      ],
    },
    {
      one: 'Member',
      many: 'Members',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Card', ['Adult', 'Child', 'Family', 'School']),
        number('Books out', 0, 12),
        day('Since'),
        states(['Active', 'good'], ['Fee open', 'bad'], ['Resting', 'idle']),
      ],
    },
  ],
}
