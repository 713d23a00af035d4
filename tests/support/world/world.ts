import type { Running, ServeOptions } from '#scripts/serve.ts'
import type { Variables } from '#scripts/settings.ts'
import { HostDouble } from '#tests/support/code-host/host-double.ts'
import { SITES, ZoneServer } from '#tests/support/dns/zone-server.ts'
import { OpenAiDouble } from '#tests/support/integrations/openai-double.ts'
import type { Person } from '#tests/support/people/person.ts'
import { type MailSink, mailSink } from '#tests/support/product/mail-sink.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { StripeDouble } from '#tests/support/stripe/stripe-double.ts'
import { ROLES, type Role, settle } from './accounts.ts'
import { LocalModel } from './local-model.ts'

/** Names that the DNS of the world knows from the beginning; what proves them is set by whoever connects one. */
const NAMES = {
  /** It points where it should. */
  right: 'sailing.example.org',
  /** It still points to the shop of before. */
  wrong: 'shop.example.org',
} as const

/** Everything of the specification at once: a product, and a double of each service that it can be set up with. */
export class World {
  readonly names = NAMES
  readonly product: Running
  readonly people: Record<Role, Person>
  readonly doubles: Doubles

  private constructor(product: Running, people: Record<Role, Person>, doubles: Doubles) {
    this.product = product
    this.people = people
    this.doubles = doubles
  }

  static async start(
    more: Variables = {},
    { isLimited = false, ...options }: Pick<ServeOptions, 'isLimited' | 'isQuiet'> = {},
  ): Promise<World> {
    const doubles = await startDoubles()
    const product = await ownProduct({ ...settingsFor(doubles), ...more }, isLimited, options)
    doubles.host.product = product.url
    doubles.stripe.tells = product.url
    for (const login of ['olive', 'cole']) doubles.host.accounts.addUser(login)
    doubles.zone.set(NAMES.right, { CNAME: [SITES] })
    doubles.zone.set(NAMES.wrong, { CNAME: ['old-shop.example.net'] })
    return new World(product, await settle(product.url, doubles.mails), doubles)
  }

  get url(): string {
    return this.product.url
  }

  async stop(): Promise<void> {
    await this.product.dispose()
    const { mails, host, stripe, zone, openAi, model } = this.doubles
    await Promise.all([mails.close(), host.stop(), stripe.stop(), zone.stop(), openAi.stop(), model.stop()])
  }
}

export interface Doubles {
  mails: MailSink
  host: HostDouble
  stripe: StripeDouble
  zone: ZoneServer
  openAi: OpenAiDouble
  model: LocalModel
}

async function startDoubles(): Promise<Doubles> {
  const [mails, host, stripe, zone, openAi, model] = await Promise.all([
    ...[mailSink(), HostDouble.start(), StripeDouble.start(), ZoneServer.start()],
    ...[OpenAiDouble.start(), LocalModel.start()],
  ] as const)
  return { mails, host, stripe, zone, openAi, model }
}

const settingsFor = ({ mails, host, stripe, zone, openAi, model }: Doubles): Variables => ({
  ...host.settings(),
  ...stripe.settings,
  ...zone.settings,
  ...{ PLANS: 'on', PERSONAL_KEYS: 'on', ADMIN_EMAILS: ROLES.admin.email },
  ...{ MAIL_URL: `smtp://127.0.0.1:${mails.port}?tls=off`, MAIL_FROM: 'Maquette <design@maquette.test>' },
  ...{ OPENAI_BASE_URL: openAi.url, OLLAMA_URL: model.url },
})
