import { z } from 'zod'

export const ALMOST_OUT_AT = 3
export const OUT_AT = 0

export const creditsSchema = z.object({
  oneTimeCredits: z.number().int(),
  periodCountUsed: z.number().int(),
  /** Null: no limit (plans are off). */
  limit: z.number().int().nullable(),
  balance: z.number().int(),
  orgBalance: z.number().int(),
})
export type Credits = z.infer<typeof creditsSchema>

/** Which credit banner shows: out wins over almost out; without a limit none does. */
export function creditBanner({
  balance,
  orgBalance,
  oneTimeCredits,
  limit,
}: Credits): 'out' | 'almost-out' | null {
  if (limit === null) return null
  const left = balance + orgBalance + oneTimeCredits
  return left <= OUT_AT ? 'out' : left <= ALMOST_OUT_AT ? 'almost-out' : null
}

/** What a finished generation costs; the built-in designer costs nothing. */
export const GENERATION_CREDITS = 1
