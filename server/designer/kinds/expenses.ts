import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { tracker } from '#server/designer/sections/work/tracker.ts'
import { namedCategories } from '#server/designer/understanding/asked-columns.ts'

/** What was spent, on what, month by month. */
export const expenses: Kind = {
  name: 'expenses',
  label: 'an expense tracker',
  shape: 'work',
  words:
    /\b(?:(?:expenses?|spending|budget(?:ing)?|money|personal finance|finance) (?:trackers?|planners?|app|manager|page|tracking)|track (?:my )?(?:expenses|spending|budget)|budget(?:ing)? (?:tool|app))\b/i,
  compose: page => {
    const categories = namedCategories(page.brief.prompt) ?? [
      'Food',
      'Transport',
      'Home',
      'Entertainment',
      'Health',
    ]
    const currency = /[$€£]/.exec(page.brief.prompt)?.[0] ?? '$'
    const of = (at: number) => categories[at % categories.length] ?? 'Other'
    return appDesign(page, [
      {
        label: 'Expenses',
        icon: 'Wallet',
        says: 'a form to log, a running total, a pie by category and bars by month that can be chosen from',
        piece: tracker(page, {
          title: 'November',
          note: 'Log what you spend. The charts follow.',
          singular: 'expense',
          amount: 'Amount',
          before: currency,
          after: '',
          categories,
          entries: [
            ['Groceries', of(0), 64.2],
            ['Monthly pass', of(1), 49],
            ['Two cinema tickets', of(2), 23.5],
            ['Bakery', of(0), 8.4],
            ['Train to the sea', of(1), 31.8],
            ['Concert', of(2), 42],
            ['Lunch with Nora', of(0), 19.9],
            ['New light bulbs', of(3), 14.6],
            ['Pharmacy', of(4), 12.3],
          ],
          months: [812, 944, 760, 688, 905, 266],
        }),
      },
    ])
  },
}
