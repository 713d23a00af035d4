import {
  code,
  day,
  money,
  percent,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

export const sites: Sheet = {
  word: 'sites',
  match:
    /\b(?:construction|building sites?|builders?|(?:solar(?: panel)?|heat pump|kitchen|window|roof) (?:installers?|installation|company)|installers?|roof(?:ers?|ing)|plumb(?:ers?|ing)|electricians?|carpent(?:ers?|ry)|landscap(?:ers?|ing)|painters?|contractors?|architect(?:s|ure)?|(?:house|home) renovations?|renovations?|scaffold\w*)\b/gi,
  title: 'Sites',
  note: 'Crews and material, this morning',
  figures: [
    ['Sites open', 'count', 14, 'last'],
    ['Invoiced', 'money', 286_000],
    ['Hours worked', 'count', 2_140],
    ['Days late', 'count', 9, 'sum', 'down'],
  ],
  trend: ['Orders', 'money', ['Won', 214_000], ['Offered', 388_000]],
  split: [
    'Where the hours go',
    'count',
    [
      ['Building', 980],
      ['Preparing', 420],
      ['Driving', 310],
      ['Planning', 260],
      ['Repairs', 170],
    ],
  ],
  stack: [
    'Costs',
    'money',
    [
      ['Material', 118_000],
      ['Wages', 96_000],
      ['Machines', 31_000],
    ],
  ],
  gauge: ['Finished in time', 82, '18 of 22 sites', 'Mill Lane waits for the windows.'],
  segment: [
    'Crew',
    [
      ['Crew North', 0.42],
      ['Crew South', 0.35],
      ['Service', 0.23],
    ],
  ],
  feed: [
    ['Mill Lane 4', 'second coat is dry', '25 min ago'],
    ['Crew South', 'starts at family Weber tomorrow', '1 h ago'],
    ['Material', '32 panels arrived in the yard', '2 h ago'],
    ['Offer 311', 'was signed', 'today'],
    ['Inspection', 'passed without a remark', 'yesterday'],
  ],
  lists: [
    {
      one: 'Site',
      many: 'Sites',
      icon: 'HardHat',
      columns: [
        title('Site', [
          'Mill Lane 4',
          'Harbour 12',
          'Linden Street 30',
          'Old school',
          'Chapel Road 7',
          'Riverside 2',
          'Station 18',
          'North park',
        ]),
        person('Lead'),
        percent('Done', 5, 100),
        day('Ready'),
        money('Budget', 8_000, 240_000),
        states(['On plan', 'good'], ['Waiting', 'wait'], ['Late', 'bad']),
      ],
    },
    {
      one: 'Offer',
      many: 'Offers',
      icon: 'FileText',
      columns: [
        code('Offer', 'O-', 296),
        person('Customer'),
        text('For', ['Roof', 'Windows', 'Panels', 'Bathroom', 'Terrace']),
        day('Sent'),
        money('Sum', 1_800, 64_000),
        states(['Sent', 'wait'], ['Signed', 'good'], ['Declined', 'idle']),
      ],
    },
    {
      one: 'Customer',
      many: 'Customers',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Place', ['Mill Lane', 'Harbour', 'Linden Street', 'Chapel Road']),
        text('Asked for', ['Roof', 'Panels', 'Windows', 'Terrace']),
        day('Visit'),
        states(['Visited', 'good'], ['To call', 'wait'], ['Quiet', 'idle']),
      ],
    },
  ],
}
