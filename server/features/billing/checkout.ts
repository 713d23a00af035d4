import { isOperator } from '#server/auth/operators.ts'
import type { WorkerSettings } from '#server/bindings.ts'
import type { Call, SignedInCall } from '#server/call.ts'
import {
  beginCheckout,
  type CustomerRow,
  endCheckout,
  findCustomer,
  keepCustomer,
} from '#server/features/billing/customers-queries.ts'
import { pricesOf } from '#server/features/billing/paid-plan.ts'
import { type OpenedCheckout, type Payments, paymentsOf } from '#server/features/billing/payments.ts'
import { planOf } from '#server/features/billing/plan-of.ts'
import { reconcile } from '#server/features/billing/reconcile.ts'
import { AppError } from '#shared/errors.ts'
import { PLANS, type Plan, type PlanId, type PlanOwner } from '#shared/plans.ts'

/** A page to pay at is open so long; Stripe allows no less than half of it. */
const OPEN_MS = 60 * 60_000

/** What is paid through; says to who runs the server what is missing. */
export async function paymentsOrThrow({ settings, user }: SignedInCall): Promise<Payments> {
  const missing = (name: string) => notConfigured({ settings, user }, `Set ${name}.`)
  if (!settings.PLANS) throw missing('PLANS to "on"')
  const payments = await paymentsOf(settings)
  if (!payments) throw missing('STRIPE_SECRET_KEY')
  return payments
}

function notConfigured({ settings, user }: Pick<SignedInCall, 'settings' | 'user'>, words: string): AppError {
  return isOperator(settings, user)
    ? new AppError('not_configured', `Payments are not set up on this server. ${words}`)
    : new AppError('not_configured', 'Nothing can be bought on this server.')
}

/** The address at which this owner pays for this plan. What it costs is ours and Stripe's word, nothing of it the caller's. */
export async function openCheckout(call: SignedInCall, owner: PlanOwner, planId: PlanId): Promise<string> {
  const payments = await paymentsOrThrow(call)
  const { env, settings } = call
  const plan = PLANS[planId]
  const [price] = pricesOf(settings)[planId] ?? []
  if (!price) throw notConfigured(call, `Set STRIPE_PRICE_${planId.toUpperCase()} to the price of the plan.`)
  const { customerId } = await customerOf(call, payments, owner)
  await reconcile(env, payments, owner)
  const current = await planOf(env, owner)
  if (current.plan !== 'free')
    throw new AppError(
      'conflict',
      current.managedBy === 'stripe'
        ? `${PLANS[current.plan].name} is paid already. Change it under Your Subscription.`
        : `${PLANS[current.plan].name} was given by the people who run this server. Ask them to change it.`,
    )
  const now = Date.now()
  const page = await beginCheckout(env.DB, owner, payments.mode, {
    now: new Date(now),
    until: new Date(now + OPEN_MS),
  })
  if (!page) throw new AppError('unavailable')
  const asked = {
    ...{ customerId, owner, price, until: page.until },
    key: `maquette-checkout-${customerId}-${page.number}-${price}`,
    done: backTo(settings, owner, 'done'),
    cancelled: backTo(settings, owner, 'cancelled'),
  }
  const opened = await payments.openCheckout(asked).catch(async error => {
    // Its number would ask for one that ends at the same time, which may be too soon by then.
    await endCheckout(env.DB, owner, payments.mode)
    throw error
  })
  if (!isAsTold(plan, opened))
    throw notConfigured(call, `STRIPE_PRICE_${planId.toUpperCase()} does not ask what the plan costs here.`)
  return opened.url
}

/** Nobody is sent to a page that asks for more, or in other money, than was said. */
const isAsTold = ({ priceCents, currency }: Plan, opened: OpenedCheckout): boolean =>
  (opened.amount === null || opened.amount === priceCents) &&
  (opened.currency === null || opened.currency.toLowerCase() === currency)

/** The owner as a customer, made the first time. */
async function customerOf({ env }: Call, payments: Payments, owner: PlanOwner): Promise<CustomerRow> {
  const known = await findCustomer(env.DB, owner, payments.mode)
  if (known) return known
  await keepCustomer(env.DB, owner, payments.mode, await payments.makeCustomer(owner))
  const kept = await findCustomer(env.DB, owner, payments.mode)
  if (!kept) throw new AppError('unavailable')
  return kept
}

/** Back to the page of credits, on this server: an address of the caller's would lead anywhere. */
export function backTo(
  { BASE_URL }: Pick<WorkerSettings, 'BASE_URL'>,
  { kind, id }: PlanOwner,
  outcome: 'done' | 'cancelled' | 'changed',
): string {
  const query = new URLSearchParams({ billing: outcome, ...(kind === 'org' ? { org: id } : {}) })
  return `${BASE_URL}/credits?${query}`
}
