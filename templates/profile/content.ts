export type Trek = { name: string; height?: number } & Partial<
  Record<'days' | 'price' | 'place' | 'note', string>
>

export const content = {
  brand: 'Karakol guides’ register',
  person: {
    name: 'Aizada Toktogulova',
    lead: 'Trekking guide in the Terskey Ala-Too. I walk slowly uphill and I turn round when the pass says so.',
  },
  facts: [
    { name: 'Lives in', value: 'Karakol, Issyk-Kul' },
    { name: 'Speaks', value: 'Kyrgyz, Russian, English, some German' },
    { name: 'Guides since', value: '2014, licence KG-0482' },
    { name: 'Group', value: 'Up to 6, from 10 years of age' },
    { name: 'Carries', value: 'Satellite phone, first aid, two spare stoves' },
  ] as { name: string; value?: string }[],
  treks: [
    {
      name: 'Ala-Kul over the pass',
      days: '3 days',
      price: '€210',
      place: 'Karakol valley to Altyn-Arashan',
      height: 3920,
      note: 'Steep scree down from the pass, hot spring on the last evening.',
    },
    { name: 'Jyrgalan, three valleys', days: '4 days', price: '€260', place: 'From Jyrgalan', height: 3300 },
    { name: 'Jukku crossing', days: '6 days', price: '€430', place: 'Kyzyl-Suu to Barskoon', height: 4042 },
    { name: 'Boz-Uchuk lakes', days: '2 days', price: '€130', place: 'From Ak-Suu', height: 3260 },
    { name: 'Eki-Chat with snowshoes', days: '1 day', price: '€55', place: 'From Karakol', height: 2600 },
  ] as Trek[],
  dates: [
    { name: 'Jyrgalan, three valleys', time: '14–17 June', note: '2 of 6 places left' },
    { name: 'Ala-Kul over the pass', time: '21–23 June', isTaken: true },
    { name: 'Free for your plan', time: '26 June to 4 July' },
    { name: 'Ala-Kul over the pass', time: '8–10 July', note: '4 of 6 places left' },
    { name: 'With a school from Bishkek', time: '15–24 July', isTaken: true },
    { name: 'Jukku crossing', time: '3–8 August', note: '3 of 6 places left' },
  ] as { name: string; time?: string; note?: string; isTaken?: boolean }[],
  about: [
    {
      name: 'How I came to it',
      text: 'My grandmother kept mares at Boz-Uchuk and I carried kumis down to the road. Later I studied hydrology in Bishkek and measured the same glaciers I now walk past.',
    },
    {
      name: 'What a day is like',
      text: 'Up at six, away by half past seven, camp by three. I cook; you may chop. Afternoons belong to the thunder and to reading.',
    },
    {
      name: 'When I say no',
      text: 'Fresh snow on a pass, a river over the knee, a fever in the group. Then we take the other valley and you pay what we walked.',
    },
  ] as { name: string; text?: string }[],
  tabs: { treks: 'Offers', dates: 'Dates', about: 'About', label: 'Parts of the profile' },
  labels: {
    unit: 'm',
    heightLabel: 'Highest point',
    taken: 'taken',
    noTreks: 'Nothing on offer at the moment.',
    noDates: 'No dates yet. Ask for one.',
    noAbout: 'Nothing written here yet.',
    keep: 'Keep',
    kept: 'Kept',
    ask: 'Ask',
  },
  form: {
    title: 'Ask for dates',
    what: 'About',
    open: 'Something else',
    when: 'When',
    whenHint: 'early July, or 8–10 July',
    name: 'Your name',
    mail: 'Your e-mail',
    text: 'What should I know before?',
    send: 'Send the question',
    required: 'Please fill this in.',
    mailWrong: 'Write an address with an @.',
    thanks: 'Your question is on its way.',
    again: 'Ask something else',
  },
}
