import type Stripe from 'stripe'
import { z } from 'zod'
import type { Settings } from '#server/env.ts'
import { type Subscription, subscriptionSchema } from '#server/features/billing/paid-plan.ts'
import { logError } from '#server/logs/log-error.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import { AppError } from '#shared/errors.ts'
import type { PlanOwner } from '#shared/plans.ts'

const TIMEOUT_MS = 15_000
/** More than one customer has at once. */
const SUBSCRIPTIONS_MAX = 100

export interface CheckoutAsked {
  customerId: string
  owner: PlanOwner
  price: string
  /** The same key opens the same page. */
  key: string
  until: Date
  /** Where the payer comes back to. */
  done: string
  cancelled: string
}

export interface OpenedCheckout {
  url: string
  /** What it asks for, where Stripe says so. */
  amount: number | null
  currency: string | null
}

export type PaymentMode = 'test' | 'live'

/** What is asked of Stripe, through its own library. */
export interface Payments {
  mode: PaymentMode
  makeCustomer(owner: PlanOwner): Promise<string>
  openCheckout(asked: CheckoutAsked): Promise<OpenedCheckout>
  openPortal(customerId: string, back: string): Promise<string>
  subscriptionsOf(customerId: string): Promise<Subscription[]>
  /** At once; what was paid is not given back by that. */
  endSubscription(id: string): Promise<void>
}

type StripeSettings = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>

/** Null where no key is set. */
export async function paymentsOf(settings: StripeSettings): Promise<Payments | null> {
  const key = settings.STRIPE_SECRET_KEY
  if (!key) return null
  const stripe = await stripeBy(key, settings.STRIPE_API_URL)
  const asking = <T>(ask: () => Promise<T>): Promise<T> => ask().catch(error => fail(error, key))
  return {
    mode: /^.k_live_/.test(key) ? 'live' : 'test',
    makeCustomer: owner =>
      asking(async () => {
        const { id } = await stripe.customers.create(
          { metadata: { ...named(owner) } },
          { idempotencyKey: `maquette-customer-${owner.kind}-${owner.id}` },
        )
        return id
      }),
    openCheckout: asked =>
      asking(async () => {
        const { key: idempotencyKey } = asked
        const session = await stripe.checkout.sessions.create(checkout(asked), { idempotencyKey })
        return {
          url: addressSchema.parse(session.url),
          amount: session.amount_subtotal ?? null,
          currency: session.currency ?? null,
        }
      }),
    openPortal: (customer, back) =>
      asking(async () => {
        const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: back })
        return addressSchema.parse(url)
      }),
    subscriptionsOf: customer =>
      asking(async () => {
        const { data } = await stripe.subscriptions.list({ customer, limit: SUBSCRIPTIONS_MAX })
        return z.array(subscriptionSchema).parse(data)
      }),
    endSubscription: id =>
      asking(async () => {
        await stripe.subscriptions.cancel(id)
      }),
  }
}

const addressSchema = z.url({ protocol: /^https?$/ })

const named = ({ kind, id }: PlanOwner) => ({ ownerKind: kind, ownerId: id })

function checkout({ customerId, owner, price, until, done, cancelled }: CheckoutAsked) {
  return {
    mode: 'subscription' as const,
    customer: customerId,
    client_reference_id: `${owner.kind}:${owner.id}`,
    line_items: [{ price, quantity: 1 }],
    success_url: done,
    cancel_url: cancelled,
    expires_at: Math.floor(until.getTime() / 1_000),
    subscription_data: { metadata: named(owner) },
  }
}

/** The library is loaded when it is first asked for: most servers never do. */
async function stripeBy(key: string, address: string | undefined): Promise<Stripe> {
  const { default: Library } = await import('stripe')
  const at = address ? new URL(address) : null
  return new Library(key, {
    httpClient: Library.createFetchHttpClient(),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(at ? { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' } : {}),
  })
}

/** Throws unless these bytes were signed by Stripe for this endpoint within the last five minutes. */
export async function checkStripeSignature(
  bytes: Uint8Array,
  signature: string | null,
  secret: string,
): Promise<void> {
  const { default: Library } = await import('stripe')
  const { webhooks } = new Library('sk_test_unused')
  try {
    await webhooks.constructEventAsync(
      new TextDecoder().decode(bytes),
      signature ?? '',
      secret,
      undefined,
      Library.createSubtleCryptoProvider(),
    )
  } catch {
    throw new AppError('bad_request', 'This was not signed by the payment service.')
  }
}

function fail(error: unknown, key: string): never {
  if (error instanceof AppError) throw error
  const said = error instanceof Error ? withoutSecrets(error.message, [key]) : ''
  logError('Stripe', new Error(said))
  throw new AppError('host_failed', 'The payment service did not answer as it should. Nothing was paid.')
}
