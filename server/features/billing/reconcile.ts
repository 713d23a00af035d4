import { type Bindings, settingsOf } from '#server/bindings.ts'
import { beginAsk, findCustomer, writeAnswer } from '#server/features/billing/customers-queries.ts'
import { paidPlanOf } from '#server/features/billing/paid-plan.ts'
import { type Payments, paymentsOf } from '#server/features/billing/payments.ts'
import { isUnheard } from '#server/features/billing/plan-in-force.ts'
import { listPlans } from '#server/features/billing/plans-queries.ts'
import type { PlanOwner } from '#shared/plans.ts'

/** Asks Stripe what this owner pays for, and keeps the answer: whatever was told, and in what order, this is what holds. */
export async function reconcile(
  env: Bindings,
  payments: Payments,
  owner: PlanOwner,
  eventId: string | null = null,
): Promise<void> {
  const ask = await beginAsk(env.DB, owner, payments.mode)
  if (!ask) return
  const subscriptions = await payments.subscriptionsOf(ask.customerId)
  const paid = paidPlanOf(subscriptions, settingsOf(env), owner.kind)
  await writeAnswer(env.DB, owner, payments.mode, ask, paid, eventId)
}

const ASKED_AGAIN_MS = 10 * 60_000

/** Where a payment was due that nobody has told of, Stripe is asked: its word may have been lost on the way. */
export async function reconcileUnheard(env: Bindings, owners: readonly PlanOwner[]): Promise<void> {
  const now = Date.now()
  const rows = await listPlans(env.DB, owners)
  const unheard = rows.filter(row => isUnheard(row, now))
  const payments = unheard.length > 0 ? await paymentsOf(settingsOf(env)) : null
  if (!payments) return
  for (const { ownerKind: kind, ownerId: id } of unheard) {
    const askedAt = (await findCustomer(env.DB, { kind, id }, payments.mode))?.askedAt?.getTime() ?? 0
    if (now - askedAt >= ASKED_AGAIN_MS) await reconcile(env, payments, { kind, id })
  }
}
