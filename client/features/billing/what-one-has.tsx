import { type Plans, usePortal } from '#client/api/billing.ts'
import { sentenceOf } from '#client/api/call.ts'
import { termsOf } from '#client/lib/plan-words.ts'
import { Button } from '#client/ui/button.tsx'
import { type CurrentPlan, PLANS } from '#shared/plans.ts'
import { usePayer } from './use-payer.ts'

/** The own plan, and that of the chosen workspace where it has one. */
export function WhatOneHas({ plans: { current, own, org } }: { plans: Plans }) {
  const payer = usePayer()
  const isOfOrg = org !== null && org !== undefined && org.plan !== 'free'
  return (
    <div className="flex flex-col gap-3">
      <Plan plan={own ?? current} name="You" canChange={!payer.isGuest} />
      {isOfOrg && (
        <Plan
          plan={org}
          name={payer.org?.name ?? 'Your workspace'}
          canChange={payer.org?.canManage ?? false}
          orgId={org.orgId}
        />
      )}
    </div>
  )
}

interface PlanProps {
  plan: CurrentPlan
  name: string
  canChange: boolean
  orgId?: string
}

function Plan({ plan, name, canChange, orgId }: PlanProps) {
  const portal = usePortal()
  return (
    <section aria-label={`Plan of ${name}`} className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-xs text-ink-faint">{name}</p>
          <h3 className="text-base font-semibold">{PLANS[plan.plan].name}</h3>
          <p className="mt-0.5 text-sm text-ink-soft">{termsOf(plan)}</p>
        </div>
        {plan.managedBy === 'stripe' && canChange && (
          <Button isBusy={portal.isPending} onClick={() => portal.mutate(orgId ? { orgId } : {})}>
            {plan.endsAt ? 'Manage payments' : 'Manage or end it'}
          </Button>
        )}
      </div>
      {portal.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {sentenceOf(portal.error)}
        </p>
      )}
    </section>
  )
}
