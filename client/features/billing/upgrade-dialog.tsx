import { higherPlans } from '#client/lib/plan-words.ts'
import { MESSAGES } from '#shared/messages.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { StillFree } from './still-free.tsx'
import { Tiers } from './tiers.tsx'
import { Usage } from './usage.tsx'
import { WhomToAsk } from './whom-to-ask.tsx'

interface UpgradeDialogProps {
  about: 'credits' | 'private'
  onClose(): void
}

/** Whoever is refused private access may have credits, so that title would say what is not so. */
const SAID = {
  credits: {
    title: MESSAGES.outOfCreditsTitle,
    about: 'Nothing was sent and nothing was charged; your text is still in the box.',
  },
  private: {
    title: MESSAGES.subscriptionTitle,
    about: 'A private design needs a paid plan. This one stays as it is: nothing was changed.',
  },
}

/** What a plan does not allow, what is left of it, and what goes beyond it. */
export function UpgradeDialog({ about, onClose }: UpgradeDialogProps) {
  return (
    <PlanDialog {...SAID[about]} isWide onClose={onClose}>
      {plans => (
        <>
          <Usage />
          <Tiers plans={higherPlans(plans)} />
          {about === 'credits' && (
            <>
              <StillFree />
              <WhomToAsk />
            </>
          )}
        </>
      )}
    </PlanDialog>
  )
}
