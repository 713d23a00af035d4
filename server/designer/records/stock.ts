import type { Goods } from '#server/designer/goods/goods.ts'
import type { RecordType } from '#server/designer/records/record-type.ts'

/** What must be bought or made again soon, called by what this trade sells. */
export const lowStock = ({ name, related }: Goods): RecordType => ({
  name: 'low-stock',
  match: LOW_STOCK,
  singular: 'item',
  plural: 'Low stock',
  icon: 'Package',
  columns: [
    { key: 'product', label: 'Product', kind: 'title', values: [name, ...related.map(([other]) => other)] },
    { key: 'left', label: 'Left', kind: 'count', range: [1, 9] },
    { key: 'reorder', label: 'Reorder below', kind: 'count', range: [10, 24] },
    { key: 'arrives', label: 'Next delivery', kind: 'date' },
    {
      key: 'state',
      label: 'State',
      kind: 'status',
      values: [
        ['Low', 'wait'],
        ['Ordered', 'good'],
        ['Almost gone', 'bad'],
      ],
    },
  ],
})

/** "low stock", "items running low". */
export const LOW_STOCK = /\b(?:low[\s-](?:in[\s-])?stock|stock (?:alerts?|warnings?)|running low)\b/i
