import type { ServerResponse } from 'node:http'
import { html } from 'hono/html'
import { sendOn, sendPage } from '#tests/support/plain-page.ts'
import type { Session, Subscription } from './stripe-objects.ts'

interface Shop {
  readonly sessions: ReadonlyMap<string, Session>
  readonly subscriptions: ReadonlyMap<string, Subscription>
  readonly returns: ReadonlyMap<string, string>
  pay(url: string): Subscription
  renew(id: string): void
  change(id: string, changes: Partial<Subscription>): void
  andTell(act: () => void): Promise<void>
}

const DOUBLE = 'A double of Stripe: no card is asked for a cent.'

/** What a subscription's owner may do on the page of a customer, and what may happen to it. */
const ACTS: Record<string, { name: string; do(shop: Shop, one: Subscription): void }> = {
  cancel: {
    name: 'Cancel at the end of the month',
    do: (shop, { id }) => shop.change(id, { cancel_at_period_end: true }),
  },
  resume: {
    name: 'Keep it after all',
    do: (shop, { id }) => shop.change(id, { cancel_at_period_end: false }),
  },
  renew: { name: 'Let a month go by, paid', do: (shop, { id }) => shop.renew(id) },
  decline: {
    name: 'Let the card be declined',
    do: (shop, { id }) => shop.change(id, { status: 'past_due' }),
  },
  end: { name: 'End it now', do: (shop, { id }) => shop.change(id, { status: 'canceled' }) },
}

/** Answers as the pages that Stripe has for people, where somebody pays and changes it; false where this is none. */
export async function showsPage(
  shop: Shop,
  method: string,
  path: string,
  text: string,
  response: ServerResponse,
): Promise<boolean> {
  const [, kind = '', id = ''] = /^\/(pay|portal)\/(\w+)$/.exec(path) ?? []
  if (kind === 'pay') await showCheckout(shop, method, shop.sessions.get(id), response)
  else if (kind === 'portal') await showPortal(shop, method, id, new URLSearchParams(text), response)
  return kind !== ''
}

async function showCheckout(
  shop: Shop,
  method: string,
  session: Session | undefined,
  response: ServerResponse,
): Promise<void> {
  if (session?.status !== 'open')
    return sendPage(response, {
      ...{ title: 'This page is over', double: DOUBLE, status: 410 },
      body: html`<p>It was paid, or never there.</p>`,
    })
  if (method === 'POST') {
    await shop.andTell(() => shop.pay(session.url ?? ''))
    return sendOn(response, session.success_url ?? '/')
  }
  const price = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`
  return sendPage(response, {
    ...{ title: `Pay ${price} a month`, double: DOUBLE },
    body: html`<form method="post">
        <label>Card <input name="card" value="4242 4242 4242 4242" autocomplete="off" /></label>
        <button type="submit">Pay</button>
      </form>
      <p><a href="${session.cancel_url ?? '/'}">Back without paying</a></p>`,
  })
}

async function showPortal(
  shop: Shop,
  method: string,
  customer: string,
  given: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const own = [...shop.subscriptions.values()].filter(one => one.customer === customer)
  if (method === 'POST') {
    const act = ACTS[given.get('act') ?? '']
    const one = own.find(({ id }) => id === given.get('id'))
    if (act && one) await shop.andTell(() => act.do(shop, one))
    return sendOn(response, `/portal/${customer}`)
  }
  return sendPage(response, {
    ...{ title: 'Your subscriptions', double: DOUBLE },
    body: html`${own.map(
      one => html`<section>
          <h2>${one.items.data[0]?.price.id}</h2>
          <p>${one.status}${one.cancel_at_period_end ? ', ends with its month' : ''}</p>
          ${one.status === 'canceled' ? '' : buttons(one)}
        </section>`,
    )}
      <p><a href="${shop.returns.get(customer) ?? '/'}">Back to the product</a></p>`,
  })
}

const buttons = ({ id }: Subscription) =>
  html`<form method="post">
    <input type="hidden" name="id" value="${id}" />
    ${Object.entries(ACTS).map(([act, { name }]) => html`<button name="act" value="${act}">${name}</button>`)}
  </form>`
