import {
  code,
  day,
  money,
  number,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

/** For a trade that no sheet knows: what anybody has who is asked for something and does it. */
export const ANY_TRADE: Sheet = {
  word: 'any trade',
  match: /$^/g,
  title: '{Thing}',
  note: 'Everything that is open, until a minute ago',
  figures: [
    ['Requests', 'count', 324],
    ['Done', 'count', 296],
    ['Income', 'money', 28_400],
    ['Overdue', 'count', 12, 'last', 'down'],
  ],
  trend: ['Requests', 'count', ['New', 324], ['Done', 296]],
  split: [
    'Where they come from',
    'count',
    [
      ['Recommended', 118],
      ['Website', 96],
      ['Phone', 62],
      ['Passing by', 34],
      ['Partners', 14],
    ],
  ],
  stack: [
    'How long it took',
    'count',
    [
      ['Same day', 142],
      ['Within a week', 108],
      ['Longer', 46],
    ],
  ],
  gauge: ['Done in time', 91, '270 of 296', 'Six wait for an answer from outside.'],
  segment: [
    'Place',
    [
      ['Main house', 0.54],
      ['Second site', 0.29],
      ['On the road', 0.17],
    ],
  ],
  feed: [
    ['Nora Falk', 'asked for a date next week', '6 min ago'],
    ['Request 318', 'is done and paid', '28 min ago'],
    ['Hugo Costa', 'takes over from Leila on Friday', '2 h ago'],
    ['Review', '“Answered the same day, and kindly.”', 'today'],
    ['Second site', 'is closed on Monday', 'yesterday'],
  ],
  lists: [
    {
      one: 'Request',
      many: 'Requests',
      icon: 'ClipboardList',
      columns: [
        code('Request', 'N-', 296),
        person('From'),
        text('For', ['First visit', 'Regular', 'Group', 'Question', 'Repair']),
        day('Wanted'),
        money('Sum', 20, 880),
        states(['Open', 'wait'], ['Done', 'good'], ['Overdue', 'bad'], ['Cancelled', 'idle']),
      ],
    },
    {
      one: 'Person',
      many: 'People',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Does', ['Front desk', 'Planning', 'Workshop', 'Books']),
        number('Requests', 2, 48),
        day('Since'),
        states(['Here', 'good'], ['Away', 'idle'], ['New', 'wait']),
      ],
    },
    {
      one: 'Task',
      many: 'Tasks',
      icon: 'ListTodo',
      columns: [
        title('Task', [
          'Call back the school',
          'Order for spring',
          'Check the keys',
          'Write the offer',
          'Plan the open day',
          'Renew the insurance',
          'Photograph the new ones',
          'Answer the letters',
        ]),
        person('Who'),
        day('Due'),
        states(['Open', 'wait'], ['Done', 'good'], ['Late', 'bad']),
      ],
    },
  ],
}
