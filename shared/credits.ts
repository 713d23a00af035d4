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
  const left = leftOf({ balance, orgBalance, oneTimeCredits })
  return left <= OUT_AT ? 'out' : left <= ALMOST_OUT_AT ? 'almost-out' : null
}

/** All that can be spent. */
export const leftOf = ({
  balance,
  orgBalance,
  oneTimeCredits,
}: Pick<Credits, 'balance' | 'orgBalance' | 'oneTimeCredits'>): number =>
  balance + orgBalance + oneTimeCredits

/** The allowance before a send (section 5): whether what is left is enough for it. */
export const isEnough = (credits: Credits, weight: number): boolean =>
  credits.limit === null || leftOf(credits) >= weight

/** What a finished generation costs; templates cost nothing. */
const GENERATION_CREDITS = 1
const INSPIRATION_CREDITS = 4
const INSPIRATION = '/Inspiration'

/** Section 9: a prompt that starts with /Inspiration has a weight of 4, others 1. */
export const promptWeight = (prompt: string): number =>
  prompt.trimStart().startsWith(INSPIRATION) ? INSPIRATION_CREDITS : GENERATION_CREDITS

/** Fix with AI and Retry for Free cost nothing, so each item has a few of them. */
export const FREE_FIXES_MAX = 3
export const FREE_RETRIES_MAX = 3
/** All of them together that one person may have in a day; whoever needs more asks for it in a prompt. */
export const FREE_FIXES_A_DAY = 10
/** Versions that did not render give their credits back so often in a day, to one person. */
export const REFUNDS_A_DAY = 3
/** A version that does not paint gives its credits back when that is reported within this time. */
export const REFUND_WITHIN_MS = 10 * 60_000

/** `reserved` while it runs, then `settled` or `released`; `refunded` after it was settled. */
export const ledgerStateSchema = z.enum(['reserved', 'settled', 'released', 'refunded'])
export type LedgerState = z.infer<typeof ledgerStateSchema>

/** One line of somebody's credits: what a run took, or what was given. */
export const creditEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['run', 'grant']),
  /** What it cost; for a grant what it gave. */
  amount: z.number().int(),
  /** Null for a grant. */
  state: ledgerStateSchema.nullable(),
  message: z.string(),
  patternId: z.string().nullable(),
  createdAt: z.number(),
})
export type CreditEntry = z.infer<typeof creditEntrySchema>
