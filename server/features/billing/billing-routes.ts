import { workspaceFor } from '#server/access/levels.ts'
import type { SignedInCall } from '#server/call.ts'
import type { Settings } from '#server/env.ts'
import { backTo, openCheckout, paymentsOrThrow } from '#server/features/billing/checkout.ts'
import { findCustomer } from '#server/features/billing/customers-queries.ts'
import { hear } from '#server/features/billing/hear-event.ts'
import { pricesOf } from '#server/features/billing/paid-plan.ts'
import type { PlanInForce } from '#server/features/billing/plan-in-force.ts'
import { person, planOf, plansFor, workspace } from '#server/features/billing/plan-of.ts'
import { isWorkspace, setPlanByHand } from '#server/features/billing/plans-queries.ts'
import { reconcile, reconcileUnheard } from '#server/features/billing/reconcile.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { billingApi } from '#shared/api/billing.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import {
  allows,
  type CurrentPlan,
  type OfferedPlan,
  PLAN_IDS,
  PLANS,
  type PlanId,
  type PlanOwner,
} from '#shared/plans.ts'
import { canInWorkspace } from '#shared/workspaces.ts'

/** Plans, and what is paid for them. */
export function billingRoutes(app: AppHono): void {
  serve(app, billingApi.plans, async (_, { env, user, settings, waitUntil }) => {
    const { current, own, org } = await plansFor(env, user.id)
    waitUntil(reconcileUnheard(env, [own.owner, ...(org ? [org.owner] : [])]))
    return {
      plans: PLAN_IDS.map(id => offered(id, settings)),
      current: shown(current),
      own: shown(own),
      org: org && { ...shown(org), orgId: org.owner.id },
    }
  })

  serve(app, billingApi.setPlan, async ({ body }, { env, user, settings }) => {
    const { name, for: whose } = PLANS[body.plan]
    if (!whose.includes(body.ownerKind))
      throw new AppError('bad_request', `${name} is a plan of one person, not of a workspace.`)
    if (body.ownerKind === 'user' && !(await findPerson(env.DB, body.ownerId)))
      throw new AppError('not_found', 'There is nobody with this id.')
    if (body.ownerKind === 'org' && !(await isWorkspace(env.DB, body.ownerId)))
      throw new AppError('not_found', 'There is no workspace with this id.')
    const isPaymentOn = settings.STRIPE_SECRET_KEY !== undefined
    if (!(await setPlanByHand(env.DB, { ...body, setBy: user.id }, isPaymentOn)))
      throw new AppError('conflict', 'A payment decides on this plan. It is changed where it is paid.')
    return OK
  })

  serve(app, billingApi.checkout, async ({ body }, call) => {
    const owner = await managedOwner(call, body.orgId)
    const { name, soldTo } = PLANS[body.plan]
    if (soldTo !== owner.kind)
      throw new AppError(
        'bad_request',
        soldTo === null
          ? `${name} cannot be bought here.`
          : `${name} is a plan of ${soldTo === 'org' ? 'a workspace' : 'one person'}.`,
      )
    return { url: await openCheckout(call, owner, body.plan) }
  })

  serve(app, billingApi.portal, async ({ body }, call) => {
    const owner = await managedOwner(call, body.orgId)
    const payments = await paymentsOrThrow(call)
    const customer = await findCustomer(call.env.DB, owner, payments.mode)
    if (!customer)
      throw new AppError('conflict', 'Nothing has been paid here, so there is nothing to change.')
    return { url: await payments.openPortal(customer.customerId, backTo(call.settings, owner, 'changed')) }
  })

  serve(app, billingApi.reconcile, async ({ body }, call) => {
    const owner = await managedOwner(call, body.orgId)
    await reconcile(call.env, await paymentsOrThrow(call), owner)
    return { plan: (await planOf(call.env, owner)).plan }
  })

  serve(app, billingApi.webhook, async ({ body }, { env }) => {
    await hear(env, body)
    return OK
  })
}

/** The caller, or a workspace that he manages; one that does not exist is refused in the same words. */
async function managedOwner({ env, user }: SignedInCall, orgId: string | undefined): Promise<PlanOwner> {
  if (orgId === undefined) return person(user.id)
  const found = await workspaceFor(env.DB, user.id, orgId)
  if (!found || !canInWorkspace(found.role, 'manage')) throw new AppError('forbidden')
  return workspace(orgId)
}

const offered = (id: PlanId, settings: Settings): OfferedPlan => {
  const { name, priceCents, currency, creditsPerPeriod, lines, soldTo } = PLANS[id]
  const isSold = settings.PLANS && settings.STRIPE_SECRET_KEY !== undefined && pricesOf(settings)[id]?.length
  return {
    ...{ id, name, priceCents, currency, creditsPerPeriod, lines: [...lines] },
    ...{ soldTo: isSold ? soldTo : null, isPrivateAllowed: allows(id, 'private') },
  }
}

const shown = ({ owner, plan, renewsAt, endsAt, managedBy, isPastDue }: PlanInForce): CurrentPlan => ({
  ...{ plan, ownerKind: owner.kind, renewsAt, managedBy, endsAt, isPastDue },
})
