export interface Dish {
  name: string
  price?: string
  value?: number
  note?: string
  course?: string
  marks?: string[]
}

export interface Content {
  brand: string
  navigation: { label: string; href?: string }[]
  hero: { title: string; lead: string; tonight?: string }
  currency: string
  table: {
    title: string
    empty: string
    people: string
    fewer: string
    more: string
    total: string
    perHead: string
    onRequest: string
    clear: string
    put: string
    take: string
  }
  menuTitle: string
  all: string
  filter: string
  nothing: string
  noDishes: string
  dishes: Dish[]
  menuNote?: string
  hoursTitle: string
  hours: { day: string; time?: string }[]
  place: string[]
  request: {
    title: string
    lead: string
    name: string
    phone: string
    day: string
    time: string
    people: string
    withDishes: string
    missing: string
    send: string
    doneTitle: string
    doneText: string
    change: string
  }
}

export const content: Content = {
  brand: 'Rumah Sirih',
  navigation: [
    { label: 'The long table', href: '#table' },
    { label: 'Menu', href: '#menu' },
    { label: 'Hours and tables', href: '#visit' },
  ],
  hero: {
    title: 'Nyonya cooking for a long table',
    lead: 'Everything comes at once and goes round. Put dishes on the table until it looks right for your number.',
    tonight: 'Today’s fish: red snapper from Kuala Kurau',
  },
  currency: 'RM ',
  table: {
    title: 'Your table',
    empty: 'Nothing on the table yet. Put a dish on it from the menu below.',
    people: 'people',
    fewer: 'One person fewer',
    more: 'One person more',
    total: 'Together',
    perHead: 'for each',
    onRequest: 'price on the day',
    clear: 'Clear the table',
    put: 'On the table',
    take: 'Off the table',
  },
  menuTitle: 'Menu',
  all: 'Everything',
  filter: 'Show only',
  nothing: 'Nothing on the menu is marked like that today. Ask us, the kitchen can leave things out.',
  noDishes: 'The menu is chalked up each morning. Call us to hear it.',
  dishes: [
    {
      name: 'Kueh pie tee',
      price: 'RM 16',
      value: 16,
      note: 'Top hats, turnip and prawn, six to a plate',
      course: 'Before',
    },
    {
      name: 'Lor bak',
      price: 'RM 19',
      value: 19,
      note: 'Five-spice pork in bean curd skin',
      course: 'Before',
    },
    {
      name: 'Jiu hu char',
      price: 'RM 22',
      value: 22,
      note: 'Yam bean and cuttlefish, to wrap in lettuce',
      course: 'Before',
      marks: ['no pork'],
    },
    {
      name: 'Perut ikan',
      price: 'RM 34',
      value: 34,
      note: 'Fish stomach, aubergine and eleven herbs, sour',
      course: 'From the pot',
      marks: ['hot', 'no pork'],
    },
    {
      name: 'Ayam buah keluak',
      price: 'RM 42',
      value: 42,
      note: 'Chicken with black nuts, soaked for five days',
      course: 'From the pot',
      marks: ['no pork'],
    },
    {
      name: 'Babi pongteh',
      price: 'RM 36',
      value: 36,
      note: 'Pork belly, fermented bean, potato',
      course: 'From the pot',
    },
    {
      name: 'Gulai tumis',
      price: 'by weight',
      note: 'The fish of the day in tamarind and torch ginger',
      course: 'From the pot',
      marks: ['hot', 'no pork'],
    },
    {
      name: 'Hong bak',
      price: 'RM 35',
      value: 35,
      note: 'Pork with coriander seed and galangal',
      course: 'From the pot',
    },
    {
      name: 'Kerabu bok nee',
      price: 'RM 21',
      value: 21,
      note: 'Wood ear, kaffir lime, toasted coconut',
      course: 'Leaves and sides',
      marks: ['no pork', 'no meat', 'hot'],
    },
    {
      name: 'Acar awak',
      price: 'RM 12',
      value: 12,
      note: 'Our own pickle, with peanut and sesame',
      course: 'Leaves and sides',
      marks: ['no pork', 'no meat'],
    },
    {
      name: 'Nasi ulam',
      price: 'RM 18',
      value: 18,
      note: 'Rice with salted fish and fourteen leaves',
      course: 'Leaves and sides',
      marks: ['no pork'],
    },
    {
      name: 'Bubur cha cha',
      price: 'RM 11',
      value: 11,
      note: 'Sweet potato and yam in coconut',
      course: 'After',
      marks: ['no pork', 'no meat'],
    },
    {
      name: 'Pulut tai tai',
      price: 'RM 9',
      value: 9,
      note: 'Blue rice with kaya',
      course: 'After',
      marks: ['no pork', 'no meat'],
    },
  ],
  menuNote: 'Prices include service tax. Our sambal contains belacan; without it on request.',
  hoursTitle: 'When the shutters are up',
  hours: [
    { day: 'Tuesday to Friday', time: '11:30–15:00, 18:00–22:00' },
    { day: 'Saturday and Sunday', time: '11:30–22:00' },
    { day: 'Monday', time: 'closed, we are at the market' },
  ],
  place: ['74 Lebuh Melayu', 'George Town, Penang', '04 555 0187'],
  request: {
    title: 'Ask for a table',
    lead: 'Eight at a table, twenty-two at the long one. We answer by telephone.',
    name: 'Your name',
    phone: 'Telephone',
    day: 'Day',
    time: 'Time',
    people: 'How many are you?',
    withDishes: 'We will note these dishes:',
    missing: 'Fill this in, please.',
    send: 'Ask for the table',
    doneTitle: 'We are looking in the book',
    doneText: 'and call you today, before the shutters come down, on',
    change: 'Change the request',
  },
}
