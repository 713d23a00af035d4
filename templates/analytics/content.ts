interface Figure {
  label: string
  note?: string
  /** Shown as it is where there are no daily values. */
  value?: string
  /** One value a day, the last is the newest; twice the longest period allows the comparison. */
  days?: number[]
  /** Averages are not summed over the period. */
  isAverage?: boolean
}

export const content = {
  brand: 'Anillo Verde',
  title: 'Who looks at the cycle routes',
  lead: 'anilloverde.eus, Vitoria-Gasteiz. Counted without cookies, up to Sunday 16 May.',
  periods: [
    { label: '7 days', days: 7 },
    { label: '14 days', days: 14 },
    { label: '28 days', days: 28 },
  ] as { label: string; days: number }[],
  figures: [
    {
      label: 'Visits',
      note: 'people who opened a page',
      days: [
        212, 198, 205, 221, 260, 418, 463, 219, 207, 214, 230, 281, 396, 442, 224, 218, 226, 240, 301, 455,
        507, 231, 229, 238, 251, 312, 470, 498, 240, 226, 233, 259, 330, 512, 561, 248, 239, 190, 176, 243,
        391, 430, 252, 247, 261, 274, 352, 548, 603, 266, 271, 283, 297, 381, 590, 662,
      ],
    },
    {
      label: 'Tracks downloaded',
      note: 'GPX files for the handlebar',
      days: [
        31, 28, 30, 35, 48, 82, 90, 33, 30, 31, 36, 52, 79, 84, 32, 34, 33, 38, 58, 91, 99, 35, 36, 37, 41,
        60, 95, 97, 38, 33, 36, 43, 66, 104, 118, 40, 37, 24, 21, 40, 75, 83, 41, 42, 44, 47, 71, 115, 126,
        45, 47, 49, 52, 80, 127, 141,
      ],
    },
    {
      label: 'Faults reported',
      note: 'holes, glass, fallen branches',
      days: [
        2, 1, 0, 3, 2, 5, 4, 1, 2, 1, 0, 2, 4, 6, 1, 0, 2, 3, 1, 4, 5, 2, 1, 1, 2, 3, 5, 4, 1, 2, 0, 1, 3, 5,
        6, 2, 3, 9, 14, 8, 6, 7, 3, 2, 1, 2, 2, 4, 5, 1, 0, 2, 1, 2, 4, 3,
      ],
    },
    {
      label: 'Minutes a visit',
      note: 'median, open and in view',
      isAverage: true,
      days: [
        2.1, 2, 2.2, 2.1, 2.4, 3.1, 3.2, 2.1, 2, 2.1, 2.2, 2.5, 3, 3.2, 2.2, 2.1, 2.1, 2.3, 2.6, 3.2, 3.4,
        2.2, 2.2, 2.3, 2.2, 2.6, 3.3, 3.3, 2.3, 2.2, 2.2, 2.4, 2.7, 3.4, 3.5, 2.3, 2.2, 2.6, 2.8, 2.4, 2.9, 3,
        2.3, 2.3, 2.4, 2.4, 2.8, 3.5, 3.6, 2.4, 2.4, 2.5, 2.5, 2.9, 3.6, 3.8,
      ],
    },
  ] as Figure[],
  items: [
    { name: 'Green Belt, whole loop', path: '/routes/loop', section: 'Routes', value: 2412 },
    { name: 'Salburua wetlands', path: '/routes/salburua', section: 'Routes', value: 1630 },
    { name: 'Map of bike lanes', path: '/map', section: 'Map', value: 1488 },
    { name: 'Old railway to Estella', path: '/routes/vasco-navarro', section: 'Routes', value: 1207 },
    { name: 'Where the path is closed', path: '/notices/closed', section: 'Notices', value: 864 },
    { name: 'Pumps and repair posts', path: '/map/repair', section: 'Map', value: 731 },
    { name: 'Armentia forest with children', path: '/routes/armentia', section: 'Routes', value: 655 },
    { name: 'Report a fault', path: '/report', section: 'Notices', value: 402 },
    { name: 'Bikes on the tram', path: '/good-to-know/tram', section: 'Good to know', value: 318 },
    { name: 'Register your frame number', path: '/good-to-know/frame', section: 'Good to know', value: 176 },
  ] as { name: string; path?: string; section?: string; value?: number }[],
  events: [
    { name: 'Holiday weekend, first over 25 °C', date: '15 May' },
    { name: 'New track for the old railway online', date: '8 May' },
    { name: 'Storm, path closed at Errekaleor', date: '28 April' },
  ] as { name: string; date?: string }[],
  chart: {
    perDay: 'by day',
    now: 'this period',
    before: 'the one before',
    empty: 'No daily values yet. They begin with the first visit.',
    from: 'days ago',
    to: 'Sunday 16 May',
    none: 'nothing to compare with',
  },
  pages: { title: 'Pages', search: 'Find a page', empty: 'No such page.', other: 'Other', all: 'All' },
  sections: { title: 'Sections', empty: 'No sections yet.' },
  notes: {
    title: 'What happened',
    empty: 'Nothing noted.',
    label: 'Note for today',
    hint: 'What changed today',
    add: 'Add note',
    today: 'today',
  },
  labels: { period: 'Period', figures: 'Figures', dayAgo: 'day ago', daysAgo: 'days ago', today: 'today' },
}
