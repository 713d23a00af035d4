import { type Line, note, ok, problem } from '#scripts/doctor/facts.ts'
import type { Settings } from '#server/env.ts'

/** Plans, and what it takes to sell them. */
export function paymentLines({
  PLANS,
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: webhook,
  STRIPE_PRICE_INDIVIDUAL: individual,
  STRIPE_PRICE_TEAM: team,
  STRIPE_API_URL: api,
  isLocal,
}: Settings): Line[] {
  if (!key && !PLANS) return []
  if (!key)
    return [note('Plans are on, and none can be bought.', 'An admin sets them, or set STRIPE_SECRET_KEY.')]
  if (!PLANS)
    return [
      note('STRIPE_SECRET_KEY is set, and PLANS is off: nothing is sold.', 'Set PLANS=on to sell plans.'),
    ]
  const missing = [
    ...(webhook ? [] : ['STRIPE_WEBHOOK_SECRET']),
    ...(individual.length > 0 ? [] : ['STRIPE_PRICE_INDIVIDUAL']),
    ...(team.length > 0 ? [] : ['STRIPE_PRICE_TEAM']),
  ]
  return [
    missing.length > 0
      ? problem(
          `Plans are sold without ${missing.join(', ')}.`,
          'Set it: docs/plans.md says how each is made.',
        )
      : ok(`Plans are sold through Stripe${key.includes('_test_') ? ', in test mode' : ''}.`),
    ...(api && !isLocal
      ? [problem('STRIPE_API_URL is set: payments go to another server than Stripe.', 'Leave it out.')]
      : []),
  ]
}
