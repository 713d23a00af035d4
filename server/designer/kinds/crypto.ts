import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { markets } from '#server/designer/sections/work/markets.ts'

/** What is traded, how it moved, what one holds. */
export const crypto: Kind = {
  name: 'crypto',
  label: 'a market page',
  shape: 'work',
  words:
    /\b(?:crypto(?:currency)?(?: \w+)?(?: dashboard| wallet| tracker| exchange| app| page| portfolio)?|bitcoin|stock (?:market|trading|portfolio|tracker)(?: app| page| dashboard)?|trading (?:app|platform|dashboard|screen)|investment (?:portfolio|tracker|app|dashboard)|portfolio tracker|(?:stock )?watch ?list(?: app| page| screen)?(?! feature)|wallet app|(?:fintech|banking|payments?)(?: mobile)? app(?: home)?(?: screen)?|exchange rates?)\b/i,
  compose: page => {
    const isStock = /\b(?:stock|share|invest|etf)/i.test(page.brief.prompt)
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Markets',
          icon: 'ChartCandlestick',
          says: 'assets with their curve, a portfolio, and a ticket to buy or sell',
          piece: markets(page, {
            title: 'Markets',
            note: 'Invented prices of one afternoon. Choose a line to see its curve.',
            assets: isStock
              ? [
                  ['Halden Furniture', 'HLD', 182.4, 2.1, 14],
                  ['Ninefold Freight', 'NFF', 61.2, -1.4, 40],
                  ['Oreline Mining', 'ORL', 24.85, 4.6, 0],
                  ['Terravue Maps', 'TRV', 318.9, 0.8, 6],
                  ['Parcelo', 'PCL', 12.1, -3.2, 120],
                ]
              : [
                  ['Bitcoin', 'BTC', 91240, 2.4, 0.18],
                  ['Ether', 'ETH', 3120, -1.2, 2.5],
                  ['Solana', 'SOL', 214, 5.1, 12],
                  ['Cardano', 'ADA', 0.78, -0.6, 900],
                  ['Polkadot', 'DOT', 6.4, 1.9, 0],
                ],
          }),
        },
      ]),
    )
  },
}
