import type { KnownPrice, ModelChoice } from '#shared/models.ts'
import { messageCost, type Tokens } from '#shared/token-cost.ts'

/** `$3 in, $0.30 remembered, $15 out a million tokens`, or that there is nothing to pay or to know. */
export function priceWords(price: KnownPrice | null): string {
  if (!price) return 'No price is known'
  if (price.from === 'free') return 'Costs nothing: it runs on a machine of one’s own'
  const { input, cached, output } = price
  if (input === 0 && cached === 0 && output === 0) return 'Costs nothing'
  return `$${input} in, $${cached} remembered, $${output} out a million tokens`
}

/** Who says so, and of which day it is; null where nobody has to. */
export function priceOrigin(price: KnownPrice | null, userId: string): string | null {
  if (!price?.asOf) return null
  const day = dayInWords(price.asOf)
  if (price.from === 'list') return `list price of ${day}`
  if (price.setBy === userId) return `set by you on ${day}`
  return `set by another operator on ${day}`
}

/** What a message will cost, and by prices of which day where that is a provider's list; null: not known. */
export function estimateWords(price: ModelChoice['price'], usual: Tokens): string | null {
  const cost = messageCost(price, usual)
  if (cost === null || cost === 'free') return cost
  const day = price?.from === 'list' && price.asOf ? `, prices of ${dayInWords(price.asOf)}` : ''
  return `${cost} a message${day}`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-11-26` → `26 Nov 2026`, the same in every time zone. */
function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
