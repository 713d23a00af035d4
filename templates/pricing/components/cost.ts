import { content, type Plan } from '../content'

export function costOf(plan: Plan, hours: number, isYearly: boolean): number | undefined {
  if (plan.value === undefined) return undefined
  const base = isYearly ? (plan.value * content.period.monthsPaid) / 12 : plan.value
  return base + Math.max(0, hours - (plan.hours ?? content.usage.max)) * (plan.extra ?? 0)
}

export function cheapest(hours: number, isYearly: boolean): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  content.plans.forEach((plan, index) => {
    const cost = costOf(plan, hours, isYearly)
    if (cost !== undefined && cost < least) {
      least = cost
      best = index
    }
  })
  return best
}

export function money(amount: number): string {
  return `${content.money.currency}${Math.round(amount).toLocaleString('en-GB')}`
}

export function priceOf(plan: Plan, isYearly: boolean): { price: string; unit: string } {
  if (isYearly && plan.value !== undefined)
    return { price: money(plan.value * content.period.monthsPaid), unit: content.money.perYear }
  if (plan.price) return { price: plan.price, unit: plan.value === undefined ? '' : content.money.perMonth }
  if (plan.value !== undefined) return { price: money(plan.value), unit: content.money.perMonth }
  return { price: content.money.onRequest, unit: '' }
}
