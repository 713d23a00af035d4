export type Line = { name: string; note?: string; price?: string; value?: number; count?: number }

export type FieldOf = {
  label: string
  autocomplete?: string
  type?: string
  optional?: boolean
  half?: boolean
}

export type Choice = { name: string; text?: string; price?: string; value?: number }

export const content = {
  brand: 'Avirons Lafontaine',
  back: { label: 'Paddle workshop, Lac-Mégantic' },
  title: 'Your order',
  lead: 'Carved from one board of Québec cherry, oiled the morning it leaves.',
  currency: '$',
  onRequest: 'On request',
  free: 'free',
  summary: {
    title: 'In the basket',
    empty: 'The basket is empty. Nothing will be charged.',
    refill: 'Put it all back',
    goods: 'Goods',
    delivery: 'Delivery',
    total: 'To pay',
    taxNote: 'All prices in Canadian dollars, GST and QST included.',
    fewer: 'One fewer',
    more: 'One more',
    remove: 'Take out',
    show: 'Basket',
  },
  lines: [
    { name: 'Beavertail paddle', note: 'Cherry, 57 in, plain grip', price: '$185.00', value: 185, count: 2 },
    { name: 'Child’s paddle', note: 'Basswood, 42 in, name: Élodie', price: '$92.00', value: 92, count: 1 },
    { name: 'Paddle oil', note: 'Linseed and pine, 250 ml', price: '$18.50', value: 18.5, count: 1 },
  ] as Line[],
  address: {
    title: 'Where shall it go?',
    optional: 'if there is one',
    missing: 'Fill this in, please.',
    badEmail: 'Write the address like name@example.org.',
  },
  fields: [
    { label: 'First and last name', autocomplete: 'name' },
    { label: 'E-mail', autocomplete: 'email', type: 'email', half: true },
    { label: 'Telephone', autocomplete: 'tel', type: 'tel', optional: true, half: true },
    { label: 'Street and number', autocomplete: 'street-address' },
    { label: 'Flat or entrance', autocomplete: 'address-line2', optional: true },
    { label: 'Town', autocomplete: 'address-level2', half: true },
    { label: 'Postal code', autocomplete: 'postal-code', half: true },
  ] as FieldOf[],
  delivery: { title: 'How?' },
  deliveries: [
    { name: 'Parcel', text: 'Three to five working days', price: '$24.00', value: 24 },
    { name: 'Express to the door', text: 'There the next working day', price: '$46.00', value: 46 },
    { name: 'Collect it yourself', text: 'We write when it is ready', price: 'free', value: 0 },
  ] as Choice[],
  payment: {
    title: 'How do you pay?',
    card: 'Card',
    cardText: 'Charged when the parcel leaves',
    other: [
      { name: 'Bank transfer', text: 'We write you the account' },
      { name: 'When collecting', text: 'Cash or card' },
    ] as Choice[],
    number: 'Card number',
    expires: 'Valid until',
    code: 'Security code',
    holder: 'Name on the card',
    badNumber: 'A card number has 13 to 19 digits.',
    badExpires: 'Write month and year, like 09/29.',
    badCode: 'Three or four digits.',
  },
  note: { label: 'Word to us', optional: 'if you like' },
  send: {
    button: 'Order and pay',
    check: 'Look at the marked fields again.',
    terms: 'You see the whole sum before you pay.',
  },
  done: {
    title: 'Thank you, it is ordered',
    text: 'A confirmation is on its way to',
    back: 'Back to the order',
    ship: 'Goes to',
  },
}
