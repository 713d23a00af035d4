import type { Dataset } from '#server/designer/datasets/dataset.ts'

export const donations: Dataset = {
  word: 'donations',
  match: /\b(?:donat\w*|donors?|charity|non-?profit|volunteers?|fundrais\w*|campaigns?)\b/gi,
  title: 'Giving',
  note: 'What came in and what it became',
  metrics: [
    { label: 'Given', unit: 'money', base: 26_400, growth: 0.29, over: 'sum', good: 'up' },
    { label: 'Monthly donors', unit: 'count', base: 812, growth: 0.33, over: 'last', good: 'up' },
    { label: 'Meals', unit: 'count', base: 8_640, growth: 0.17, over: 'sum', good: 'up' },
    { label: 'Cost per meal', unit: 'money', base: 2.1, growth: -0.1, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Given',
    unit: 'money',
    series: [
      { label: 'Monthly', base: 15_800, growth: 0.36 },
      { label: 'Once', base: 10_600, growth: 0.18 },
    ],
  },
  split: {
    title: 'Where it goes',
    unit: 'percent',
    parts: [
      ['Food', 46],
      ['People', 31],
      ['Van and cold store', 15],
      ['Rent and audit', 8],
    ],
  },
  stack: {
    title: 'Gifts by size',
    unit: 'count',
    parts: [
      ['Under €25', 540],
      ['€25 to €100', 310],
      ['More', 64],
    ],
  },
  gauge: { title: 'Winter goal', value: 65, target: '€31,420 of €48,000', note: '1,208 people so far.' },
  segment: {
    label: 'Channel',
    values: [
      ['Website', 0.6],
      ['Events', 0.25],
      ['Companies', 0.15],
    ],
  },
  feed: [
    ['Lindner & Sons', 'gave €1,200', '11 min ago'],
    ['Erwin', 'took the Tuesday shift', '1 h ago'],
    ['Receipt', '212 were sent', 'today'],
    ['Farm field', 'brought 180 kg of pumpkins', 'yesterday'],
    ['Samira', 'wrote a thank-you note', 'yesterday'],
  ],
  records: ['donation', 'volunteer', 'shift'],
}

export const content: Dataset = {
  word: 'content',
  match:
    /\b(?:articles?|posts?|blog|content|newsletter|readers?|audience|social media|videos?|podcast|photos?|views)\b/gi,
  title: 'Audience',
  note: 'Reads, not clicks',
  metrics: [
    { label: 'Read to the end', unit: 'count', base: 24_800, growth: 0.34, over: 'sum', good: 'up' },
    { label: 'Subscribers', unit: 'count', base: 6_240, growth: 0.41, over: 'last', good: 'up' },
    { label: 'Opened', unit: 'percent', base: 46, growth: 0.08, over: 'mean', good: 'up' },
    { label: 'Unsubscribed', unit: 'percent', base: 0.9, growth: -0.2, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Reads',
    unit: 'count',
    series: [
      { label: 'To the end', base: 24_800, growth: 0.34 },
      { label: 'Begun', base: 39_600, growth: 0.28 },
    ],
  },
  split: {
    title: 'How they came',
    unit: 'percent',
    parts: [
      ['Newsletter', 44],
      ['Search', 27],
      ['Friends', 18],
      ['Social', 11],
    ],
  },
  stack: {
    title: 'By topic',
    unit: 'count',
    parts: [
      ['Essays', 11_400],
      ['Interviews', 8_200],
      ['Notes', 5_200],
    ],
  },
  gauge: {
    title: 'Issue 48',
    value: 78,
    target: '7 of 9 pieces ready',
    note: 'Waiting for pictures from Ida.',
  },
  segment: {
    label: 'Topic',
    values: [
      ['Essays', 0.46],
      ['Interviews', 0.33],
      ['Notes', 0.21],
    ],
  },
  feed: [
    ['Ruth Abara', 'sent draft two of “Quietly”', '12 min ago'],
    ['Reader', '“Read it twice on the train.”', '1 h ago'],
    ['Daniel Weiss', 'scheduled issue 47', '3 h ago'],
    ['Link check', 'found two dead ones', 'today'],
    ['Cleo Marsh', 'published “Small rooms”', 'yesterday'],
  ],
  records: ['article', 'author', 'subscriber'],
}

export const players: Dataset = {
  word: 'players',
  match: /\b(?:players?|games?|matches|leaderboards?|tournaments?|leagues?|scores?|esports)\b/gi,
  title: 'League',
  note: 'Rounds, players and nerve',
  metrics: [
    { label: 'Rounds', unit: 'count', base: 38_200, growth: 0.31, over: 'sum', good: 'up' },
    { label: 'Players a day', unit: 'count', base: 4_140, growth: 0.27, over: 'mean', good: 'up' },
    { label: 'Came back next day', unit: 'percent', base: 41, growth: 0.12, over: 'mean', good: 'up' },
    { label: 'Reports', unit: 'count', base: 62, growth: -0.3, over: 'sum', good: 'down' },
  ],
  trend: {
    title: 'Rounds',
    unit: 'count',
    series: [
      { label: 'Ranked', base: 22_900, growth: 0.36 },
      { label: 'Friends', base: 15_300, growth: 0.22 },
    ],
  },
  split: {
    title: 'By device',
    unit: 'percent',
    parts: [
      ['Phone', 58],
      ['Desktop', 31],
      ['Tablet', 11],
    ],
  },
  stack: {
    title: 'By league',
    unit: 'count',
    parts: [
      ['Gold', 6_200],
      ['Silver', 9_800],
      ['Bronze', 12_400],
    ],
  },
  gauge: { title: 'Season', value: 57, target: 'day 24 of 42', note: 'Mosswood leads by 87 points.' },
  segment: {
    label: 'League',
    values: [
      ['Gold', 0.24],
      ['Silver', 0.35],
      ['Bronze', 0.41],
    ],
  },
  feed: [
    ['Mosswood', 'won seven in a row', '3 min ago'],
    ['Oma Inge', 'rose to Gold', '40 min ago'],
    ['Report', 'answered within 2 h', 'today'],
    ['kite_runner', 'reached 1,200 points', 'today'],
    ['Board 12', 'is the favourite this week', 'yesterday'],
  ],
  records: ['player', 'match', 'subscriber'],
}
