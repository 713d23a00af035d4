import { type Bindings, settingsOf } from '#server/bindings.ts'
import { usageSince } from '#server/features/credits/ledger-queries.ts'
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
  const used = await usageSince(env.DB, userId, periodStart(new Date()))
  return {
    oneTimeCredits: 0,
    periodCountUsed: limit === null ? used.count : used.amount,
    limit,
    balance: limit === null ? 0 : Math.max(0, limit - used.amount),
    orgBalance: 0,
  }
}
