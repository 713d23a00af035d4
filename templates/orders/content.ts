export const content = {
  brand: 'Spaakhuis',
  title: 'On its way to you',
  lead: 'Wheels and parts from Coupure 88, Ghent',
  tabs: [{ label: 'Coming' }, { label: 'Before' }] as { label: string }[],
  tabsName: 'Orders',
  orders: [
    {
      name: 'Front wheel, 32 spokes',
      number: 'SPH 26-0418',
      time: 'Ordered Mon 8 June',
      price: '€ 261.40',
      place: 'Lotte Verhaegen, Dijkstraat 12, 2800 Mechelen',
      arrives: 'Fri 12 June, 14:00–16:00',
      carrier: 'Cargo bike from Mechelen station',
      items: [
        { name: 'Dynamo hub, 32 holes, black', amount: '1', price: '€ 139.00' },
        { name: 'Rim 622-19, polished', amount: '1', price: '€ 58.00' },
        { name: 'Spokes 2.0/1.8, 291 mm', amount: '32', price: '€ 22.40' },
        { name: 'Building and truing', price: '€ 42.00' },
      ],
      steps: [
        { name: 'Order read by Wout', time: 'Mon 8 June, 17:20', place: 'Workshop', isDone: true },
        { name: 'Rim and hub off the shelf', time: 'Tue 9 June, 09:05', place: 'Workshop', isDone: true },
        { name: 'Laced and trued to 0.2 mm', time: 'Wed 10 June, 15:40', place: 'Stand 2', isDone: true },
        { name: 'On the afternoon train', time: 'Thu 11 June, 16:12', place: 'Gent-Sint-Pieters' },
        { name: 'By cargo bike to your door', time: 'Fri 12 June, from 14:00', place: 'Mechelen' },
      ],
    },
    {
      name: 'Brake pads and cable set',
      number: 'SPH 26-0425',
      time: 'Ordered Wed 10 June',
      price: '€ 31.70',
      place: 'Pick-up shelf, Coupure 88, Gent',
      arrives: 'From Sat 13 June, 10:00',
      items: [
        { name: 'Cartridge pads, pair', amount: '2', price: '€ 19.80' },
        { name: 'Inner cable, stainless', amount: '2', price: '€ 11.90' },
      ],
      steps: [
        { name: 'Order read by Amber', time: 'Wed 10 June, 20:02', isDone: true },
        { name: 'Put on your shelf', time: 'Sat 13 June, 10:00', place: 'Shelf V' },
      ],
    },
    {
      name: 'Mudguard stays',
      number: 'SPH 25-1187',
      time: 'Delivered 4 November',
      price: '€ 16.50',
      items: [{ name: 'Stays, stainless, 4 mm', amount: '4', price: '€ 16.50' }],
      steps: [{ name: 'Delivered', time: 'Tue 4 November', isDone: true }],
    },
    {
      name: 'Chain and cassette, 9-speed',
      number: 'SPH 25-0902',
      time: 'Delivered 12 September',
      price: '€ 61.80',
      items: [
        { name: 'Chain, 114 links', amount: '1', price: '€ 23.90' },
        { name: 'Cassette 11–32', amount: '1', price: '€ 37.90' },
      ],
      steps: [{ name: 'Delivered', time: 'Fri 12 September', isDone: true }],
    },
  ] as {
    name: string
    number?: string
    time?: string
    price?: string
    place?: string
    arrives?: string
    carrier?: string
    items?: { name: string; amount?: string; price?: string }[]
    steps?: { name: string; time?: string; place?: string; isDone?: boolean }[]
  }[],
  label: { to: 'To', number: 'Order', arrives: 'Arrives', copy: 'Copy the number', copied: 'Copied' },
  stepsTitle: 'The way so far',
  stepsEmpty: 'Not on its way yet. The first step appears here.',
  now: 'now',
  done: 'done',
  itemsTitle: 'In the parcel',
  itemsEmpty: 'What is in this parcel is not listed.',
  total: 'Paid',
  noneComing: 'Nothing is on its way. What you order next is followed here.',
  noneBefore: 'No earlier orders yet.',
  search: 'Search orders',
  noMatch: 'No order matches.',
  reset: 'Show all orders',
  open: 'Open the order',
  back: 'All orders',
  note: {
    title: 'If nobody is in',
    lead: 'Whoever brings it sees this.',
    options: [
      { label: 'Ring at the neighbour’s' },
      { label: 'Leave it at the door' },
      { label: 'Bring it back' },
    ] as { label: string }[],
    save: 'Save',
    saved: 'Noted:',
    change: 'If nobody is in',
  },
  again: { action: 'Ask for the same again', done: 'Asked. You hear from us.' },
}
