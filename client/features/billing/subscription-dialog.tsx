import { useSetAtom } from 'jotai'
import { higherPlans } from '#client/lib/plan-words.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { MESSAGES } from '#shared/messages.ts'
import { AllIncluded, isOff } from './all-included.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { Usage } from './usage.tsx'
import { WhatOneHas } from './what-one-has.tsx'

/** What one has, and the way to change or end it. */
export function SubscriptionDialog({ onClose }: { onClose(): void }) {
  const open = useSetAtom(openDialogAtom)
  return (
    <PlanDialog title={MESSAGES.subscriptionTitle} onClose={onClose}>
      {plans =>
        isOff(plans) ? (
          <AllIncluded />
        ) : (
          <>
            <WhatOneHas plans={plans} />
            <Usage />
            {higherPlans(plans).some(({ soldTo }) => soldTo) && (
              <Button look="primary" className="self-start" onClick={() => open({ kind: 'billing' })}>
                See other plans
              </Button>
            )}
          </>
        )
      }
    </PlanDialog>
  )
}
