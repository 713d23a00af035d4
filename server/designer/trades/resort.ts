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

export const resort: Sheet = {
  word: 'resort',
  match:
    /\b(?:ski (?:resorts?|areas?|lifts?)|resorts?|amusement parks?|theme parks?|water parks?|swimming pools?|climbing (?:gyms?|halls?)|campsites?|campgrounds?|thermal baths?|spas?|bowling|escape rooms?|trampoline|golf (?:clubs?|courses?))\b/gi,
  title: 'Guests',
  note: 'Gates, lifts and the till, until a minute ago',
  figures: [
    ['Guests', 'count', 18_400],
    ['Passes sold', 'money', 264_000],
    ['Average stay', 'hours', 4.6, 'mean'],
    ['Waiting, minutes', 'count', 11, 'mean', 'down'],
  ],
  trend: ['Guests', 'count', ['Day passes', 12_600], ['Season passes', 5_800]],
  split: [
    'Where guests are',
    'count',
    [
      ['North side', 820],
      ['Sun terrace', 640],
      ['Beginners', 510],
      ['Restaurant', 380],
      ['Hire desk', 210],
    ],
  ],
  stack: [
    'Takings',
    'money',
    [
      ['Passes', 148_000],
      ['Food', 62_000],
      ['Hire', 41_000],
    ],
  ],
  gauge: ['Open today', 88, '22 of 25 open', 'Two wait for the wind, one for a part.'],
  segment: [
    'Area',
    [
      ['North side', 0.46],
      ['Sun terrace', 0.33],
      ['Beginners', 0.21],
    ],
  ],
  feed: [
    ['North side', 'opened at 08:40', '2 h ago'],
    ['First aid', 'one twisted knee, taken down', '35 min ago'],
    ['Hire desk', 'has eleven pairs left in size 42', '1 h ago'],
    ['School group', '48 children arrive at eleven', 'today'],
    ['Review', '“No queue anywhere before ten.”', 'yesterday'],
  ],
  lists: [
    {
      one: 'Pass',
      many: 'Passes',
      icon: 'Ticket',
      columns: [
        code('Pass', 'G-', 33104),
        person('Guest'),
        text('Kind', ['Day', 'Half day', 'Weekend', 'Season']),
        day('Valid on'),
        money('Price', 18, 420),
        states(['Valid', 'good'], ['Used', 'idle'], ['Locked', 'bad']),
      ],
    },
    {
      one: 'Area',
      many: 'Areas',
      icon: 'Map',
      columns: [
        title('Area', [
          'North side',
          'Sun terrace',
          'Beginners',
          'Ridge',
          'Forest',
          'Old quarry',
          'Lakeside',
          'Summit',
        ]),
        number('Guests', 20, 820),
        number('Waiting, minutes', 0, 25),
        person('In charge'),
        states(['Open', 'good'], ['Busy', 'wait'], ['Closed', 'bad']),
      ],
    },
    {
      one: 'Booking',
      many: 'Bookings',
      icon: 'CalendarDays',
      columns: [
        code('Booking', 'B-', 5120),
        company('Group'),
        number('People', 4, 60),
        day('Day'),
        money('Total', 120, 2_600),
        states(['Confirmed', 'good'], ['Asked', 'wait'], ['Cancelled', 'idle']),
      ],
    },
  ],
}
