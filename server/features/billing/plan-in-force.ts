import type { PlanRow } from '#server/features/billing/plans-queries.ts'
import { type ManagedBy, type Period, type PlanId, type PlanOwner, periodAt } from '#shared/plans.ts'

const DAY_MS = 86_400_000
/** A payment that was not heard of leaves a plan so long after it was due, in which Stripe is asked. */
const UNHEARD_MS = 3 * DAY_MS

export interface PlanInForce {
  owner: PlanOwner
  plan: PlanId
  managedBy: ManagedBy
  renewsAt: number | null
  endsAt: number | null
  isPastDue: boolean
  /** Of its credits. */
  period: Period
}

type Row = Pick<PlanRow, 'plan' | 'managedBy' | 'periodAnchor' | 'renewsAt' | 'endsAt' | 'isPastDue'>

/** What an owner has at this moment: nothing has to run for a period to begin or a plan to end. */
export function planInForce(owner: PlanOwner, row: Row | null, now: number): PlanInForce {
  if (!row || isOver(row, now)) return planWithout(owner, 'free', 'admin', now)
  const { plan, managedBy, isPastDue } = row
  return {
    ...{ owner, plan, managedBy, isPastDue },
    renewsAt: row.renewsAt?.getTime() ?? null,
    endsAt: row.endsAt?.getTime() ?? null,
    period: periodAt(row.periodAnchor?.getTime() ?? null, now),
  }
}

/** What everybody has where plans are off. */
export const everything = (owner: PlanOwner, now: number): PlanInForce =>
  planWithout(owner, 'enterprise', 'off', now)

const planWithout = (owner: PlanOwner, plan: PlanId, managedBy: ManagedBy, now: number): PlanInForce => ({
  ...{ owner, plan, managedBy, renewsAt: null, endsAt: null, isPastDue: false, period: periodAt(null, now) },
})

function isOver({ managedBy, renewsAt, endsAt }: Row, now: number): boolean {
  if (managedBy !== 'stripe') return false
  if (endsAt && endsAt.getTime() <= now) return true
  return renewsAt !== null && renewsAt.getTime() + UNHEARD_MS <= now
}

/** Something was due that nobody has told of: Stripe is to be asked. */
export const isUnheard = (row: Row, now: number): boolean =>
  row.managedBy === 'stripe' && Math.min(row.renewsAt?.getTime() ?? now, row.endsAt?.getTime() ?? now) < now
