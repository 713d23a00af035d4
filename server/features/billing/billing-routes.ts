import type { PlanInForce } from '#server/features/billing/plan-in-force.ts'
import { planFor } from '#server/features/billing/plan-of.ts'
import { isWorkspace, setPlanByHand } from '#server/features/billing/plans-queries.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { billingApi } from '#shared/api/billing.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { allows, type CurrentPlan, type OfferedPlan, PLAN_IDS, PLANS, type PlanId } from '#shared/plans.ts'

export function billingRoutes(app: AppHono): void {
  serve(app, billingApi.plans, async (_, { env, user }) => ({
    plans: PLAN_IDS.map(offered),
    current: shown(await planFor(env, user.id)),
  }))

  serve(app, billingApi.setPlan, async ({ body }, { env, user }) => {
    const { name, for: whose } = PLANS[body.plan]
    if (!whose.includes(body.ownerKind))
      throw new AppError('bad_request', `${name} is a plan of one person, not of a workspace.`)
    if (body.ownerKind === 'user' && !(await findPerson(env.DB, body.ownerId)))
      throw new AppError('not_found', 'There is nobody with this id.')
    if (body.ownerKind === 'org' && !(await isWorkspace(env.DB, body.ownerId)))
      throw new AppError('not_found', 'There is no workspace with this id.')
    if (!(await setPlanByHand(env.DB, { ...body, setBy: user.id }, false)))
      throw new AppError('conflict', 'A payment decides on this plan. It is changed where it is paid.')
    return OK
  })
}

const offered = (id: PlanId): OfferedPlan => {
  const { name, priceCents, currency, creditsPerPeriod, lines, soldTo } = PLANS[id]
  return {
    ...{ id, name, priceCents, currency, creditsPerPeriod, lines: [...lines], soldTo },
    isPrivateAllowed: allows(id, 'private'),
  }
}

const shown = ({ owner, plan, renewsAt, endsAt, managedBy, isPastDue }: PlanInForce): CurrentPlan => ({
  ...{ plan, ownerKind: owner.kind, renewsAt, managedBy, endsAt, isPastDue },
})
