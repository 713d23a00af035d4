export interface Content {
  brand: string
  title: string
  lead: string
  unit: string
  points: { name: string; value?: number; usual?: number; text?: string }[]
  chosenAt: number
  limit: { name: string; value?: number }
  legend: { value: string; chosen: string; usual: string }
  words: {
    more: string
    fewer: string
    same: string
    most: string
    least: string
    point: string
    none: string
  }
  views: { name: string; chart: string; table: string; loading: string; empty: string }
  order: { size: string }
  showUsual: string
  messages: { empty: string; emptyText: string; loading: string }
}

export const content: Content = {
  brand: 'Sundhöll Vesturbakka, Reykjavík',
  title: 'In the water, hour by hour',
  lead: 'Guests counted at the gate on Thursday 18 June, all five pools together.',
  unit: 'guests',
  points: [
    { name: '06:30', value: 74, usual: 82 },
    { name: '07:00', value: 118, usual: 109 },
    { name: '08:00', value: 96, usual: 91 },
    { name: '09:00', value: 64, usual: 70 },
    { name: '10:00', value: 82, usual: 76, text: 'School swimming, lanes 1 to 3' },
    { name: '11:00', value: 91, usual: 84 },
    { name: '12:00', value: 137, usual: 120 },
    { name: '13:00', value: 104, usual: 98 },
    { name: '14:00', value: 88, usual: 92 },
    { name: '15:00', value: 126, usual: 115 },
    { name: '16:00', value: 188, usual: 162 },
    { name: '17:00', value: 231, usual: 207, text: 'Hot pot 3 closed for cleaning until 17:40' },
    { name: '18:00', value: 214, usual: 218 },
    { name: '19:00', value: 176, usual: 190 },
    { name: '20:00', value: 149, usual: 141 },
    { name: '21:00', value: 97, usual: 88 },
  ],
  chosenAt: 11,
  limit: { name: 'All lockers taken', value: 240 },
  legend: { value: 'This Thursday', chosen: 'Chosen hour', usual: 'Usual Thursday' },
  words: {
    more: 'more than usual',
    fewer: 'fewer than usual',
    same: 'as usual',
    most: 'Fullest',
    least: 'Quietest',
    point: 'Hour',
    none: 'not counted',
  },
  views: { name: 'View', chart: 'Chart', table: 'Table', loading: 'Loading', empty: 'Empty' },
  order: { size: 'Fullest first' },
  showUsual: 'Usual Thursday',
  messages: {
    empty: 'Nobody has been counted yet.',
    emptyText: 'The gate opens at 06:30; the first hour appears at 07:00.',
    loading: 'Reading the gate',
  },
}
