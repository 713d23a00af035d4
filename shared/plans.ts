import { z } from 'zod'

export const planIdSchema = z.enum(['free', 'individual', 'team', 'enterprise'])
export type PlanId = z.infer<typeof planIdSchema>

export const ownerKindSchema = z.enum(['user', 'org'])
export type OwnerKind = z.infer<typeof ownerKindSchema>

/** Who has a plan: a person, or a workspace for all its members. */
export interface PlanOwner {
  kind: OwnerKind
  id: string
}

export type Feature = 'private'

export interface Plan {
  id: PlanId
  name: string
  /** A month; null: agreed upon. Whoever sells it by another amount than this is not sent to pay (billing/checkout). */
  priceCents: number | null
  currency: string
  /** Null: no limit. */
  creditsPerPeriod: number | null
  allows: readonly Feature[]
  /** Who may have it. */
  for: readonly OwnerKind[]
  /** Whom it is sold to. */
  soldTo: OwnerKind | null
  /** What it is, in lines that people choose by. */
  lines: readonly string[]
}

/** Every plan, lowest first. */
export const PLANS: Record<PlanId, Plan> = {
  free: {
    ...{ id: 'free', name: 'Free', priceCents: 0, currency: 'usd', creditsPerPeriod: 10 },
    ...{ allows: [], for: ['user', 'org'], soldTo: null },
    lines: ['10 credits a month', 'Public designs', 'Editing by hand, sharing and export'],
  },
  individual: {
    ...{ id: 'individual', name: 'Individual', priceCents: 2_000, currency: 'usd', creditsPerPeriod: 200 },
    ...{ allows: ['private'], for: ['user'], soldTo: 'user' },
    lines: ['200 credits a month', 'Private designs', 'All that is in Free'],
  },
  team: {
    ...{ id: 'team', name: 'Team', priceCents: 6_000, currency: 'usd', creditsPerPeriod: 800 },
    ...{ allows: ['private'], for: ['user', 'org'], soldTo: 'org' },
    lines: [
      '800 credits a month for a whole workspace',
      'Private designs of all its members, shared with it',
      'A cap of credits for each member',
    ],
  },
  enterprise: {
    ...{ id: 'enterprise', name: 'Enterprise', priceCents: null, currency: 'usd', creditsPerPeriod: null },
    ...{ allows: ['private'], for: ['user', 'org'], soldTo: null },
    lines: ['Credits without a limit', 'Private designs'],
  },
}

export const PLAN_IDS = planIdSchema.options

export const allows = (plan: PlanId, feature: Feature): boolean => PLANS[plan].allows.includes(feature)

const RANK: Record<PlanId, number> = { free: 0, individual: 1, team: 2, enterprise: 3 }

export const isHigher = (one: PlanId, other: PlanId): boolean => RANK[one] > RANK[other]

export interface Period {
  start: number
  end: number
}

/**
 * The period of credits that a moment lies in. It begins at the anchor's day and time of each month, which is when what is
 * paid for renews; without an anchor with the calendar month, UTC. A day that a month does not have is its last one.
 */
export function periodAt(anchor: number | null, now: number): Period {
  const from = new Date(anchor ?? 0)
  const at = new Date(now)
  const months = (at.getUTCFullYear() - from.getUTCFullYear()) * 12 + at.getUTCMonth() - from.getUTCMonth()
  const first = monthsAfter(from, months)
  const begun = first <= now ? months : months - 1
  return { start: monthsAfter(from, begun), end: monthsAfter(from, begun + 1) }
}

function monthsAfter(from: Date, months: number): number {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const day = Math.min(from.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  const midnight = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  return Date.UTC(year, month, day) + (from.getTime() - midnight)
}

/** Who decides on a plan: a payment, the people who run the server, or nobody, as all is included. */
export const managedBySchema = z.enum(['stripe', 'admin', 'off'])
export type ManagedBy = z.infer<typeof managedBySchema>

/** What a plan offers, as `GET /plans` says it. */
export const offeredPlanSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  priceCents: z.number().int().nullable(),
  currency: z.string(),
  creditsPerPeriod: z.number().int().nullable(),
  isPrivateAllowed: z.boolean(),
  /** What it is, in lines that people choose by. */
  lines: z.array(z.string()).optional(),
  /** Whether it can be bought here, and for whom. */
  soldTo: ownerKindSchema.nullable().optional(),
})
export type OfferedPlan = z.infer<typeof offeredPlanSchema>

/** A plan that somebody has. */
export const currentPlanSchema = z.object({
  plan: planIdSchema,
  ownerKind: ownerKindSchema,
  /** When it is paid again; null where nothing is. */
  renewsAt: z.number().nullable(),
  managedBy: managedBySchema,
  /** When it ends, where that is settled. */
  endsAt: z.number().nullable().optional(),
  /** A payment is late; it goes on while it is asked for again. */
  isPastDue: z.boolean().optional(),
})
export type CurrentPlan = z.infer<typeof currentPlanSchema>
