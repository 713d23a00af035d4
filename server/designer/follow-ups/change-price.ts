import { codeOf, type FollowUp, type Outcome, type Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { textsOf } from '#server/designer/follow-ups/texts.ts'

const PRICE =
  /(?:[$€£¥]\s?(\d{1,5}(?:[.,]\d{1,2})?)|(\d{1,5}(?:[.,]\d{1,2})?)\s?(?:[$€£¥]|dollars?|euros?|pounds?))/i
/** "change the price of the middle plan to 25" */
const BARE_PRICE =
  /\b(?:to|at|costs?|be|plan|tier)\s+(\d{1,5}(?:[.,]\d{1,2})?)(?![\d%]|\s*(?:plans?|tiers?|prices?|people|seats?)\b)/i
const ABOUT_PRICE = /\b(?:price[ds]?|costs?|plans?|tiers?|charge)\b/i
const VERB = /\b(?:change|set|make|update|lower|raise|reduce|increase|put|should|costs?)\b/i

/** "change the price to $49", "make the middle plan $39", "Team should cost $12". */
export const changePrice: FollowUp = (instruction, bench) => {
  const priced = PRICE.exec(instruction)
  const bare = priced || !ABOUT_PRICE.test(instruction) ? null : BARE_PRICE.exec(instruction)
  const amount = priced?.[1] ?? priced?.[2] ?? bare?.[1]
  if (!amount || !VERB.test(instruction)) return null
  const price = Number(amount.replace(',', '.'))
  const said = priced?.[0] ?? amount
  const plans = namesOfPlans(bench)
  const plan = planMeant(instruction, plans, pricesOf(bench))
  if (plan) return priceOfPlan(plan, price, said)
  if (!ABOUT_PRICE.test(instruction)) return null
  if (codeOf(bench, 'data/product.ts')?.includes('price:')) {
    return {
      operations: [{ op: 'setLiteral', file: 'data/product.ts', path: 'product.price', value: price }],
      says: `The price is ${said} now.`,
    }
  }
  if (plans.length === 0) return null
  const [only] = plans
  if (plans.length === 1 && only) return priceOfPlan(only, price, said)
  return { trouble: `Which plan shall cost ${said}? There are ${plans.join(', ')}.` }
}

const priceOfPlan = (plan: string, price: number, said: string): Outcome => ({
  operations: [
    {
      op: 'setLiteral',
      file: 'data/plans.ts',
      path: `plans[name=${JSON.stringify(plan)}].price`,
      value: price,
    },
  ],
  says: `${plan} costs ${said} now. What else stands on the page about it stays as it is.`,
})

function namesOfPlans(bench: Workbench): string[] {
  const code = codeOf(bench, 'data/plans.ts')
  if (code === null) return []
  const names = [...code.matchAll(/\bname: ("(?:[^"\\]|\\.)*")/g)].map(match => match[1] ?? '')
  const read = new Set(textsOf([{ name: 'data/plans.ts', code }]).map(({ text }) => text))
  return names.map(name => JSON.parse(name) as string).filter(name => read.has(name))
}

/** By its name, or by where it stands. */
function planMeant(
  instruction: string,
  plans: string[],
  prices: { name: string; price: number }[],
): string | null {
  const named = plans.find(plan => instruction.toLowerCase().includes(plan.toLowerCase()))
  if (named) return named
  const byPrice = EXTREMES.find(([pattern]) => pattern.test(instruction))?.[1]
  if (byPrice && prices.length > 0) {
    const sorted = [...prices].sort((a, b) => a.price - b.price)
    return sorted.at(byPrice === 'least' ? 0 : -1)?.name ?? null
  }
  const at = PLACES.find(([pattern]) => pattern.test(instruction))?.[1]
  return at === undefined ? null : (plans.at(at === MIDDLE ? Math.floor(plans.length / 2) : at) ?? null)
}

const EXTREMES: [RegExp, 'least' | 'most'][] = [
  [/\b(?:cheapest|lowest|least expensive)\b/i, 'least'],
  [/\b(?:most expensive|highest|priciest|dearest)\b/i, 'most'],
]

/** What each plan costs, where a number says so. */
const pricesOf = (bench: Workbench): { name: string; price: number }[] =>
  [
    ...(codeOf(bench, 'data/plans.ts') ?? '').matchAll(
      /\bname: "((?:[^"\\]|\\.)*)",\s+price: (\d+(?:\.\d+)?)/g,
    ),
  ].map(match => ({ name: match[1] ?? '', price: Number(match[2]) }))

const MIDDLE = 99
const PLACES: [RegExp, number][] = [
  [/\b(?:first|smallest|left)\b/i, 0],
  [/\b(?:middle|centre|center)\b/i, MIDDLE],
  [/\bsecond\b/i, 1],
  [/\bthird\b/i, 2],
  [/\b(?:last|biggest|largest|right)\b/i, -1],
]
