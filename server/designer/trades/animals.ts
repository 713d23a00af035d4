import { day, money, number, person, type Sheet, states, text, title } from '#server/designer/trades/sheet.ts'

export const animals: Sheet = {
  word: 'animals',
  match:
    /\b(?:animal (?:shelters?|rescue|hospital|sanctuary)|shelters? for (?:animals|dogs|cats)|kennels?|catter(?:y|ies)|stables?|horse riding|riding (?:schools?|stables?)|adoptions?|(?:dog|cat|pet) (?:day ?care|boarding|hotel|adoption))\b/gi,
  title: 'Animals',
  note: 'Runs, care and adoptions, this morning',
  figures: [
    ['Animals here', 'count', 86, 'last'],
    ['Adoptions', 'count', 31],
    ['Donations', 'money', 9_400],
    ['Days until a home', 'count', 24, 'mean', 'down'],
  ],
  trend: ['In and out', 'count', ['Arrived', 38], ['Found a home', 31]],
  split: [
    'Who is here',
    'count',
    [
      ['Dogs', 34],
      ['Cats', 29],
      ['Rabbits', 13],
      ['Birds', 7],
      ['Others', 3],
    ],
  ],
  stack: [
    'Adoptions',
    'count',
    [
      ['Dogs', 14],
      ['Cats', 12],
      ['Small animals', 6],
    ],
  ],
  gauge: ['Places taken', 86, '86 of 100 places', 'The quarantine room has two places left.'],
  segment: [
    'House',
    [
      ['Dogs', 0.45],
      ['Cats', 0.35],
      ['Small animals', 0.2],
    ],
  ],
  feed: [
    ['Juno', 'went home with family Haddad', '40 min ago'],
    ['Two kittens', 'came from Linden Street', '1 h ago'],
    ['Bruno', 'had his second vaccination', '2 h ago'],
    ['Volunteers', 'one walk on Sunday is still open', 'today'],
    ['Donation', '40 kg of dry food', 'yesterday'],
  ],
  lists: [
    {
      one: 'Animal',
      many: 'Animals',
      icon: 'PawPrint',
      columns: [
        title('Name', [
          'Juno',
          'Bruno',
          'Miso',
          'Pepper',
          'Olive',
          'Rufus',
          'Nala',
          'Biscuit',
          'Hazel',
          'Otis',
          'Luna',
          'Fig',
        ]),
        text('Kind', ['Dog', 'Cat', 'Rabbit', 'Bird']),
        text('Age', ['4 months', '1 year', '3 years', '6 years', '11 years']),
        day('Here since'),
        states(['Looking for a home', 'good'], ['Reserved', 'wait'], ['In care', 'bad']),
      ],
    },
    {
      one: 'Adoption',
      many: 'Adoptions',
      icon: 'HeartHandshake',
      columns: [
        person('Family'),
        text('Animal', ['Juno', 'Bruno', 'Miso', 'Pepper', 'Olive', 'Rufus']),
        day('Visit'),
        money('Fee', 40, 280),
        states(['Visited', 'good'], ['Asked', 'wait'], ['Withdrawn', 'idle']),
      ],
    },
    {
      one: 'Volunteer',
      many: 'Volunteers',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Does', ['Walks', 'Feeding', 'Driving', 'Front desk']),
        number('Shifts', 1, 22),
        day('Next'),
        states(['Active', 'good'], ['New', 'wait'], ['Away', 'idle']),
      ],
    },
  ],
}
