const MONTH_S = 30 * 86_400

export interface Session {
  id: string
  url: string | null
  success_url: string | null
  cancel_url: string | null
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  customer: string
  price: string
  metadata: Record<string, string>
}

export interface Subscription {
  id: string
  status: string
  customer: string
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  items: {
    data: { price: { id: string }; current_period_start: number; current_period_end: number }[]
  }
}

export interface StripeEvent {
  id: string
  type: string
  livemode: boolean
  data: { object: unknown }
}

interface Paid {
  customer: string
  price: string
  amount: number
  currency: string
  expiresAt: number
  params: URLSearchParams
}

/** A page to pay at, as `POST /v1/checkout/sessions` answers it. */
export function newSession(
  id: string,
  url: string,
  { customer, price, amount, currency, expiresAt, params }: Paid,
): Session {
  return {
    ...{
      id,
      object: 'checkout.session',
      mode: params.get('mode'),
      livemode: false,
      payment_status: 'unpaid',
    },
    ...{ customer, price, currency, amount_subtotal: amount, amount_total: amount, expires_at: expiresAt },
    ...{ client_reference_id: params.get('client_reference_id'), subscription: null },
    ...{ success_url: params.get('success_url'), cancel_url: params.get('cancel_url') },
    ...{ url, status: 'open' as const },
    metadata: {
      ownerKind: params.get('subscription_data[metadata][ownerKind]') ?? '',
      ownerId: params.get('subscription_data[metadata][ownerId]') ?? '',
    },
  }
}

/** A subscription, as it stands in `GET /v1/subscriptions` and in its events. */
export function newSubscription(
  id: string,
  { customer, price, metadata }: Session,
  now: number,
): Subscription {
  const item = {
    ...{ id: `si_${id}`, object: 'subscription_item', quantity: 1, subscription: id },
    price: {
      id: price,
      object: 'price',
      recurring: { interval: 'month', interval_count: 1 },
      type: 'recurring',
    },
    ...{ current_period_start: now, current_period_end: now + MONTH_S },
  }
  return {
    ...{ id, object: 'subscription', livemode: false, collection_method: 'charge_automatically', metadata },
    ...{ customer, status: 'active', created: now, start_date: now, billing_cycle_anchor: now },
    ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null, currency: 'usd' },
    items: { object: 'list', data: [item], has_more: false, total_count: 1 },
  } as Subscription
}
