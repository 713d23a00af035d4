export interface Ware {
  name: string
  price?: string
  value?: number
  group?: string
  note?: string
  size?: string
  stock?: number
}

export interface Content {
  brand: string
  navigation: { label: string; href?: string }[]
  hero: { title: string; lead: string }
  currency: string
  onRequest: string
  filter: {
    search: string
    group: string
    all: string
    sort: string
    asListed: string
    cheapFirst: string
    dearFirst: string
    stockOnly: string
    found: string
    nothing: string
    reset: string
    noWares: string
  }
  ware: {
    add: string
    quantity: string
    fewer: string
    more: string
    left: string
    soldOut: string
    wall: string
  }
  basket: {
    title: string
    empty: string
    sum: string
    remove: string
    added: string
    order: string
    orderNote: string
    done: string
    doneText: string
    close: string
  }
  wares: Ware[]
  visit: { title: string; text: string; lines: string[] }
}

export const content: Content = {
  brand: 'Armazém Faria',
  navigation: [
    { label: 'All tiles', href: '#wares' },
    { label: 'The warehouse', href: '#visit' },
  ],
  hero: {
    title: 'Old tiles from Porto, by the piece',
    lead: 'Taken from houses that were coming down, cleaned, sorted by house. When a lot is gone, it is gone.',
  },
  currency: '€',
  onRequest: 'Price on request',
  filter: {
    search: 'Search by name, street or year',
    group: 'Time',
    all: 'All',
    sort: 'Order',
    asListed: 'As they came in',
    cheapFirst: 'Cheapest first',
    dearFirst: 'Dearest first',
    stockOnly: 'Only what is left',
    found: 'lots',
    nothing: 'No lot fits that. Try a shorter word or another time.',
    reset: 'Show all lots',
    noWares: 'The shelves are being filled. Come back on Saturday.',
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
    empty: 'Nothing in the basket. Every tile can be bought singly.',
    sum: 'Together',
    remove: 'Take out',
    added: 'is in the basket',
    order: 'Set them aside for me',
    orderNote:
      'We keep the tiles at the counter for five days. Pay when you collect, or tell us there where to send them.',
    done: 'Set aside',
    doneText: 'Your tiles are at the counter for five days. Show this list:',
    close: 'Go on looking',
  },
  wares: [
    {
      name: 'Rua das Flores 112',
      price: '€9.50',
      value: 9.5,
      group: 'Before 1850',
      note: 'Hand painted, crazed glaze',
      size: '13.5 cm',
      stock: 64,
    },
    {
      name: 'Bonfim, stairwell',
      price: '€6.00',
      value: 6,
      group: '1850–1900',
      note: 'Stencilled, four make a star',
      size: '14 cm',
      stock: 210,
    },
    {
      name: 'Miragaia, ground floor',
      price: '€12.00',
      value: 12,
      group: 'Before 1850',
      note: 'Salt marks at the rim',
      size: '13 cm',
      stock: 18,
    },
    {
      name: 'Massarelos pair',
      price: '€5.50',
      value: 5.5,
      group: '1850–1900',
      note: 'Massarelos works, stamped',
      size: '14 cm',
      stock: 132,
    },
    {
      name: 'Campo Alegre kitchen',
      price: '€3.80',
      value: 3.8,
      group: '1900–1940',
      note: 'Pressed, very even',
      size: '15 cm',
      stock: 340,
    },
    {
      name: 'Cedofeita frieze',
      price: '€14.00',
      value: 14,
      group: '1850–1900',
      note: 'Relief glaze',
      size: '14 × 7 cm',
      stock: 26,
    },
    {
      name: 'Foz, bathing house',
      price: '€7.20',
      value: 7.2,
      group: '1900–1940',
      note: 'Sea green on white',
      size: '15 cm',
      stock: 88,
    },
    {
      name: 'Lapa courtyard',
      price: '€8.40',
      value: 8.4,
      group: '1850–1900',
      note: 'Some with chipped corners',
      size: '14 cm',
      stock: 0,
    },
    {
      name: 'Santo Ildefonso lane',
      price: '€11.00',
      value: 11,
      group: 'Before 1850',
      note: 'From a chimney breast',
      size: '13.5 cm',
      stock: 41,
    },
    {
      name: 'Boavista offices',
      price: '€2.90',
      value: 2.9,
      group: '1950–1975',
      note: 'Machine made, matt',
      size: '15 cm',
      stock: 520,
    },
    {
      name: 'Paranhos school',
      price: '€3.20',
      value: 3.2,
      group: '1950–1975',
      note: 'Corridor lot, four colours',
      size: '15 cm',
      stock: 275,
    },
    {
      name: 'Ribeira, one wall',
      price: '€16.00',
      value: 16,
      group: 'Before 1850',
      note: 'Sold from twelve pieces',
      size: '13 cm',
      stock: 36,
    },
  ],
  visit: {
    title: 'Come with a measure and a photograph',
    text: 'Most of the lots never reach this page. Bring the tile you are missing one of; we have four thousand single ones in drawers, by colour.',
    lines: [
      'Rua do Heroísmo 289, Porto',
      'Tuesday to Saturday, 10:00–18:30',
      'Post within Portugal from €7, within the EU from €14',
    ],
  },
}
