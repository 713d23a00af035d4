import type { Bindings } from '#server/bindings.ts'
import { spendingOf } from '#server/features/billing/plan-of.ts'
import { balancesOf, type Spending } from '#server/features/credits/ledger-queries.ts'
import type { Credits } from '#shared/credits.ts'

export async function creditsOf(env: Bindings, userId: string): Promise<Credits> {
  const spending = await spendingOf(env, userId)
  const { oneTime, period, org, used } = await balancesOf(env.DB, userId, spending)
  const isLimited = hasLimit(spending)
  return {
    oneTimeCredits: isLimited ? oneTime : 0,
    periodCountUsed: used,
    limit: isLimited ? spending.limit : null,
    balance: isLimited ? period : 0,
    orgBalance: isLimited ? org : 0,
  }
}

/** Neither the person's plan nor the workspace lets them go on for ever. */
export const hasLimit = ({ limit, org }: Spending): boolean =>
  limit !== null && !(org && org.limit === null && org.cap === null)
