import {
  code,
  day,
  number,
  percent,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

export const emergency: Sheet = {
  word: 'emergency',
  match:
    /\b(?:fire (?:stations?|departments?|brigades?|service)|firefighters?|ambulances?|emergency|paramedics?|police|rescue (?:service|team|station)|coast ?guard|disaster|civil protection)\b/gi,
  title: 'Calls',
  note: 'Control room, live',
  figures: [
    ['Calls', 'count', 318],
    ['Average response, min', 'count', 7.4, 'mean', 'down'],
    ['Crews on duty', 'count', 12, 'last'],
    ['Vehicles in repair', 'count', 3, 'last', 'down'],
  ],
  trend: ['Calls', 'count', ['By day', 190], ['By night', 128]],
  split: [
    'What it was',
    'count',
    [
      ['Technical help', 112],
      ['Medical', 94],
      ['Fire', 58],
      ['Alarm systems', 36],
      ['Traffic', 28],
    ],
  ],
  stack: [
    'Response',
    'count',
    [
      ['Under 8 min', 220],
      ['8 to 12 min', 74],
      ['Longer', 24],
    ],
  ],
  gauge: ['Crews complete', 92, '11 of 12 crews', 'Crew C is short by one until six.'],
  segment: [
    'District',
    [
      ['Centre', 0.46],
      ['Harbour', 0.31],
      ['North', 0.23],
    ],
  ],
  feed: [
    ['Engine 2', 'arrived in Linden Street after 6 min', '4 min ago'],
    ['Crew C', 'is back at the station', '32 min ago'],
    ['Ladder 1', 'passed its yearly test', '2 h ago'],
    ['Alarm', 'false alarm at the town hall', 'today'],
    ['Training', 'breathing apparatus, Thursday 18:00', 'yesterday'],
  ],
  lists: [
    {
      one: 'Call',
      many: 'Calls',
      icon: 'Siren',
      columns: [
        code('Call', 'E-', 2210),
        text('What', [
          'Kitchen fire',
          'Water in a cellar',
          'Tree on the road',
          'Person in a lift',
          'Alarm system',
          'Traffic accident',
        ]),
        text('Where', ['Linden Street', 'Harbour', 'Old town', 'Mill Lane', 'Station square']),
        text('Crew', ['Crew A', 'Crew B', 'Crew C']),
        number('Minutes', 3, 14),
        states(['Done', 'good'], ['On the way', 'wait'], ['On site', 'bad']),
      ],
    },
    {
      one: 'Vehicle',
      many: 'Vehicles',
      icon: 'Truck',
      columns: [
        title('Vehicle', ['Engine 1', 'Engine 2', 'Ladder 1', 'Rescue 1', 'Tanker', 'Boat', 'Command car']),
        text('Crew', ['Crew A', 'Crew B', 'Crew C']),
        percent('Fuel', 24, 100),
        day('Next test'),
        states(['Ready', 'good'], ['Out', 'wait'], ['Workshop', 'bad']),
      ],
    },
    {
      one: 'Crew member',
      many: 'Crew',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Role', ['Lead', 'Driver', 'Medic', 'Firefighter']),
        text('Crew', ['Crew A', 'Crew B', 'Crew C']),
        day('Next shift'),
        states(['On duty', 'good'], ['Off', 'idle'], ['Ill', 'bad']),
      ],
    },
  ],
}
