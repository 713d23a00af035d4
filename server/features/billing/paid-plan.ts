import { z } from 'zod'
import type { Settings } from '#server/env.ts'
import type { PaidPlan } from '#server/features/billing/plans-queries.ts'
import { isHigher, type OwnerKind, PLANS, type PlanId } from '#shared/plans.ts'

const seconds = z.number().int()

/** As much of a subscription as decides on a plan. Periods stand at its items, and in older versions at itself. */
export const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  billing_cycle_anchor: seconds,
  cancel_at: seconds.nullish(),
  cancel_at_period_end: z.boolean().nullish(),
  current_period_end: seconds.nullish(),
  items: z.object({
    data: z.array(z.object({ price: z.object({ id: z.string() }), current_period_end: seconds.nullish() })),
  }),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** Stripe asks again for a late payment, and ends the subscription itself when it gives up. */
const LIVE = ['active', 'trialing', 'past_due']

export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean => LIVE.includes(status)

export type Prices = Pick<Settings, 'STRIPE_PRICE_INDIVIDUAL' | 'STRIPE_PRICE_TEAM'>

/** Every plan that is sold, with the prices by which it is or was. */
export const pricesOf = (settings: Prices): Partial<Record<PlanId, string[]>> => ({
  individual: settings.STRIPE_PRICE_INDIVIDUAL,
  team: settings.STRIPE_PRICE_TEAM,
})

/** The plan that these subscriptions pay for: the highest, and of two of the same the one that lasts longer. */
export function paidPlanOf(
  subscriptions: readonly Subscription[],
  prices: Prices,
  kind: OwnerKind,
): PaidPlan | null {
  const paid = subscriptions.flatMap(subscription => planBy(subscription, prices, kind) ?? [])
  return paid.reduce<PaidPlan | null>((best, one) => (best && !isBetter(one, best) ? best : one), null)
}

function planBy(subscription: Subscription, prices: Prices, kind: OwnerKind): PaidPlan | null {
  if (!isLive(subscription)) return null
  const found = subscription.items.data.flatMap(item => {
    const [plan] = Object.entries(pricesOf(prices)).find(([, ids]) => ids?.includes(item.price.id)) ?? []
    return plan ? [{ plan: plan as PlanId, item }] : []
  })
  const [first] = found.filter(({ plan }) => PLANS[plan].for.includes(kind))
  const periodEnd = first?.item.current_period_end ?? subscription.current_period_end
  if (!first || !periodEnd) return null
  const endsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null)
  return {
    plan: first.plan,
    periodAnchor: new Date(subscription.billing_cycle_anchor * 1_000),
    renewsAt: endsAt === null ? new Date(periodEnd * 1_000) : null,
    endsAt: endsAt === null ? null : new Date(endsAt * 1_000),
    isPastDue: subscription.status === 'past_due',
  }
}

const isBetter = (one: PaidPlan, other: PaidPlan): boolean =>
  isHigher(one.plan, other.plan) || (one.plan === other.plan && lasting(one) > lasting(other))

/** What goes on for ever lasts longer than what is ended. */
const lasting = ({ renewsAt, endsAt }: PaidPlan): number =>
  endsAt ? endsAt.getTime() : (renewsAt?.getTime() ?? 0) + 1e13
