import {
  code,
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

export const repairs: Sheet = {
  word: 'repairs',
  match:
    /\b(?:(?:car|auto|bike|bicycle|phone|shoe|watch|computer|appliance|laptop)s? (?:repairs?|workshops?|garages?|mechanics?|service)|repair (?:shops?|cafe|café|workshop)|mechanics?|tyres?|dry clean(?:ers?|ing)|laundr(?:y|ies)|tailors?|cobblers?|locksmiths?)\b/gi,
  title: 'Jobs',
  note: 'Counter and bench, until just now',
  figures: [
    ['Jobs open', 'count', 42, 'last'],
    ['Finished', 'count', 318],
    ['Income', 'money', 34_600],
    ['Came back', 'count', 6, 'sum', 'down'],
  ],
  trend: ['Jobs', 'count', ['Taken in', 330], ['Finished', 318]],
  split: [
    'What is done',
    'count',
    [
      ['Service', 128],
      ['Brakes and wear', 84],
      ['Electrics', 52],
      ['Parts', 34],
      ['Other', 20],
    ],
  ],
  stack: [
    'Income',
    'money',
    [
      ['Work', 19_200],
      ['Parts', 11_800],
      ['Sales', 3_600],
    ],
  ],
  gauge: ['Ready when promised', 89, '283 of 318 jobs', 'Parts for four jobs come on Thursday.'],
  segment: [
    'Bench',
    [
      ['Bench 1', 0.42],
      ['Bench 2', 0.35],
      ['Outside', 0.23],
    ],
  ],
  feed: [
    ['Job 2 204', 'is ready to be fetched', '5 min ago'],
    ['Carlos Beck', 'said yes to the new battery', '22 min ago'],
    ['Parts', 'six brake sets arrived', '1 h ago'],
    ['Bench 2', 'is free from three', 'today'],
    ['Review', '“Cheaper than they said.”', 'yesterday'],
  ],
  lists: [
    {
      one: 'Job',
      many: 'Jobs',
      icon: 'Wrench',
      columns: [
        code('Job', 'J-', 2180),
        person('Customer'),
        text('Work', [
          'Yearly service',
          'New brakes',
          'New battery',
          'Strange noise',
          'Broken display',
          'New zip',
        ]),
        day('Promised'),
        money('Price', 18, 640),
        states(['At the bench', 'wait'], ['Ready', 'good'], ['Waits for parts', 'bad'], ['Fetched', 'idle']),
      ],
    },
    {
      one: 'Part',
      many: 'Parts',
      icon: 'Cog',
      columns: [
        title('Part', [
          'Brake set',
          'Battery M',
          'Filter',
          'Belt',
          'Display',
          'Lamp',
          'Cable',
          'Hinge',
          'Zip, long',
        ]),
        number('In store', 0, 60),
        money('Price', 3, 220),
        company('From'),
        states(['Enough', 'good'], ['Low', 'wait'], ['None', 'bad']),
      ],
    },
  ],
}
