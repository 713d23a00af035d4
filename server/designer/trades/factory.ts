import { code, day, number, percent, type Sheet, states, text, title } from '#server/designer/trades/sheet.ts'

export const factory: Sheet = {
  word: 'factory',
  match:
    /\b(?:factor(?:y|ies)|manufactur\w*|production (?:lines?|plants?|floor)|assembly|machines? (?:shop|park)|3d print\w*|brewer(?:y|ies)|distiller(?:y|ies)|mills?\b(?! lane)|printing (?:house|press|shop)|packag(?:ing|ed goods) (?:plant|line)|quality control)\b/gi,
  title: 'Production',
  note: 'All lines, until a minute ago',
  figures: [
    ['Pieces made', 'count', 84_200],
    ['Output of plan', 'percent', 93, 'mean'],
    ['Scrap', 'percent', 2.4, 'mean', 'down'],
    ['Stops, minutes', 'count', 412, 'sum', 'down'],
  ],
  trend: ['Pieces', 'count', ['Made', 84_200], ['Planned', 90_000]],
  split: [
    'By line',
    'count',
    [
      ['Line 1', 31_000],
      ['Line 2', 26_000],
      ['Line 3', 18_000],
      ['Hand work', 9_200],
    ],
  ],
  stack: [
    'Why it stopped',
    'count',
    [
      ['Change of tools', 180],
      ['Material', 120],
      ['Faults', 110],
    ],
  ],
  gauge: ['Plan of the day', 76, '2 890 of 3 800 pieces', 'Line 3 catches up after the change.'],
  segment: [
    'Shift',
    [
      ['Early', 0.45],
      ['Late', 0.37],
      ['Night', 0.18],
    ],
  ],
  feed: [
    ['Line 2', 'runs again after 6 min', '3 min ago'],
    ['Batch 811', 'passed the check', '25 min ago'],
    ['Store', 'two days of caps are left', '1 h ago'],
    ['Line 1', 'new tool until 15:00', 'today'],
    ['Audit', 'no remarks', 'yesterday'],
  ],
  lists: [
    {
      one: 'Batch',
      many: 'Batches',
      icon: 'Boxes',
      columns: [
        code('Batch', 'B-', 798),
        text('Product', ['Case M', 'Case L', 'Lid', 'Holder', 'Frame']),
        text('Line', ['Line 1', 'Line 2', 'Line 3']),
        number('Pieces', 240, 6_400),
        percent('Scrap', 0, 7),
        states(['Running', 'wait'], ['Released', 'good'], ['Blocked', 'bad'], ['Planned', 'idle']),
      ],
    },
    {
      one: 'Machine',
      many: 'Machines',
      icon: 'Factory',
      columns: [
        title('Machine', ['Press 1', 'Press 2', 'Mill 4', 'Robot A', 'Robot B', 'Oven', 'Filler', 'Packer']),
        text('Line', ['Line 1', 'Line 2', 'Line 3']),
        percent('Running', 42, 99),
        day('Next service'),
        states(['Runs', 'good'], ['Tool change', 'wait'], ['Stopped', 'bad']),
      ],
    },
  ],
}
