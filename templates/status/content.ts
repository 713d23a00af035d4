export interface Service {
  name: string
  area?: string
  note?: string
  /** One of the names of states; anything else counts as the first. */
  state?: string
  /** The days before today, oldest first: 0 well, 1 disturbed, 2 down, 3 no measurement. */
  days?: number[]
}

export interface Incident {
  name: string
  area?: string
  time?: string
  text?: string
  isOver?: boolean
  updates?: { time: string; text: string }[]
}

export interface Content {
  brand: string
  lead: string
  checked: string
  /** From well to worst; the headline is that of the worst there is. */
  states: { name: string; headline: string }[]
  services: Service[]
  incidents: Incident[]
  planned: { name: string; area?: string; time?: string; note?: string }[]
  labels: {
    services: string
    where: string
    everywhere: string
    past: string
    incidents: string
    over: string
    now: string
    updates: string
    hideUpdates: string
    planned: string
    noServices: string
    noIncidents: string
    noPlanned: string
    dayWords: string[]
    today: string
    daysAgo: string
    other: string
  }
  mail: { title: string; text: string; label: string; send: string; wrong: string; thanks: string }
}

export const content: Content = {
  brand: 'Dyfi Fibre',
  lead: 'The co-operative network from Machynlleth up to Dinas Mawddwy, 412 lines.',
  checked: 'Checked today at 9:48 from the mast at Corris.',
  states: [
    { name: 'Works', headline: 'Everything works.' },
    { name: 'Slow', headline: 'Parts are slow.' },
    { name: 'Down', headline: 'Something is down.' },
  ],
  services: [
    {
      name: 'Backbone to Aberystwyth',
      area: 'Whole valley',
      state: 'Works',
      days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    {
      name: 'Lines in Machynlleth',
      area: 'Machynlleth',
      state: 'Works',
      days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    {
      name: 'Lines in Corris',
      area: 'Corris',
      state: 'Works',
      days: [0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    {
      name: 'Radio link Aberangell',
      area: 'Aberangell',
      state: 'Slow',
      note: 'About a third of the usual speed until the dish is turned back.',
      days: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1],
    },
    {
      name: 'Lines in Dinas Mawddwy',
      area: 'Dinas Mawddwy',
      state: 'Works',
      days: [3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    {
      name: 'Mail and web space',
      area: 'Whole valley',
      state: 'Works',
      days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    {
      name: 'Telephone',
      area: 'Whole valley',
      state: 'Works',
      days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
  ],
  incidents: [
    {
      name: 'Dish at Aberangell turned by the wind',
      area: 'Aberangell',
      time: 'Since Tuesday 23:10',
      text: '26 houses are slow. Emyr climbs as soon as the wind is under 30 knots, likely after two o’clock.',
      updates: [
        {
          time: 'Wed 9:30',
          text: 'Still gusting to 41. We moved telephone calls to the old copper so they stay clear.',
        },
        { time: 'Wed 7:05', text: 'Seen from the road: the upper bracket has slipped by a hand’s width.' },
        { time: 'Tue 23:10', text: 'Signal fell by half within a minute.' },
      ],
    },
    {
      name: 'Mail server full',
      area: 'Whole valley',
      time: 'Mon 12 October, 6:20–8:45',
      text: 'A log had filled the disk. Mail sent to you waited and came later, none was lost.',
      isOver: true,
    },
    {
      name: 'Cable cut at Ceinws bridge',
      area: 'Whole valley',
      time: 'Thu 8 October, 14:02–14:50',
      text: 'A digger. Traffic went by Dolgellau and was slow for three quarters of an hour.',
      isOver: true,
      updates: [
        { time: '14:50', text: 'Spliced.' },
        { time: '14:06', text: 'Moved to the northern route.' },
      ],
    },
  ],
  planned: [
    {
      name: 'New batteries in the mast',
      area: 'Corris',
      time: 'Thu 29 October, 1:00–3:00',
      note: 'Off for ten minutes, twice.',
    },
    {
      name: 'More speed on the backbone',
      area: 'Whole valley',
      time: 'Mon 2 November, 4:00–4:30',
      note: 'Off for about a minute.',
    },
  ],
  labels: {
    services: 'Part by part',
    where: 'Where are you?',
    everywhere: 'The whole network',
    past: 'days ago',
    incidents: 'What happened',
    over: 'Over',
    now: 'Going on',
    updates: 'Course of it',
    hideUpdates: 'Less',
    planned: 'Planned work',
    noServices: 'No parts listed yet.',
    noIncidents: 'Nothing happened here lately.',
    noPlanned: 'No work planned.',
    dayWords: ['well', 'disturbed', 'down', 'not measured'],
    today: 'today',
    daysAgo: 'days ago',
    other: 'Elsewhere',
  },
  mail: {
    title: 'Tell me when it changes',
    text: 'One mail when something breaks where you are, one when it is over.',
    label: 'Your e-mail',
    send: 'Tell me',
    wrong: 'Write an address with an @.',
    thanks: 'We write to you when something changes:',
  },
}
