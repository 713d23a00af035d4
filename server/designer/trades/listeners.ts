import {
  company,
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

export const listeners: Sheet = {
  word: 'listeners',
  match:
    /\b(?:podcasts?(?! host(?:s|ing|er))|episodes?|radio (?:stations?|shows?)|listeners?|record labels?|streaming (?:service|platform)|youtube channels?)\b/gi,
  title: 'Listeners',
  note: 'All platforms, until last night',
  figures: [
    ['Plays', 'count', 184_000],
    ['Listeners', 'count', 42_600, 'last'],
    ['Average listened', 'percent', 68, 'mean'],
    ['Unfollows', 'count', 310, 'sum', 'down'],
  ],
  trend: ['Plays', 'count', ['New episodes', 121_000], ['Back catalogue', 63_000]],
  split: [
    'Where they listen',
    'count',
    [
      ['Apps', 98_000],
      ['Smart speakers', 34_000],
      ['Website', 28_000],
      ['Car', 24_000],
    ],
  ],
  stack: [
    'Plays by show',
    'count',
    [
      ['Long Way Home', 82_000],
      ['The Small Print', 61_000],
      ['Night Desk', 41_000],
    ],
  ],
  gauge: ['Episodes planned this month', 75, '9 of 12 episodes', 'Two are recorded, one waits for a guest.'],
  segment: [
    'Show',
    [
      ['Long Way Home', 0.45],
      ['The Small Print', 0.33],
      ['Night Desk', 0.22],
    ],
  ],
  feed: [
    ['Episode 84', 'passed 20 000 plays', '12 min ago'],
    ['Night Desk', 'was recorded and goes to the edit', '2 h ago'],
    ['Sponsor', 'Fieldnote booked two more spots', 'today'],
    ['Guest', 'Hanne Vogt confirmed for Tuesday', 'today'],
    ['Review', '“The only show I never skip.”', 'yesterday'],
  ],
  lists: [
    {
      one: 'Episode',
      many: 'Episodes',
      icon: 'Mic',
      columns: [
        title('Episode', [
          '84 · The last ferry',
          '83 · Who owns the well',
          '82 · A house of paper',
          '81 · Nine hours south',
          '80 · The quiet strike',
          '79 · Bread and maps',
          '78 · Under the bridge',
          '77 · Two languages',
        ]),
        text('Show', ['Long Way Home', 'The Small Print', 'Night Desk']),
        day('Published'),
        number('Plays', 2_000, 42_000),
        percent('Listened', 44, 88),
        states(['Published', 'good'], ['In the edit', 'wait'], ['Draft', 'idle']),
      ],
    },
    {
      one: 'Sponsor',
      many: 'Sponsors',
      icon: 'Handshake',
      columns: [
        company('Sponsor'),
        number('Spots', 1, 12),
        money('Fee', 400, 6_800),
        day('Until'),
        states(['Running', 'good'], ['To sign', 'wait'], ['Ended', 'idle']),
      ],
    },
    {
      one: 'Guest',
      many: 'Guests',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Knows about', ['Rivers', 'Trade unions', 'Bread', 'Bridges', 'Night trains']),
        day('Recording'),
        states(['Confirmed', 'good'], ['Asked', 'wait'], ['Declined', 'bad']),
      ],
    },
  ],
}
