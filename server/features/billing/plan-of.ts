import { type Bindings, settingsOf } from '#server/bindings.ts'
import { everything, type PlanInForce, planInForce } from '#server/features/billing/plan-in-force.ts'
import { findPayingWorkspace, listPlans } from '#server/features/billing/plans-queries.ts'
import type { OrgSpending, Spending } from '#server/features/credits/ledger-queries.ts'
import { allows, type Feature, isHigher, PLANS, type PlanOwner } from '#shared/plans.ts'

export const person = (id: string): PlanOwner => ({ kind: 'user', id })
export const workspace = (id: string): PlanOwner => ({ kind: 'org', id })

/** The plans of these owners, in their order; with `PLANS=off` everybody has everything. */
export async function plansOf(env: Bindings, owners: readonly PlanOwner[]): Promise<PlanInForce[]> {
  const now = Date.now()
  if (!settingsOf(env).PLANS) return owners.map(owner => everything(owner, now))
  const rows = await listPlans(env.DB, owners)
  return owners.map(owner => {
    const row = rows.find(({ ownerKind, ownerId }) => ownerKind === owner.kind && ownerId === owner.id)
    return planInForce(owner, row ?? null, now)
  })
}

export async function planOf(env: Bindings, owner: PlanOwner): Promise<PlanInForce> {
  const [plan] = await plansOf(env, [owner])
  return plan ?? planInForce(owner, null, Date.now())
}

/** Whether one of these owners has a plan that allows it. */
export async function isAllowed(
  env: Bindings,
  owners: readonly PlanOwner[],
  feature: Feature,
): Promise<boolean> {
  return (await plansOf(env, owners)).some(({ plan }) => allows(plan, feature))
}

interface Payers {
  own: PlanInForce
  /** The workspace that somebody has chosen. */
  org: { plan: PlanInForce; creditCap: number | null } | null
}

async function payersOf(env: Bindings, userId: string): Promise<Payers> {
  const paying = await findPayingWorkspace(env.DB, userId)
  const owners = [person(userId), ...(paying ? [workspace(paying.orgId)] : [])]
  const [own = everything(person(userId), 0), ofOrg] = await plansOf(env, owners)
  return { own, org: paying && ofOrg ? { plan: ofOrg, creditCap: paying.creditCap } : null }
}

export interface PlansFor {
  /** What somebody works under: his own plan, or that of the chosen workspace where it is higher. */
  current: PlanInForce
  own: PlanInForce
  org: PlanInForce | null
}

export async function plansFor(env: Bindings, userId: string): Promise<PlansFor> {
  const { own, org } = await payersOf(env, userId)
  const isOfOrg = org !== null && isHigher(org.plan.plan, own.plan)
  return { current: isOfOrg ? org.plan : own, own, org: org?.plan ?? null }
}

/** What somebody may spend, before what was spent. */
export async function spendingOf(env: Bindings, userId: string): Promise<Spending> {
  const { own, org } = await payersOf(env, userId)
  return {
    limit: PLANS[own.plan].creditsPerPeriod,
    periodStart: new Date(own.period.start),
    org: org && orgSpending(org.plan, org.creditCap),
  }
}

const orgSpending = ({ plan, owner, period }: PlanInForce, cap: number | null): OrgSpending => ({
  ...{ id: owner.id, cap, limit: PLANS[plan].creditsPerPeriod, periodStart: new Date(period.start) },
})
