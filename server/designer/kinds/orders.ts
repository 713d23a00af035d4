import { composeDashboard } from '#server/designer/kinds/dashboard.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'

/** An order list: figures, and the lists behind them. */
export const orders: Kind = {
  name: 'orders',
  label: 'an order list',
  shape: 'work',
  words:
    /\b(?:orders? (?:page|list|management|history|tracking|dashboard|screen|overview)|order[s]? table|inventory (?:management|tracker|app|system|dashboard)|stock management|warehouse (?:app|management|dashboard))\b/i,
  compose: composeDashboard,
}
