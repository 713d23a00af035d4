export interface Transaction {
  name: string
  /** Below zero is money going out. */
  amount?: number
  category?: string
  day?: string
  note?: string
  isOpen?: boolean
}

export interface Content {
  brand: string
  title: string
  lead: string
  currency: string
  locale: string
  items: Transaction[]
  labels: {
    left: string
    in: string
    out: string
    both: string
    direction: string
    categories: string
    other: string
    search: string
    empty: string
    filtered: string
    clear: string
    undated: string
    open: string
    category: string
    note: string
    settle: string
    shown: string
  }
}

export const content: Content = {
  brand: 'Wöschhüsli Wipkingen',
  title: 'March, house account',
  lead: 'Laundry of 31 flats at Röschibachstrasse, Zürich.',
  currency: 'CHF',
  locale: 'de-CH',
  items: [
    {
      name: 'Card top-ups, machines 1 to 4',
      amount: 418.5,
      category: 'Washing',
      day: 'Wednesday 31 March',
      note: '137 washes, 61 of them at 40 °C.',
    },
    { name: 'EWZ electricity, first quarter', amount: -612.4, category: 'Energy', day: 'Wednesday 31 March' },
    {
      name: 'Drum bearing, machine 2',
      amount: -287,
      category: 'Repairs',
      day: 'Monday 29 March',
      note: 'Fitted by Reto himself, part only.',
      isOpen: true,
    },
    { name: 'Hire of the drying room, Saturday', amount: 40, category: 'Rooms', day: 'Saturday 27 March' },
    { name: 'Card top-ups, machines 1 to 4', amount: 392, category: 'Washing', day: 'Wednesday 24 March' },
    {
      name: 'Soap flakes, 20 kg',
      amount: -96.8,
      category: 'Supplies',
      day: 'Wednesday 24 March',
      note: 'From the mill in Sursee, enough until June.',
    },
    {
      name: 'Frau Ammann, card returned',
      amount: -18.5,
      category: 'Washing',
      day: 'Tuesday 23 March',
      isOpen: true,
    },
    { name: 'Card top-ups, machines 1 to 4', amount: 405.5, category: 'Washing', day: 'Wednesday 17 March' },
    { name: 'Water and sewage', amount: -238.15, category: 'Energy', day: 'Monday 15 March' },
    { name: 'Repair evening, collection box', amount: 64.2, category: 'Rooms', day: 'Friday 12 March' },
    { name: 'Ironing-press felt', amount: -54, category: 'Supplies', day: 'Thursday 11 March' },
    { name: 'Card top-ups, machines 1 to 4', amount: 377, category: 'Washing', day: 'Wednesday 10 March' },
    { name: 'Descaling, all machines', amount: -180, category: 'Repairs', day: 'Friday 5 March' },
  ],
  labels: {
    left: 'left over',
    in: 'In',
    out: 'Out',
    both: 'Both',
    direction: 'Direction',
    categories: 'By category',
    other: 'Without category',
    search: 'Search entries',
    empty: 'Nothing booked yet.',
    filtered: 'No entry fits.',
    clear: 'Show all entries',
    undated: 'Without a date',
    open: 'receipt missing',
    category: 'Category',
    note: 'Note',
    settle: 'Receipt is here',
    shown: 'entries',
  },
}
