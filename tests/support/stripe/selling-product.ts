import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import type { CurrentPlan } from '#shared/plans.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { StripeDouble } from '#tests/support/stripe/stripe-double.ts'

/** A product that sells plans through a double of Stripe. */
export class SellingProduct {
  readonly stripe: StripeDouble
  readonly #product: Running

  private constructor(stripe: StripeDouble, product: Running) {
    this.stripe = stripe
    this.#product = product
  }

  static async start(): Promise<SellingProduct> {
    const stripe = await StripeDouble.start()
    return new SellingProduct(stripe, await ownProduct({ PLANS: 'on', ...stripe.settings }))
  }

  async stop(): Promise<void> {
    await this.#product.dispose()
    await this.stripe.stop()
  }

  get url(): string {
    return this.#product.url
  }

  newcomer(name = 'Ada'): Promise<Person> {
    return Person.withAccount(this.url, name)
  }

  async planOf(person: Person): Promise<CurrentPlan> {
    return (await person.must(api.billing.plans, {})).current
  }

  checkout(person: Person, body: { plan: 'free' | 'individual' | 'team'; orgId?: string }) {
    return person.call(api.billing.checkout, { body })
  }

  /** Somebody pays for a plan of his own; nothing is told of it yet. */
  async paying(person: Person): Promise<string> {
    const { url } = await person.must(api.billing.checkout, { body: { plan: 'individual' } })
    return this.stripe.pay(url).id
  }

  async deliverAll(events: readonly object[]): Promise<number[]> {
    const statuses: number[] = []
    for (const event of events) statuses.push((await this.stripe.deliver(this.url, event)).status)
    return statuses
  }
}
