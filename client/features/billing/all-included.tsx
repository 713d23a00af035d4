import type { Plans } from '#client/api/billing.ts'
import { Usage } from './usage.tsx'

export const isOff = ({ current }: Plans): boolean => current.managedBy === 'off'

/** Where plans are off: what is used, and how they are turned on. */
export function AllIncluded() {
  return (
    <>
      <p className="max-w-[60ch] text-sm text-ink-soft">
        All is included on this server: every account has every feature, and nothing is limited or paid.
      </p>
      <Usage />
      <p className="max-w-[60ch] text-sm text-ink-soft">
        Whoever runs this server turns plans on with the setting <code className="text-ink">PLANS=on</code>.
        With <code className="text-ink">STRIPE_SECRET_KEY</code> beside it they can be bought; without it, an
        admin gives them.
      </p>
    </>
  )
}
