import { type Bindings, settingsOf } from '#server/bindings.ts'
import { noteActOnce } from '#server/features/admin/acts-queries.ts'
import {
  beginAsk,
  findCustomer,
  isOwnerThere,
  writeAnswer,
} from '#server/features/billing/customers-queries.ts'
import { isLive, paidPlanOf, type Subscription } from '#server/features/billing/paid-plan.ts'
import { type Payments, paymentsOf } from '#server/features/billing/payments.ts'
import { isUnheard } from '#server/features/billing/plan-in-force.ts'
import { planOf } from '#server/features/billing/plan-of.ts'
import { listPlans } from '#server/features/billing/plans-queries.ts'
import { logError } from '#server/logs/log-error.ts'
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
  const isThere = await isOwnerThere(env.DB, owner)
  if (!isThere) await endUnowned(env, payments, owner, subscriptions)
  const paid = isThere ? paidPlanOf(subscriptions, settingsOf(env), owner.kind) : null
  await writeAnswer(env.DB, owner, payments.mode, ask, paid, eventId)
}

/** A page to pay at outlives whoever opened it: paid after they were deleted, nobody else could end what goes on. */
async function endUnowned(
  env: Bindings,
  payments: Payments,
  { id: ownerId }: PlanOwner,
  subscriptions: readonly Subscription[],
): Promise<void> {
  for (const { id } of subscriptions.filter(isLive)) {
    const reason = `Subscription ${id} at Stripe; what was paid can be given back there.`
    const act = { actorId: ownerId, act: 'endSubscription', patternId: null, reason } as const
    await noteActOnce(env.DB, act, `endSubscription:${id}`)
    await payments.endSubscription(id)
  }
}

const ASKED_AGAIN_MS = 10 * 60_000

/** Where a payment was due that nobody has told of, Stripe is asked: its word may have been lost on the way. */
export async function reconcileUnheard(env: Bindings, owners: readonly PlanOwner[]): Promise<void> {
  const settings = settingsOf(env)
  if (!settings.PLANS || !settings.STRIPE_SECRET_KEY) return
  const now = Date.now()
  try {
    const unheard = (await listPlans(env.DB, owners)).filter(row => isUnheard(row, now))
    const payments = unheard.length > 0 ? await paymentsOf(settings) : null
    if (!payments) return
    for (const { ownerKind: kind, ownerId: id } of unheard) {
      const askedAt = (await findCustomer(env.DB, { kind, id }, payments.mode))?.askedAt?.getTime() ?? 0
      if (now - askedAt >= ASKED_AGAIN_MS) await reconcile(env, payments, { kind, id })
    }
  } catch (error) {
    // Nobody waits for it, and it is asked again.
    logError('what was paid could not be asked', error)
  }
}

/** A payment decides on this owner's plan: whoever would be gone must end that first, or would go on paying. */
export const isPaidFor = async (env: Bindings, owner: PlanOwner): Promise<boolean> =>
  (await planOf(env, owner)).managedBy === 'stripe'
