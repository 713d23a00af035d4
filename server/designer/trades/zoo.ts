import {
  code,
  day,
  money,
  number,
  percent,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

export const zoo: Sheet = {
  word: 'zoo',
  match:
    /\b(?:zoos?|aquariums?|wildlife parks?|safari parks?|botanical gardens?|petting farms?|tierparks?)\b/gi,
  title: 'Visitors and animals',
  note: 'Gates, keepers and the shop, this morning',
  figures: [
    ['Visitors', 'count', 24_600],
    ['Animals', 'count', 842, 'last'],
    ['Feedings today', 'count', 64, 'last'],
    ['In care', 'count', 9, 'last', 'down'],
  ],
  trend: ['Visitors', 'count', ['Day tickets', 17_200], ['Members', 7_400]],
  split: [
    'Most visited',
    'count',
    [
      ['Penguins', 6_400],
      ['Elephants', 5_900],
      ['Reptiles', 4_100],
      ['Aviary', 3_300],
      ['Farm yard', 2_800],
    ],
  ],
  stack: [
    'Income',
    'money',
    [
      ['Tickets', 148_000],
      ['Godparents', 32_000],
      ['Shop and café', 61_000],
    ],
  ],
  gauge: ['Feedings done', 72, '46 of 64 feedings', 'The seals are next, at half past two.'],
  segment: [
    'House',
    [
      ['Africa', 0.42],
      ['Water world', 0.34],
      ['Tropics', 0.24],
    ],
  ],
  feed: [
    ['Seals', 'were fed, all six came', '10 min ago'],
    ['Elephant Tara', 'is back outside after two days', '1 h ago'],
    ['School of Ghent', '52 children arrive at eleven', 'today'],
    ['Water world', 'pump 2 was changed', 'today'],
    ['Review', '“We came for an hour and stayed all day.”', 'yesterday'],
  ],
  lists: [
    {
      one: 'Animal',
      many: 'Animals',
      icon: 'PawPrint',
      columns: [
        title('Name', ['Tara', 'Kibo', 'Luma', 'Oskar', 'Nuri', 'Paco', 'Zuri', 'Milo', 'Suki', 'Baako']),
        text('Species', ['Elephant', 'Penguin', 'Red panda', 'Seal', 'Giraffe', 'Lynx']),
        text('House', ['Africa', 'Water world', 'Tropics']),
        day('Last check'),
        states(['Well', 'good'], ['Watched', 'wait'], ['In care', 'bad']),
      ],
    },
    {
      one: 'Feeding',
      many: 'Feedings',
      icon: 'Fish',
      columns: [
        title('Feeding', [
          'Seals',
          'Penguins',
          'Elephants',
          'Lynx',
          'Aviary',
          'Red pandas',
          'Giraffes',
          'Reptiles',
        ]),
        person('Keeper'),
        text('Time', ['08:30', '10:15', '11:00', '14:30', '16:00']),
        number('Kilos', 2, 120),
        states(['Done', 'good'], ['Next', 'wait'], ['Skipped', 'bad']),
      ],
    },
    {
      one: 'Ticket',
      many: 'Tickets',
      icon: 'Ticket',
      columns: [
        code('Ticket', 'Z-', 20_410),
        person('Visitor'),
        number('People', 1, 6),
        day('Day'),
        money('Total', 9, 140),
        percent('Discount', 0, 30),
      ],
    },
  ],
}
