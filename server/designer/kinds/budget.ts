import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { envelopes } from '#server/designer/sections/work/envelopes.ts'
import { sharedCosts } from '#server/designer/sections/work/shared-costs.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'

/** Money that is planned under names, or shared between people. */
export const budget: Kind = {
  name: 'budget',
  label: 'a budget',
  shape: 'work',
  words:
    /\b(?:(?:monthly |household |family |zero-based |personal |weekly )?(?:budget(?:ing)?(?: planner| app| tool| tracker| page)|envelope budget\w*)|(?:split(?:ting)? (?:the )?(?:bills?|expenses|costs?)|(?:bill|costs?|expenses?)[\s-]splitt\w+|shared (?:expenses|costs|bills)|splitwise|group expenses?)(?: app| page| tracker| clone| calculator)?)\b/i,
  weight: 3,
  compose: page => {
    const { prompt } = page.brief
    const isShared = /\b(?:split|shared|group expenses|owes?)\b|splitt/i.test(prompt)
    return appDesign(
      page,
      withAsked(page, [
        {
          label: isShared ? 'Costs' : 'Budget',
          icon: 'Wallet',
          says: isShared
            ? 'what was paid by whom, who owes whom, and a way to settle up'
            : 'envelopes with what is left, a form to spend from them, and a warning when it is too much',
          piece: isShared ? sharedCosts(page) : envelopes(page, envelopesIn(prompt)),
        },
      ]),
    )
  },
}

const USUAL: [string, number, number][] = [
  ['Rent', 1100, 1100],
  ['Groceries', 420, 286],
  ['Transport', 120, 74],
  ['Fun', 150, 172],
  ['Health', 90, 35],
  ['Savings', 400, 400],
]

const envelopesIn = (prompt: string): [string, number, number][] => {
  const names = askedNames(prompt, /(?:envelopes?|categories|pots|budgets)/, { isPlain: true })
  if (!names) return USUAL
  return names.map((name, at) => {
    const known = USUAL.find(([each]) => each.toLowerCase() === name.toLowerCase())
    return known ?? [name, 100 + at * 40, 60 + at * 25]
  })
}
