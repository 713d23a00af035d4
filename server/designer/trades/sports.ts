import {
  day,
  number,
  percent,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

export const sports: Sheet = {
  word: 'sports',
  match:
    /\b(?:football|soccer|basketball|handball|hockey|rugby|tennis|volleyball|cricket|baseball|(?:running|cycling|rowing|swimming|sports?|chess) (?:clubs?|teams?)|athletes?|marathons?|goals and assists|coach(?:es)?)\b/gi,
  title: 'Season',
  note: 'After round fourteen',
  figures: [
    ['Goals', 'count', 38],
    ['Wins', 'count', 9],
    ['Training attendance', 'percent', 84, 'mean'],
    ['Players injured', 'count', 3, 'last', 'down'],
  ],
  trend: ['Goals', 'count', ['Home', 21], ['Away', 17]],
  split: [
    'Goals by line',
    'count',
    [
      ['Attack', 24],
      ['Midfield', 11],
      ['Defence', 5],
      ['Set pieces', 8],
    ],
  ],
  stack: [
    'Results',
    'count',
    [
      ['Won', 9],
      ['Drawn', 3],
      ['Lost', 2],
    ],
  ],
  gauge: ['Points of the season', 71, '30 of 42 points', 'Second, two points behind the first.'],
  segment: [
    'Team',
    [
      ['First team', 0.5],
      ['Second team', 0.3],
      ['Juniors', 0.2],
    ],
  ],
  feed: [
    ['Mateo Costa', 'scored twice against Riverside', 'yesterday'],
    ['Juniors', 'train in hall B on Thursday', '3 h ago'],
    ['Nora Falk', 'is fit again', 'today'],
    ['Away match', 'the bus leaves at 09:30', 'Saturday'],
    ['Club house', 'needs two people for Sunday', '2 days ago'],
  ],
  lists: [
    {
      one: 'Player',
      many: 'Players',
      icon: 'Users',
      columns: [
        person('Name'),
        text('Position', ['Goalkeeper', 'Defender', 'Midfielder', 'Forward']),
        number('Matches', 2, 14),
        number('Goals', 0, 12),
        number('Assists', 0, 9),
        states(['Fit', 'good'], ['Doubtful', 'wait'], ['Injured', 'bad']),
      ],
    },
    {
      one: 'Match',
      many: 'Matches',
      icon: 'Trophy',
      columns: [
        title('Opponent', [
          'Riverside',
          'North End',
          'Union Harbour',
          'Old Mill',
          'Real Linden',
          'Eastgate',
          'Valley Town',
          'Forest Road',
        ]),
        day('Date'),
        text('Where', ['Home', 'Away']),
        text('Result', ['2 : 1', '0 : 0', '3 : 0', '1 : 2', '4 : 2']),
        states(['Won', 'good'], ['Drawn', 'idle'], ['Lost', 'bad'], ['To come', 'wait']),
      ],
    },
    {
      one: 'Training',
      many: 'Trainings',
      icon: 'CalendarDays',
      columns: [
        title('Training', [
          'Speed',
          'Passing',
          'Set pieces',
          'Endurance',
          'Goalkeepers',
          'Tactics',
          'Recovery',
        ]),
        person('Coach'),
        day('Date'),
        percent('Attendance', 55, 100),
        states(['Planned', 'wait'], ['Done', 'good'], ['Cancelled', 'idle']),
      ],
    },
  ],
}
