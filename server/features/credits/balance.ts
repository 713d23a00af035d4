import { type Bindings, settingsOf } from '#server/bindings.ts'
import { balancesOf } from '#server/features/credits/ledger-queries.ts'
import type { Credits } from '#shared/credits.ts'

/** What the free plan allows in a calendar month (UTC). */
const FREE_PLAN_LIMIT = 10

/** Null with `PLANS=off`: every account has all features. */
export const limitOf = (env: Bindings): number | null => (settingsOf(env).PLANS ? FREE_PLAN_LIMIT : null)

export function periodStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}

export async function creditsOf(env: Bindings, userId: string): Promise<Credits> {
  const limit = limitOf(env)
  const { oneTime, period, org, used } = await balancesOf(env.DB, userId, limit, periodStart(new Date()))
  const isLimited = limit !== null
  return {
    oneTimeCredits: isLimited ? oneTime : 0,
    periodCountUsed: used,
    limit,
    balance: isLimited ? period : 0,
    orgBalance: isLimited ? org : 0,
  }
}
