import { useSession } from '#client/api/users.ts'
import { higherPlans } from '#client/lib/plan-words.ts'
import { MESSAGES } from '#shared/messages.ts'
import { AllIncluded, isOff } from './all-included.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { Tiers } from './tiers.tsx'
import { Usage } from './usage.tsx'
import { WhatOneHas } from './what-one-has.tsx'

/** "Billing & Subscription" of the menu: what one has and uses, and what else there is to buy. */
export function BillingDialog({ onClose }: { onClose(): void }) {
  const { user, server } = useSession().data ?? {}
  const isFree = server?.plans === true && user?.pricing?.plan === 'free'
  return (
    <PlanDialog
      title={isFree ? MESSAGES.upsellTitle : MESSAGES.billingTitle}
      isWide={isFree}
      onClose={onClose}
    >
      {plans =>
        isOff(plans) ? (
          <AllIncluded />
        ) : (
          <>
            {!isFree && <WhatOneHas plans={plans} />}
            <Usage />
            <Tiers plans={higherPlans(plans).filter(({ id }) => id !== 'enterprise')} />
          </>
        )
      }
    </PlanDialog>
  )
}
