import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import {
  newSession,
  newSubscription,
  type Session,
  type StripeEvent,
  type Subscription,
} from './stripe-objects.ts'
import { showsPage } from './stripe-pages.ts'

const MONTH_S = 30 * 86_400

interface Asked {
  path: string
  params: URLSearchParams
}

/** Stripe's server as this product asks it: its calls, its shapes, its keys for sending again, and its signed events. */
export class StripeDouble {
  readonly key: string = 'sk_test_double'
  readonly webhookSecret = 'whsec_double'
  /** What the prices of this account are. */
  readonly prices: Record<string, { amount: number; currency: string }> = {
    price_individual: { amount: 2_000, currency: 'usd' },
    price_team: { amount: 6_000, currency: 'usd' },
  }
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly customers = new Map<string, Record<string, string>>()
  readonly events: StripeEvent[] = []
  readonly asked: Asked[] = []
  /** Where people are led back to from the pages of a customer. */
  readonly returns = new Map<string, string>()
  /** The product that hears of what is done on the pages of a double, at once. */
  tells: string | null = null
  /** Answers so while it is set. */
  failing: { status: number; message: string } | null = null
  #hold: { arrive: () => void; gone: Promise<void> } | null = null
  #answered = new Map<string, { asked: string; answer: object }>()
  #made = 0
  readonly #server: Server
  #url = ''

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async start(): Promise<StripeDouble> {
    const double = new StripeDouble()
    await new Promise<void>(done => double.#server.listen(0, '127.0.0.1', done))
    double.#url = `http://127.0.0.1:${(double.#server.address() as AddressInfo).port}`
    return double
  }

  get url(): string {
    return this.#url
  }

  /** What a server is started with to ask this one. */
  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: this.key,
      STRIPE_WEBHOOK_SECRET: this.webhookSecret,
      STRIPE_API_URL: this.#url,
      STRIPE_PRICE_INDIVIDUAL: 'price_individual',
      STRIPE_PRICE_TEAM: 'price_team, price_team_2025',
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(done => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const piece of request) text += piece
    const { pathname: path, searchParams } = new URL(request.url ?? '/', this.#url)
    if (await showsPage(this, request.method ?? '', path, text, response)) return
    const params = request.method === 'GET' ? searchParams : new URLSearchParams(text)
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const refuse = (status: number, type: string, message: string) =>
      send(status, { error: { type, message } })
    if (this.failing) return refuse(this.failing.status, 'api_error', this.failing.message)
    if (request.headers.authorization !== `Bearer ${this.key}`)
      return refuse(
        401,
        'invalid_request_error',
        `Invalid API Key provided: ${request.headers.authorization}`,
      )
    this.asked.push({ path, params })
    const again = request.headers['idempotency-key']
    const before = typeof again === 'string' ? this.#answered.get(again) : undefined
    if (before && before.asked !== `${path}?${params}`)
      return refuse(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    if (before) return send(200, before.answer)
    const answer = structuredClone(this.#do(`${request.method} ${path}`, params))
    const held = this.#hold
    this.#hold = null
    held?.arrive()
    await held?.gone
    if ('error' in answer) return send(400, answer)
    if (typeof again === 'string') this.#answered.set(again, { asked: `${path}?${params}`, answer })
    send(200, answer)
  }

  #do(call: string, params: URLSearchParams): object {
    if (call === 'POST /v1/customers') {
      const id = this.#newId('cus')
      this.customers.set(id, Object.fromEntries(params))
      return { id, object: 'customer', livemode: false }
    }
    const [, ended] = /^DELETE \/v1\/subscriptions\/(\w+)$/.exec(call) ?? []
    if (ended) return this.#end(ended)
    const customer = params.get('customer') ?? ''
    if (!this.customers.has(customer)) return noSuch('customer', customer)
    if (call === 'POST /v1/checkout/sessions') return this.#openSession(customer, params)
    if (call === 'POST /v1/billing_portal/sessions') {
      this.returns.set(customer, params.get('return_url') ?? '')
      return {
        ...{ id: this.#newId('bps'), object: 'billing_portal.session', customer, livemode: false },
        ...{ return_url: params.get('return_url'), url: `${this.#url}/portal/${customer}` },
      }
    }
    if (call === 'GET /v1/subscriptions') {
      const own = [...this.subscriptions.values()].filter(one => one.customer === customer)
      const data = params.get('status') === 'all' ? own : own.filter(({ status }) => status !== 'canceled')
      return { object: 'list', url: '/v1/subscriptions', has_more: false, data: data.reverse() }
    }
    return { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${call}).` } }
  }

  /** Stripe refuses to end one a second time. */
  #end(id: string): object {
    const found = this.subscriptions.get(id)
    if (!found || found.status === 'canceled') return noSuch('subscription', id)
    this.change(id, { status: 'canceled' })
    return found
  }

  #openSession(customer: string, params: URLSearchParams): object {
    const price = params.get('line_items[0][price]') ?? ''
    const known = this.prices[price]
    if (!known) return noSuch('price', price)
    const expiresAt = Number(params.get('expires_at'))
    if (expiresAt < Date.now() / 1_000 + 30 * 60)
      return {
        error: {
          type: 'invalid_request_error',
          message: 'The `expires_at` must be at least 30 minutes away.',
        },
      }
    const id = this.#newId('cs_test')
    const session = newSession(id, `${this.#url}/pay/${id}`, {
      ...{ customer, price, expiresAt, ...known, params },
    })
    this.sessions.set(session.id, session)
    return session
  }

  /** The next answer is what it is when it is asked for, and sent when that is said. */
  holdNext(): { held: Promise<void>; now(): void } {
    let [arrive, now] = [() => {}, () => {}]
    const held = new Promise<void>(done => {
      arrive = done
    })
    const gone = new Promise<void>(done => {
      now = done
    })
    this.#hold = { arrive, gone }
    return { held, now }
  }

  /** Somebody pays at the page of a session. */
  pay(url: string, now = Math.floor(Date.now() / 1_000)): Subscription {
    const session = [...this.sessions.values()].find(one => one.url === url)
    if (session?.status !== 'open') throw new Error(`this page is ${session?.status ?? 'not there'}`)
    const subscription = newSubscription(this.#newId('sub'), session, now)
    this.subscriptions.set(subscription.id, subscription)
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: subscription.id,
    })
    this.#happened('customer.subscription.created', { ...subscription, status: 'incomplete' })
    this.#happened('customer.subscription.updated', subscription)
    this.#happened('invoice.paid', { id: this.#newId('in'), object: 'invoice', customer: session.customer })
    this.#happened('checkout.session.completed', session)
    return subscription
  }

  /** Something of a subscription changes, as time or its owner would have it. */
  change(id: string, changes: Partial<Subscription>): void {
    const subscription = this.#subscription(id)
    Object.assign(subscription, changes)
    this.#happened(
      subscription.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
      subscription,
    )
  }

