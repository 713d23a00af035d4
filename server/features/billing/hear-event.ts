import { type Bindings, settingsOf } from '#server/bindings.ts'
import { findOwnerOf, isEventKnown } from '#server/features/billing/customers-queries.ts'
import { paymentsOf } from '#server/features/billing/payments.ts'
import { reconcile } from '#server/features/billing/reconcile.ts'
import type { StripeEvent } from '#shared/api/billing.ts'
import { AppError } from '#shared/errors.ts'

/** An event says whom to ask about, once; what it tells is never believed. */
export async function hear(env: Bindings, event: StripeEvent): Promise<void> {
  const payments = await paymentsOf(settingsOf(env))
  if (!payments) throw new AppError('not_configured')
  if (event.account || event.livemode !== (payments.mode === 'live'))
    throw new AppError('bad_request', 'This event is of another account or mode than this server.')
  const customerId = customerOf(event)
  if (customerId === null || (await isEventKnown(env.DB, event.id))) return
  const owner = await findOwnerOf(env.DB, customerId, payments.mode)
  if (owner) await reconcile(env, payments, owner, event.id)
}

/** Whose subscription an event is about; null for all else, of which nothing is done. */
const customerOf = ({ type, data }: StripeEvent): string | null =>
  /^(?:customer\.subscription|checkout\.session|invoice)\./.test(type) ? (data.object.customer ?? null) : null
