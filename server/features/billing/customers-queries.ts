import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { billingCustomers, stripeEvents } from '#server/db/schema/plans.ts'
import { type PaidPlan, writePaidPlan } from '#server/features/billing/plans-queries.ts'
import type { PlanOwner } from '#shared/plans.ts'

export type CustomerRow = typeof billingCustomers.$inferSelect
type Mode = CustomerRow['mode']

const { ownerKind, ownerId, mode: inMode, customerId: named } = billingCustomers

const of = ({ kind, id }: PlanOwner, mode: Mode) =>
  and(eq(ownerKind, kind), eq(ownerId, id), eq(inMode, mode))

export async function findCustomer(
  d1: D1Database,
  owner: PlanOwner,
  mode: Mode,
): Promise<CustomerRow | null> {
  const [row] = await database(d1).select().from(billingCustomers).where(of(owner, mode))
  return row ?? null
}

/** Whose customer this is; null for one that we did not make. */
export async function findOwnerOf(d1: D1Database, customerId: string, mode: Mode): Promise<PlanOwner | null> {
  const [row] = await database(d1)
    .select({ kind: ownerKind, id: ownerId })
    .from(billingCustomers)
    .where(and(eq(named, customerId), eq(inMode, mode)))
  return row ?? null
}

/** The first that was made stays. */
export async function keepCustomer(
  d1: D1Database,
  owner: PlanOwner,
  mode: Mode,
  customerId: string,
): Promise<void> {
  await database(d1)
    .insert(billingCustomers)
    .values({ ownerKind: owner.kind, ownerId: owner.id, mode, customerId })
    .onConflictDoNothing()
}

export interface Ask {
  customerId: string
  /** Rises with every question. */
  number: number
}

/** Notes that Stripe is about to be asked; null where the owner is no customer. */
export async function beginAsk(d1: D1Database, owner: PlanOwner, mode: Mode): Promise<Ask | null> {
  const [row] = await database(d1)
    .update(billingCustomers)
    .set({ asks: sql`${billingCustomers.asks} + 1`, askedAt: new Date() })
    .where(of(owner, mode))
    .returning({ customerId: named, number: billingCustomers.asks })
  return row ?? null
}

/**
 * Writes what Stripe answered, with the event that it was asked for, unless the answer to a later question is written
 * already: of two answers that pass each other the one asked for last holds.
 */
export async function writeAnswer(
  d1: D1Database,
  owner: PlanOwner,
  mode: Mode,
  { number }: Ask,
  paid: PaidPlan | null,
  eventId: string | null,
): Promise<void> {
  const db = database(d1)
  await db.batch([
    db
      .update(billingCustomers)
      .set({ written: number, ...(paid ? { checkoutUntil: null } : {}) })
      .where(and(of(owner, mode), lt(billingCustomers.written, number))),
    db.run(
      writePaidPlan(
        owner,
        paid,
        sql`exists (select 1 from billing_customers where owner_kind = ${owner.kind}
      and owner_id = ${owner.id} and mode = ${mode} and written = ${number})`,
      ),
    ),
    ...(eventId ? [db.insert(stripeEvents).values({ id: eventId }).onConflictDoNothing()] : []),
    db.delete(stripeEvents).where(lt(stripeEvents.createdAt, new Date(Date.now() - EVENTS_KEPT_MS))),
  ])
}

/** Stripe sends an event again for three days. */
const EVENTS_KEPT_MS = 30 * 86_400_000

export async function isEventKnown(d1: D1Database, id: string): Promise<boolean> {
  const found = await database(d1)
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, id))
  return found.length > 0
}

/** The number of the page to pay at, and until when it is open: one at a time, however often it is asked for. */
export async function beginCheckout(
  d1: D1Database,
  owner: PlanOwner,
  mode: Mode,
  { now, until }: { now: Date; until: Date },
): Promise<{ number: number; until: Date } | null> {
  const db = database(d1)
  const isOpen = gt(billingCustomers.checkoutUntil, now)
  const [row] = await db
    .update(billingCustomers)
    .set({
      checkout: sql`case when ${isOpen} then ${billingCustomers.checkout} else ${billingCustomers.checkout} + 1 end`,
      checkoutUntil: sql`case when ${isOpen} then ${billingCustomers.checkoutUntil} else ${until.getTime()} end`,
    })
    .where(of(owner, mode))
    .returning({ number: billingCustomers.checkout, until: billingCustomers.checkoutUntil })
  return row?.until ? { number: row.number, until: row.until } : null
}
