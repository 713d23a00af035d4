import { allows, type CurrentPlan, PLAN_IDS, PLANS, type PlanId } from '#shared/plans.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const NEXT_MONTH = Date.UTC(2026, 11, 27, 12)
const ORG = { id: 'harbourharbourharbou', name: 'Harbour School', logo: null, role: 'owner' }

const CREDITS = {
  free: { oneTimeCredits: 0, periodCountUsed: 10, limit: 10, balance: 0, orgBalance: 0 },
  paid: { oneTimeCredits: 12, periodCountUsed: 57, limit: 200, balance: 143, orgBalance: 640 },
}

/** A server that sells plans, to somebody who has this one. */
async function sold(
  stage: Stage,
  plan: PlanId,
  more: Partial<CurrentPlan> = {},
  isTeamPaid = false,
): Promise<void> {
  const own = {
    plan,
    ownerKind: 'user',
    renewsAt: null,
    managedBy: 'admin',
    endsAt: null,
    isPastDue: false,
    ...more,
  }
  const plans = PLAN_IDS.map(id => {
    const { name, priceCents, currency, creditsPerPeriod, lines, soldTo } = PLANS[id]
    const isPrivateAllowed = allows(id, 'private')
    return { id, name, priceCents, currency, creditsPerPeriod, lines, soldTo, isPrivateAllowed }
  })
  const team = { plan: 'team', ownerKind: 'org', orgId: ORG.id, isPastDue: false }
  const org = isTeamPaid ? { ...own, ...team } : null
  await stage.page.route('**/api/plans', route =>
    route.fulfill({ json: { plans, current: org ?? own, own, org } }),
  )
  const credits = plan === 'free' ? CREDITS.free : CREDITS.paid
  await stage.page.route('**/api/credits', route => route.fulfill({ json: credits }))
  await stage.page.route('**/api/user', async route => {
    const response = await route.fetch()
    const { user, server } = (await response.json()) as { user: object; server: object }
    const known = { ...user, pricing: { plan }, orgId: ORG.id, org: ORG }
    await route.fulfill({ response, json: { user: known, server: { ...server, plans: true } } })
  })
}

const PAID = { managedBy: 'stripe', renewsAt: NEXT_MONTH } as const

const fromMenu = async (stage: Stage, title: string) => {
  await stage.editor()
  await stage.choose('Menu', 'Billing & Subscription')
  await stage.dialog(title)
}

/** Plans, what is paid for them, and what they do not allow. */
export const BILLING_SCENES: readonly Scene[] = [
  {
    name: 'billing, all included',
    isMain: true,
    show: async stage => {
      await fromMenu(stage, 'Billing and Subscription')
      await stage.shown('All is included on this server')
    },
  },
  {
    name: 'billing, free',
    isMain: true,
    show: async stage => {
      await sold(stage, 'free')
      await fromMenu(stage, 'Save money. Ship faster.')
      await stage.shown('Choose Individual')
    },
  },
  {
    name: 'billing, paid',
    show: async stage => {
      await sold(stage, 'individual', PAID)
      await fromMenu(stage, 'Billing and Subscription')
      await stage.shown('Choose Team')
    },
  },
  {
    name: 'your subscription',
    isMain: true,
    show: async stage => {
      await sold(stage, 'individual', { ...PAID, isPastDue: true }, true)
      await stage.go('/credits')
      await stage.press('Your Subscription')
      await stage.dialog('Your Subscription')
      await stage.shown('Manage or end it')
    },
  },
  {
    name: 'plans failed',
    show: async stage => {
      await sold(stage, 'free')
      await stage.page.route('**/api/plans', route =>
        route.fulfill({
          status: 500,
          json: { error: { code: 'internal', message: 'Oops, something went wrong.' } },
        }),
      )
      await stage.go('/settings')
      await stage.press('Your Subscription')
      await stage.shown('The plans could not be loaded.')
    },
  },
  {
    name: 'out of credits',
    isMain: true,
    show: async stage => {
      await sold(stage, 'free')
      await stage.page.route('**/api/spaces/node/chat/*', route =>
        route.fulfill({ status: 402, json: { error: { code: 'out_of_credits', message: 'No.' } } }),
      )
      await stage.editor()
      await stage.page.getByRole('textbox', { name: 'Message' }).fill('Add a newsletter')
      await stage.press('Send')
      await stage.dialog('You are out of credits. Keep going!')
      await stage.shown('Choose Individual')
    },
  },
  {
    name: 'private needs a plan',
    show: async stage => {
      await sold(stage, 'free')
      await stage.page.route('**/api/chatPattern/*/access', route =>
        route.fulfill({ status: 402, json: { error: { code: 'plan_required', message: 'No.' } } }),
      )
      await stage.editor()
      await stage.press('Share')
      await stage.page.getByRole('radio', { name: 'Private' }).click()
      await stage.dialog('Your Subscription')
      await stage.shown('Choose Individual')
    },
  },
  {
    name: 'convert limit',
    show: async stage => {
      await sold(stage, 'free')
      await stage.page.route('**/api/chatPattern/convert', route =>
        route.fulfill({ status: 402, json: { error: { code: 'out_of_credits', message: 'No.' } } }),
      )
      await stage.page.route('**/api/user', async route => {
        const response = await route.fetch()
        const { user, server } = (await response.json()) as { user: object; server: object }
        const models = { best: 'a-model', agent: 'a-model' }
        await route.fulfill({ response, json: { user, server: { ...server, plans: true, models } } })
      })
      await stage.editor()
      await stage.choose('Actions', /^Convert/)
      await stage.dialog('Convert Design')
      await stage.page.getByRole('button', { name: 'Convert', exact: true }).click()
      await stage.shown('Converting takes a credit, and none is left.')
    },
  },
]
