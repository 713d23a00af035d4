export interface Thing {
  name: string
  note?: string
  price?: string
  value?: number
  space?: number
  count?: number
}

export const content = {
  brand: 'Overhaal',
  navigation: [
    { label: 'Your list', href: '#load' },
    { label: 'How it goes', href: '#day' },
    { label: 'Where', href: '#area' },
    { label: 'Good to know', href: '#terms' },
  ] as { label: string; href?: string }[],
  hero: {
    title: 'We move your flat by bike',
    lead: 'Two riders, long cargo bikes and blankets, anywhere inside the Utrecht ring. Tick off what you own and see how many bikes it fills and what it costs.',
    action: 'Ask for a day',
    contact: '030 555 01 46',
  },
  load: {
    title: 'Your list',
    currency: '€',
    onRequest: 'Price on request',
    plusRequest: 'plus what has no fixed price',
    fewer: 'One fewer',
    more: 'One more',
    box: 'Bike',
    boxNote: 'full',
    empty: 'Nothing chosen yet. Add the first thing from the list.',
    noThings: 'The list is being written. Tell us below what you would like.',
    total: 'Together',
    clear: 'Clear the list',
  },
  things: [
    { name: 'Moving box', price: '€6', value: 6, space: 10, count: 6 },
    { name: 'Mattress', note: 'up to 160 cm wide', price: '€24', value: 24, space: 45, count: 1 },
    { name: 'Bed frame', note: 'we take it apart', price: '€22', value: 22, space: 35, count: 0 },
    { name: 'Desk', price: '€18', value: 18, space: 30, count: 1 },
    { name: 'Armchair', price: '€20', value: 20, space: 40, count: 0 },
    { name: 'Bookcase', note: '80 cm, emptied', price: '€19', value: 19, space: 35, count: 1 },
    { name: 'Washing machine', price: '€38', value: 38, space: 50, count: 0 },
    { name: 'Bicycle', price: '€9', value: 9, space: 20, count: 0 },
    { name: 'Plant taller than you', price: '€8', value: 8, space: 15, count: 1 },
  ] as Thing[],
  day: {
    title: 'How it goes',
    lead: 'From the Zeedijk to Lombok, third floor to second floor, with the load above.',
  },
  steps: [
    {
      name: 'We ring twice',
      time: '08:30',
      text: 'Two riders with straps, blankets and a stair trolley. You make coffee, we look at the stairs.',
    },
    {
      name: 'Carry down and load',
      time: '08:45',
      text: 'Heavy things lowest and over the axle. Glass travels in the front box, upright.',
    },
    {
      name: 'Ride across',
      time: '10:00',
      text: 'Sixteen kilometres an hour, no parking permit, no hoist. You ride along or go ahead.',
    },
    {
      name: 'Carry up and place',
      time: '10:30',
      text: 'Everything into the room you say, bed frame put together again.',
    },
    {
      name: 'Done, and the bill',
      time: '11:45',
      text: 'The price of the list. Waiting costs nothing for the first half hour.',
    },
  ] as { name: string; time?: string; text?: string }[],
  area: {
    title: 'Where we ride',
    text: 'Every address inside the ring road, at the price of the list. A ride beyond it is €1.50 a kilometre for each bike.',
    places: [
      'Binnenstad',
      'Lombok',
      'Wittevrouwen',
      'Zuilen',
      'Oog in Al',
      'Tuindorp',
      'Hoograven',
      'Lunetten',
      'Overvecht',
    ] as string[],
    outside: 'Beyond the ring: Maarssen, De Bilt, Bunnik, Nieuwegein.',
  },
  terms: { title: 'Good to know' },
  questions: [
    {
      question: 'What if it rains?',
      answer:
        'We ride. The boxes have lids, mattresses travel in a bag, and everything else goes under tarpaulin. From wind force 8 we move your day at no cost.',
    },
    {
      question: 'Is my furniture insured?',
      answer:
        'From door to door, up to €5,000 a move. Tell us beforehand about single things worth more than €1,000.',
    },
    {
      question: 'How heavy may a thing be?',
      answer:
        'Up to 90 kg if two can carry it. A piano needs a hoist and a lorry; we know somebody who is good at it.',
    },
    {
      question: 'Until when can I cancel?',
      answer:
        'Free until two days before. Later it is €40, the wages of the riders we have kept free for you.',
    },
  ] as { question: string; answer?: string }[],
  ask: {
    title: 'Ask for a day',
    lead: 'We answer the same evening with a time. You pay after the last box.',
    from: 'Address',
    to: 'Where to, if elsewhere',
    date: 'Day you would like',
    email: 'Your e-mail',
    missing: 'Fill this in, please.',
    badEmail: 'Write the address like name@example.nl.',
    send: 'Send the request',
    doneTitle: 'Your request is with us',
    doneText: 'You will hear from us this evening before nine, at',
    again: 'Change the request',
    summary: 'Your list',
    nothing: 'Nothing chosen yet. You may also send the request without a list.',
  },
  footer: {
    address: 'Werkspoorkade 14, Utrecht',
    hours: 'Riding Tuesday to Sunday, 08:00–19:00',
    note: 'Three riders, five bikes, one garage by the canal.',
  },
}
