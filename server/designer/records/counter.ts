import type { RecordType } from '#server/designer/records/record-type.ts'

/** What stands on the board of a café, and who stands behind it. */
export const COUNTER_RECORDS: RecordType[] = [
  {
    name: 'sale',
    match: /\bsales\b(?! team)/i,
    singular: 'sale',
    plural: 'Sales',
    icon: 'Receipt',
    columns: [
      { key: 'ticket', label: 'Ticket', kind: 'code', prefix: '#', from: 2381 },
      {
        key: 'items',
        label: 'Items',
        kind: 'text',
        values: [
          'Flat white, croissant',
          'Two filters',
          'Cold brew, banana bread',
          'Beans, 250 g',
          'Espresso',
          'Toastie, oat cappuccino',
        ],
      },
      { key: 'server', label: 'Served by', kind: 'person' },
      { key: 'total', label: 'Total', kind: 'money', range: [3, 28] },
      {
        key: 'state',
        label: 'Paid',
        kind: 'status',
        values: [
          ['Card', 'good'],
          ['Cash', 'idle'],
          ['Refunded', 'bad'],
        ],
      },
    ],
  },
  {
    name: 'menu-item',
    match: /\b(?:menu(?! items?)|drinks|dishes|pastries)\b/i,
    singular: 'item',
    plural: 'Menu',
    icon: 'Coffee',
    columns: [
      {
        key: 'item',
        label: 'Item',
        kind: 'title',
        values: [
          'Flat white',
          'Espresso',
          'Filter of the day',
          'Oat cappuccino',
          'Cold brew',
          'Chai',
          'Almond croissant',
          'Banana bread',
          'Cheese toastie',
          'Beans, 250 g',
        ],
      },
      { key: 'price', label: 'Price', kind: 'money', range: [2, 12] },
      { key: 'sold', label: 'Sold this week', kind: 'count', range: [18, 410] },
      {
        key: 'state',
        label: 'State',
        kind: 'status',
        values: [
          ['On the board', 'good'],
          ['Running low', 'wait'],
          ['Sold out', 'bad'],
        ],
      },
    ],
  },
  {
    name: 'staff',
    match: /\b(?:staff|baristas?|crew|waiters?|servers)\b/i,
    singular: 'person',
    plural: 'Staff',
    icon: 'Users',
    columns: [
      { key: 'name', label: 'Name', kind: 'person' },
      { key: 'role', label: 'Role', kind: 'text', values: ['Barista', 'Counter', 'Kitchen', 'Shift lead'] },
      { key: 'hours', label: 'Hours this week', kind: 'count', range: [8, 40] },
      { key: 'next', label: 'Next shift', kind: 'date' },
      {
        key: 'state',
        label: 'State',
        kind: 'status',
        values: [
          ['On shift', 'good'],
          ['Off today', 'idle'],
          ['On leave', 'wait'],
        ],
      },
    ],
  },
]
