import { type CurrentPlan, isHigher, type OfferedPlan } from '#shared/plans.ts'

/** What goes beyond the plan one has, lowest first: whoever has one does not see it offered. */
export const higherPlans = ({
  plans,
  current,
}: {
  plans: readonly OfferedPlan[]
  current: CurrentPlan
}): OfferedPlan[] => plans.filter(({ id }) => isHigher(id, current.plan))

/** What a plan costs, as one reads it. */
export function priceOf({ priceCents, currency }: Pick<OfferedPlan, 'priceCents' | 'currency'>): string {
  if (priceCents === null) return 'By agreement'
  if (priceCents === 0) return 'Nothing'
  const amount = new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency, minimumFractionDigits: priceCents % 100 === 0 ? 0 : 2 },
  }).format(priceCents / 100)
  return `${amount} a month`
}

/** How long somebody has a plan, and who decides on it. */
export function termsOf({ renewsAt, endsAt, managedBy, plan, isPastDue }: CurrentPlan): string {
  if (managedBy === 'off') return 'All is included on this server.'
  if (plan === 'free') return 'Nothing is paid. Credits begin again with each month.'
  if (managedBy === 'admin') return 'Given by the people who run this server.'
  if (isPastDue)
    return 'The last payment did not come through, and is tried again. Nothing is lost meanwhile.'
  if (endsAt) return `Paid until ${dayOf(endsAt)}, when it ends.`
  return renewsAt ? `Renews on ${dayOf(renewsAt)}.` : 'Paid.'
}

const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
