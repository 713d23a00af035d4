import type { PlanWish } from '#server/designer/understanding/brief.ts'

const NOT_A_PLAN =
  /^(?:from|only|just|for|at|and|the|a|an|with|per|to|of|price|costs?|plan|plans|starting|around|under|over|it|is|or|are|be|a?n?other)$/i
const CURRENCIES = '[$€£¥]|USD|EUR|GBP|CHF'

/** "Free, Pro ($12) and Team at €30" → three plans with prices; "Starter, Pro and Enterprise plans" → names. */
export function readPlans(prompt: string): PlanWish[] {
  const priced = withPrices(prompt)
  if (priced.length > 0) return withFree(prompt, priced)
  const named = namesBefore(prompt)
  const prices = barePrices(prompt)
  if (named.length === 0 && prices.length > 0) return prices
  return named.map(name => ({ name, price: isFree(name) ? 0 : null, currency: '$' }))
}

/** "three plans at $9, $29 and $99": what they cost is said, what they are called is left to us. */
function barePrices(prompt: string): PlanWish[] {
  if (!/\b(?:plans?|tiers?|pricing|prices?|packages?|memberships?)\b/i.test(prompt)) return []
  const pattern = new RegExp(
    `(?:(${CURRENCIES})\\s?(\\d{1,5}(?:[.,]\\d{1,2})?)|(\\d{1,5}(?:[.,]\\d{1,2})?)\\s?(${CURRENCIES}))`,
    'g',
  )
  const list = new RegExp(`(?:${CURRENCIES})\\s?\\d+(?:\\s*(?:,|/|and|or|&)+\\s*(?:\\d+))+`).exec(prompt)?.[0]
  const found = [...prompt.matchAll(pattern)].map(match => ({
    name: '',
    price: Number((match[2] ?? match[3] ?? '').replace(',', '.')),
    currency: symbolOf(match[1] ?? match[4] ?? '$'),
  }))
  if (found.length === 1 && list) {
    const [first] = found
    return (list.match(/\d+/g) ?? [])
      .slice(0, 4)
      .map(price => ({ name: '', price: Number(price), currency: first?.currency ?? '$' }))
  }
  return found.slice(0, 4)
}

/** "$40 per lesson": what a price is for, when it is not the month; null when nothing is said. */
export function readPriceUnit(prompt: string): string | null {
  const found = new RegExp(
    `(?:(?:${CURRENCIES})\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:${CURRENCIES}))\\s*(?:(?:per|an?|each)\\s+|/\\s*)([a-z]+)\\b`,
    'i',
  ).exec(prompt)?.[1]
  return found && !/^(?:month|mo|person|user|seat|year)$/i.test(found) ? `per ${found.toLowerCase()}` : null
}

function withPrices(prompt: string): PlanWish[] {
  const pattern = new RegExp(
    `\\b([A-Z][\\w+]*(?:\\s[A-Z][\\w+]*)?)\\s*(?:plan|tier)?\\s*(?:\\(|at|for|:|-|–|—|=|is|costs)?\\s*(?:(${CURRENCIES})\\s?(\\d{1,5}(?:[.,]\\d{1,2})?)|(\\d{1,5}(?:[.,]\\d{1,2})?)\\s?(${CURRENCIES}))`,
    'g',
  )
  const found: PlanWish[] = []
  for (const match of prompt.matchAll(pattern)) {
    const name = match[1] ?? ''
    const price = Number((match[3] ?? match[4] ?? '').replace(',', '.'))
    if (NOT_A_PLAN.test(name) || found.some(plan => plan.name === name)) continue
    found.push({ name, price, currency: symbolOf(match[2] ?? match[5] ?? '$') })
  }
  return found.slice(0, 4)
}

/** A free plan is often named without a price. */
function withFree(prompt: string, plans: PlanWish[]): PlanWish[] {
  const currency = plans[0]?.currency ?? '$'
  const isMissing = /\bFree\b/.test(prompt) && !plans.some(plan => isFree(plan.name)) && plans.length < 4
  const all = isMissing ? [{ name: 'Free', price: 0, currency }, ...plans] : plans
  const custom =
    /\bEnterprise\b/.test(prompt) && !all.some(plan => plan.name === 'Enterprise') && all.length < 4
  return custom ? [...all, { name: 'Enterprise', price: null, currency }] : all
}

function namesBefore(prompt: string): string[] {
  const list = /((?:[A-Z][\w+]*)(?:,\s*[A-Z][\w+]*)*,?\s+(?:and|&)\s+[A-Z][\w+]*)\s+(?:plans?|tiers?)\b/.exec(
    prompt,
  )?.[1]
  const after =
    /\b(?:plans?|tiers?)\s*(?::|\(|called|named|—|-)\s*((?:[A-Z][\w+]*)(?:,\s*[A-Z][\w+]*)*,?\s+(?:and|&)\s+[A-Z][\w+]*)/.exec(
      prompt,
    )?.[1]
  const found = list ?? after
  if (!found) return []
  return found
    .split(/,|\band\b|&/)
    .map(name => name.trim())
    .filter(Boolean)
    .slice(0, 4)
}

const isFree = (name: string): boolean => /^(?:free|hobby)$/i.test(name)

const symbolOf = (currency: string): string =>
  ({ USD: '$', EUR: '€', GBP: '£', CHF: 'CHF ' })[currency] ?? currency
