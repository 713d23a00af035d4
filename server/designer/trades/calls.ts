import {
  code,
  number,
  percent,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

export const calls: Sheet = {
  word: 'calls',
  match:
    /\b(?:call[- ]?cent(?:re|er)s?|contact[- ]cent(?:re|er)s?|help ?desks?|hotlines?|customer (?:support|service)|support (?:tickets?|teams?|desk)|ticketing system|service desk)\b/gi,
  title: 'Support',
  note: 'Phones and inboxes, live',
  figures: [
    ['Calls answered', 'count', 8_640],
    ['Average wait, sec', 'count', 38, 'mean', 'down'],
    ['Solved at once', 'percent', 74, 'mean'],
    ['Open tickets', 'count', 126, 'last', 'down'],
  ],
  trend: ['Contacts', 'count', ['Calls', 8_640], ['Messages', 5_120]],
  split: [
    'What it is about',
    'count',
    [
      ['Delivery', 2_840],
      ['Invoices', 2_110],
      ['Returns', 1_690],
      ['Account', 1_240],
      ['Other', 760],
    ],
  ],
  stack: [
    'How it ended',
    'count',
    [
      ['Solved at once', 5_900],
      ['Called back', 1_900],
      ['Passed on', 840],
    ],
  ],
  gauge: ['Answered within 30 seconds', 81, 'Goal: 80 of 100 calls', 'The hour after lunch is the hardest.'],
  segment: [
    'Team',
    [
      ['Orders', 0.48],
      ['Billing', 0.3],
      ['Technical', 0.22],
    ],
  ],
  feed: [
    ['Elif Ito', 'solved ticket 4 211', '2 min ago'],
    ['Queue', 'nine people wait in Billing', '5 min ago'],
    ['Hugo Costa', 'is on a break until 14:15', '12 min ago'],
    ['Rating', '“Patient, and right at once.”', '1 h ago'],
    ['Shift', 'two places are open on Saturday', 'today'],
  ],
  lists: [
    {
      one: 'Ticket',
      many: 'Tickets',
      icon: 'Ticket',
      columns: [
        code('Ticket', '#', 4180),
        title('Subject', [
          'Parcel went to the neighbour',
          'Invoice shows the old address',
          'Cannot change the password',
          'Second charger is missing',
          'Refund for order 88 104',
          'Wrong size was sent',
          'Voucher is not taken',
          'Delivery on Saturday',
        ]),
        person('Customer'),
        text('Agent', ['Elif', 'Hugo', 'Nora', 'Mateo']),
        number('Minutes', 3, 48),
        states(['Open', 'wait'], ['Solved', 'good'], ['Urgent', 'bad'], ['Waiting', 'idle']),
      ],
    },
    {
      one: 'Agent',
      many: 'Agents',
      icon: 'Headset',
      columns: [
        person('Name'),
        text('Team', ['Orders', 'Billing', 'Technical']),
        number('Calls today', 4, 62),
        percent('Solved at once', 52, 94),
        states(['Free', 'good'], ['In a call', 'wait'], ['On a break', 'idle']),
      ],
    },
  ],
}
