export interface Session {
  name: string
  day?: string
  time?: string
  place?: string
  person?: string
  text?: string
}

export interface Ticket {
  name: string
  price?: string
  value?: number
  text?: string
}

export const content = {
  brand: 'Dead Reckoning Weekend',
  navigation: [
    { label: 'Programme', href: '#programme' },
    { label: 'Tickets', href: '#tickets' },
    { label: 'Getting here', href: '#practical' },
  ] as { label: string; href?: string }[],
  hero: {
    title: 'Two days of finding your way with the screen off',
    lead: 'Sextants, hand leads, paper charts and a night sail down the Derwent. Pick what you want to be at and lay your course.',
    date: '12–13 February 2028',
    place: 'Constitution Dock, Hobart',
  },
  course: {
    title: 'Your course',
    empty: 'No course laid yet. Keep a session below and it appears here.',
    keep: 'Keep',
    drop: 'Drop',
    kept: 'kept',
    clear: 'Clear the course',
  },
  programme: {
    title: 'Programme',
    empty: 'The programme is being drawn up and stands here in November.',
    allDays: 'Both days',
    when: 'Day',
  },
  sessions: [
    {
      name: 'Noon sight for beginners',
      day: 'Saturday',
      time: '11:30',
      place: 'Sea wall',
      person: 'Ngaire Whelan',
      text: 'Bring the sun down to the horizon, read the arc, find the latitude. Twelve sextants are there.',
    },
    {
      name: 'Chart work: tides and set',
      day: 'Saturday',
      time: '09:30',
      place: 'Sail loft',
      person: 'Tom Ostrander',
      text: 'Pencil, parallel rule, one afternoon’s tide in Storm Bay.',
    },
    {
      name: 'Reading water',
      day: 'Saturday',
      time: '13:30',
      place: 'Ketch Rona Bell',
      person: 'Aunty Dell Maynard',
      text: 'Swell, wind lines and birds, from the deck.',
    },
    {
      name: 'Hand lead and tallow',
      day: 'Saturday',
      time: '15:00',
      place: 'Ketch Rona Bell',
      person: 'Piet Verhaag',
      text: 'Depth by line, bottom by what sticks to the lead.',
    },
    {
      name: 'Star names over supper',
      day: 'Saturday',
      time: '19:00',
      place: 'Sail loft',
      person: 'Ngaire Whelan',
      text: 'The fifty-seven, and the dozen you will use.',
    },
    {
      name: 'Night sail to the Iron Pot',
      day: 'Saturday',
      time: '21:00',
      place: 'Ketch Rona Bell',
      person: 'Crew',
      text: 'By lights and bearings alone. Back at one in the morning.',
    },
    {
      name: 'Compass adjusting',
      day: 'Sunday',
      time: '09:00',
      place: 'Sea wall',
      person: 'Piet Verhaag',
      text: 'Swing the ship, draw up the card.',
    },
    {
      name: 'Building a log ship',
      day: 'Sunday',
      time: '10:30',
      place: 'Sail loft',
      person: 'Lotte Arkwright',
      text: 'Wood, line and a 28-second glass to take home.',
    },
    {
      name: 'Race without instruments',
      day: 'Sunday',
      time: '13:00',
      place: 'Ketch Rona Bell',
      person: 'Everybody',
      text: 'Five dinghies, one buoy out of sight, no phones.',
    },
    {
      name: 'What went wrong',
      day: 'Sunday',
      time: '16:00',
      place: 'Sail loft',
      person: 'Tom Ostrander',
      text: 'Four groundings, told by those who were aboard.',
    },
  ] as Session[],
  ticketsTitle: 'Tickets',
  tickets: [
    { name: 'Both days', price: 'A$180', value: 180, text: 'All sessions, two lunches, Saturday supper' },
    { name: 'One day', price: 'A$105', value: 105, text: 'Saturday or Sunday, with lunch' },
    { name: 'Night sail', price: 'A$60', value: 60, text: 'Twenty-two berths, oilskins lent' },
    { name: 'Under sixteen', price: 'A$40', value: 40, text: 'Both days, with somebody grown up' },
  ] as Ticket[],
  currency: 'A$',
  onRequest: 'Price on request',
  order: {
    fewer: 'One fewer',
    more: 'One more',
    total: 'Together',
    nothing: 'Choose at least one ticket.',
    email: 'E-mail for the tickets',
    missing: 'Fill this in, please.',
    badEmail: 'Write the address like name@example.au.',
    send: 'Hold these tickets',
    doneTitle: 'Held for you',
    doneText: 'for three days. How to pay, and your course as a list, go to',
    change: 'Change the tickets',
  },
  practicalTitle: 'Getting here and what to bring',
  practical: [
    {
      name: 'Where',
      text: 'The sail loft is the tarred shed at the south end of Constitution Dock; the ketch lies in front of it.',
    },
    {
      name: 'Bring',
      text: 'A pencil, a jumper that may smell of tar, soft shoes. Instruments of your own are welcome.',
    },
    {
      name: 'Weather',
      text: 'The night sail goes up to 25 knots. If it does not go, you get the sixty dollars back at supper.',
    },
    {
      name: 'Access',
      text: 'Loft and sea wall are level. Boarding the ketch takes three steps; tell us and we rig the ramp.',
    },
  ] as { name: string; text?: string }[],
}
