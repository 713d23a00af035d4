export type Ware = { name: string; value?: number; stock?: number } & Partial<
  Record<'price' | 'group' | 'note' | 'size', string>
>

export const content = {
  brand: 'Armazém Faria',
  navigation: [
    { label: 'Everything', href: '#wares' },
    { label: 'Visit', href: '#visit' },
  ] as { label: string; href?: string }[],
  hero: {
    title: 'Old tiles from Porto, by the piece',
    lead: 'Taken from houses that were coming down, cleaned, sorted by house. When a lot is gone, it is gone.',
  },
  currency: '€',
  onRequest: 'Price on request',
  filter: {
    search: 'Search',
    group: 'Time',
    all: 'All',
    sort: 'Order',
    asListed: 'As listed',
    cheapFirst: 'Cheapest first',
    dearFirst: 'Dearest first',
    stockOnly: 'Only what is left',
    found: 'found',
    nothing: 'Nothing fits that. Try a shorter word.',
    reset: 'Show everything',
    noWares: 'The shelves are being filled. Come back soon.',
  },
  ware: {
    add: 'Put in the basket',
    quantity: 'Pieces',
    fewer: 'One piece fewer',
    more: 'One piece more',
    left: 'left',
    soldOut: 'Gone',
    wall: 'Laid on a wall:',
  },
  basket: {
    title: 'Basket',
    empty: 'Nothing in the basket yet.',
    sum: 'Together',
    remove: 'Take out',
    order: 'Order these',
    orderNote: 'We write to you about payment and delivery.',
    done: 'Ordered',
    doneText: 'This is what you ordered:',
    close: 'Go on looking',
  },
  wares: [
    { name: 'Rua das Flores', price: '€9.50', value: 9.5, group: 'Before 1850', note: '14 cm', stock: 64 },
    { name: 'Bonfim, stairwell', price: '€6.00', value: 6, group: '1850–1900', note: '14 cm', stock: 210 },
    { name: 'Miragaia, porch', price: '€12.00', value: 12, group: 'Before 1850', note: '13 cm', stock: 18 },
    { name: 'Massarelos pair', price: '€5.50', value: 5.5, group: '1850–1900', note: 'Stamped', stock: 132 },
    { name: 'Campo Alegre, bath', price: '€3.80', value: 3.8, group: '1900–1940', note: '15 cm', stock: 340 },
    { name: 'Cedofeita, frieze', price: '€14.00', value: 14, group: '1850–1900', note: 'Relief', stock: 26 },
    { name: 'Foz, bath house', price: '€7.20', value: 7.2, group: '1900–1940', note: 'Sea green', stock: 88 },
    { name: 'Lapa courtyard', price: '€8.40', value: 8.4, group: '1850–1900', note: 'Chipped', stock: 0 },
    { name: 'Santo Ildefonso', price: '€11.00', value: 11, group: 'Before 1850', note: '13 cm', stock: 41 },
    { name: 'Boavista offices', price: '€2.90', value: 2.9, group: '1950–1975', note: 'Matt', stock: 520 },
    { name: 'Paranhos school', price: '€3.20', value: 3.2, group: '1950–1975', note: 'Corridor', stock: 275 },
    { name: 'Ribeira, one wall', price: '€16.00', value: 16, group: 'Before 1850', note: '13 cm', stock: 36 },
  ] as Ware[],
  visit: {
    title: 'Come with a measure and a photograph',
    text: 'Most of the lots never reach this page. Bring the tile you are missing one of; we have four thousand single ones in drawers, by colour.',
    lines: [
      'Rua do Heroísmo 289, Porto',
      'Tuesday to Saturday, 10:00–18:30',
      'Post within Portugal from €7, within the EU from €14',
    ] as string[],
  },
}
