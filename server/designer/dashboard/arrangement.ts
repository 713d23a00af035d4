import type { WidgetName } from '#server/designer/dashboard/board.ts'
import type { Page } from '#server/designer/page/page.ts'

/** What is read first on a full board: the figures, the list, the breakdown, or the trend with its figures beside it. */
export type Arrangement = 'figures' | 'list' | 'breakdown' | 'beside'

const ORDERS: Record<Arrangement, WidgetName[]> = {
  figures: ['metrics', 'trend', 'split', 'top', 'feed'],
  list: ['metrics', 'top', 'feed', 'trend', 'split'],
  breakdown: ['metrics', 'split', 'trend', 'feed', 'top'],
  beside: ['trend', 'metrics', 'top', 'split', 'feed'],
}

/** Charts that were named keep the order of the request; only a full board is arranged. */
export function chooseArrangement({ choices }: Page, widgets: WidgetName[]): Arrangement {
  const isFull = ORDERS.figures.every(name => widgets.includes(name))
  return isFull ? choices.pick('arrangement', Object.keys(ORDERS) as Arrangement[]) : 'figures'
}

export const arranged = (widgets: WidgetName[], arrangement: Arrangement): WidgetName[] => {
  const order = ORDERS[arrangement]
  return order.every(name => widgets.includes(name))
    ? [...order, ...widgets.filter(name => !order.includes(name))]
    : widgets
}
