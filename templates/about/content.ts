export type Person = { name: string; role?: string; text?: string; since?: string }

export const content = {
  brand: 'Parasolnia Wróbel',
  navigation: [
    { label: 'Who works here', href: '#crowd' },
    { label: 'Since 1931', href: '#story' },
    { label: 'What we stand by', href: '#promise' },
    { label: 'Write to us', href: '#contact' },
  ] as { label: string; href?: string }[],
  hero: {
    title: 'We mend umbrellas, and make a few',
    lead: 'A workshop of two rooms on ulica Krupnicza in Kraków. It rains here on a hundred and sixty days; we are open on the others too.',
  },
  crowd: {
    title: 'Who works here',
    hint: 'Choose one to see who it is.',
    since: 'here since',
    empty: 'Nobody is listed yet.',
  },
  people: [
    {
      name: 'Halina Wróbel',
      role: 'Cutting, accounts',
      since: '1984',
      text: 'Granddaughter of the founder. Cuts eight panels out of a metre and a half without a drawing.',
    },
    { name: 'Staszek Bień', role: 'Frames', since: '1997', text: 'Has every rib since 1950 in drawers.' },
    { name: 'Oksana Melnyk', role: 'Sewing', since: '2015', text: 'From Lviv. Her seam has not leaked yet.' },
    { name: 'Jan Wróbel', role: 'Handles', since: '2009', text: 'Bends cherry and chestnut over steam.' },
    { name: 'Ewa Tarnowska', role: 'Counter', since: '2018', text: 'Says first what a repair costs.' },
    { name: 'Marek Gil', role: 'Large ones', since: '2011', text: 'Market stalls, and a bishop’s canopy.' },
    { name: 'Zofia Pająk', role: 'Learning', since: '2026', text: 'The red ones in the window are hers.' },
  ] as Person[],
  story: {
    title: 'How it went',
    photo: { src: '/photos/workshop-window.jpg', alt: 'The shop window on a wet evening, umbrellas open' },
  },
  milestones: [
    { name: 'Two rooms on Krupnicza', time: '1931', text: 'Adam Wróbel hangs a tin umbrella over the door.' },
    { name: 'Parachute silk', time: '1946', text: 'There is no cloth. The first hundred ones are white.' },
    { name: 'A state shop', time: '1952', text: 'Only repairs are allowed; so they get very thorough.' },
    { name: 'The name is back', time: '1990', text: 'Halina buys the frame press for the price of scrap.' },
    { name: 'No more folding ones', time: '2006', text: 'A hinge in the middle is a hinge too many.' },
    { name: 'Spare parts by post', time: '2021', text: 'Ribs and ferrules, to anybody who can hold pliers.' },
  ] as { name: string; time?: string; text?: string }[],
  figuresTitle: 'Counted',
  figures: [
    { label: 'ribs, steel, hardened in oil', value: 8 },
    { label: 'stitches along each seam', value: 212 },
    { label: 'of cloth, woven in Łódź', value: 1.5, unit: 'm' },
    { label: 'on the bench, start to shake', value: 5, unit: 'hours' },
  ] as { label: string; value?: number; unit?: string }[],
  promise: {
    title: 'What we stand by',
    lines: [
      { name: 'We mend every make.', text: 'Also the one from the petrol station, if you are fond of it.' },
      {
        name: 'The price is said first.',
        text: 'A rib is 25 złoty, a new cover 180. If it turns out to be more work, that is our loss.',
      },
      { name: 'Ours are mended without a bill', text: 'for as long as the person who bought it carries it.' },
      { name: 'Forgotten ones are kept for a year.', text: 'Then they go to the stand at the tram stop.' },
    ] as { name: string; text?: string }[],
  },
  contact: {
    title: 'Write to us',
    lead: 'Tell us what is broken. We answer in the evening, when the glue dries.',
    lines: ['ulica Krupnicza 17, Kraków', 'Mon to Fri, 9:00–17:00', 'Saturday, if it rains'] as string[],
    name: 'Your name',
    email: 'E-mail',
    message: 'What is it about?',
    missing: 'Fill this in, please.',
    badEmail: 'Write the address like name@example.org.',
    send: 'Send',
    doneTitle: 'Thank you',
    done: 'You will hear from us at',
    again: 'Write another one',
  },
}