  renew(id: string): void {
    const { items, customer } = this.#subscription(id)
    for (const item of items.data) {
      item.current_period_start = item.current_period_end
      item.current_period_end += MONTH_S
    }
    this.change(id, { status: 'active' })
    this.#happened('invoice.paid', { id: this.#newId('in'), object: 'invoice', customer })
  }

  moveTo(id: string, price: string): void {
    for (const item of this.#subscription(id).items.data) item.price = { ...item.price, id: price }
    this.change(id, {})
  }

  #subscription(id: string): Subscription {
    const found = this.subscriptions.get(id)
    if (!found) throw new Error(`there is no subscription ${id}`)
    return found
  }

  #happened(type: string, object: object): void {
    this.events.push({
      ...{ id: this.#newId('evt'), object: 'event', api_version: Stripe.API_VERSION, type, livemode: false },
      ...{
        created: Math.floor(Date.now() / 1_000),
        pending_webhooks: 1,
        data: { object: structuredClone(object) },
      },
    })
  }

  /** Does something here, and tells the product of all that came of it. */
  async andTell(act: () => void): Promise<void> {
    const before = this.events.length
    act()
    for (const event of this.events.slice(before)) if (this.tells) await this.deliver(this.tells, event)
  }

  /** Sends an event as Stripe does: without cookie or origin, signed over its bytes. */
  async deliver(
    to: string,
    event: object,
    given: { secret?: string; timestamp?: number } = {},
  ): Promise<Response> {
    const payload = JSON.stringify(event)
    const signature = new Stripe(this.key).webhooks.generateTestHeaderString({
      payload,
      secret: this.webhookSecret,
      ...given,
    })
    return fetch(new URL('/api/stripe/webhook', to), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
    })
  }

  #newId(kind: string): string {
    this.#made++
    return `${kind}_${String(this.#made).padStart(14, '0')}`
  }
}

const noSuch = (what: string, id: string) => ({
  error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'` },
})
