export interface Release {
  name: string
  version?: string
  date?: string
  text?: string
  changes?: { kind?: string; text: string }[]
}

export interface Content {
  brand: string
  title: string
  lead: string
  strip: string
  kinds: { name: string; plural?: string }[]
  filter: {
    label: string
    all: string
    search: string
    nothing: string
    reset: string
    none: string
    changes: string
    jump: string
  }
  releases: Release[]
  letter: {
    title: string
    lead: string
    email: string
    bad: string
    send: string
    done: string
    undo: string
  }
  older?: string
}

export const content: Content = {
  brand: 'Semla',
  title: 'What is new in the rota',
  lead: 'Every change since January to the staff rota for bakeries, with the reason, newest first. Written by the four of us in Majorna, Gothenburg.',
  strip: 'Changes in each release, one layer for each',
  kinds: [
    { name: 'New', plural: 'New' },
    { name: 'Better', plural: 'Better' },
    { name: 'Mended', plural: 'Mended' },
  ],
  filter: {
    label: 'Show',
    all: 'Everything',
    search: 'Search the changes',
    nothing: 'No change has these words in it.',
    reset: 'Show everything again',
    none: 'Nothing has been released yet. The first note will stand here.',
    changes: 'changes',
    jump: 'Go to',
  },
  releases: [
    {
      name: 'Swap a shift from the lock screen',
      version: '4.6',
      date: '2 June',
      text: 'Bakers are asleep when the office is awake. A swap now needs one answer, and it can be given without opening the app.',
      changes: [
        { kind: 'New', text: 'Answer a swap with yes or no straight from the notification.' },
        { kind: 'New', text: 'The person in charge sees both shifts beside each other before agreeing.' },
        {
          kind: 'Better',
          text: 'A swap that breaks the eleven hours of rest says so, with the hour it would be allowed from.',
        },
        { kind: 'Mended', text: 'Swaps across midnight kept the wrong date in the pay file.' },
      ],
    },
    {
      name: 'Bank holidays of six countries',
      version: '4.5',
      date: '12 May',
      text: 'Two bakeries in Jutland and one in Vyborg asked.',
      changes: [
        {
          kind: 'New',
          text: 'Holidays of Sweden, Norway, Denmark, Finland, Iceland and the Faroes, with half days.',
        },
        { kind: 'Better', text: 'Semla Tuesday can be marked as the busiest day of the year.' },
      ],
    },
    {
      name: 'The pay file, once more',
      version: '4.4.1',
      date: '28 April',
      changes: [
        { kind: 'Mended', text: 'Unsocial hours between 18 and 20 were counted twice on Saturdays.' },
        { kind: 'Mended', text: 'The file opened with broken å, ä and ö in older spreadsheets.' },
        { kind: 'Mended', text: 'A person who left in the middle of a month was missing from it.' },
      ],
    },
    {
      name: 'Print the week on one sheet',
      version: '4.4',
      date: '14 April',
      text: 'There is a wall by every oven, and it has a nail in it.',
      changes: [
        { kind: 'New', text: 'The whole week on A4, readable from two metres, up to sixteen people.' },
        { kind: 'New', text: 'A second sheet with telephone numbers, only if people have agreed.' },
        { kind: 'Better', text: 'Names are shortened so that no two look the same.' },
        { kind: 'Better', text: 'Grey shades that survive a laser printer low on toner.' },
        { kind: 'Mended', text: 'The last row was cut off in landscape.' },
      ],
    },
    {
      name: 'Quicker on old telephones',
      version: '4.3',
      date: '17 March',
      changes: [
        { kind: 'Better', text: 'The week opens in under a second on a telephone from 2017.' },
        { kind: 'Better', text: 'Works in the cellar: changes wait and are sent when there is a signal.' },
        { kind: 'Mended', text: 'Scrolling with floury fingers no longer moves a shift.' },
      ],
    },
    {
      name: 'Trainees',
      version: '4.2',
      date: '10 February',
      text: 'Trainees are in the kitchen but do not count as a pair of hands.',
      changes: [
        { kind: 'New', text: 'Mark somebody as a trainee until a date; the rota asks for one more person.' },
        { kind: 'Mended', text: 'School days could be booked over.' },
      ],
    },
    {
      name: 'Wishes before the rota, not after',
      version: '4.1',
      date: '13 January',
      changes: [{ kind: 'New', text: 'Everybody may name two wishes a week until Wednesday noon.' }],
    },
  ],
  letter: {
    title: 'A note for each release',
    lead: 'One e-mail when something changes, never anything else.',
    email: 'Your e-mail',
    bad: 'Write the address like name@example.se.',
    send: 'Write to me',
    done: 'The next note goes to',
    undo: 'Rather not',
  },
  older: 'Notes from before January hang on the wall in the office.',
}
