import { and, eq, gt, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { billingCustomers, stripeEvents } from '#server/db/schema/plans.ts'
import type { PaidPlan } from '#server/features/billing/plans-queries.ts'
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

/** Whether there is anybody who could use a plan, or end it; of an account that was deleted a row without a name stays. */
export async function isOwnerThere(d1: D1Database, { kind, id }: PlanOwner): Promise<boolean> {
  const found = await d1
    .prepare(
      kind === 'user'
        ? 'select 1 from user where id = ? and coalesce(is_anonymous, 0) = 0'
        : 'select 1 from workspaces where id = ? and deleted_at is null',
    )
    .bind(id)
    .first()
  return found !== null
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
  const now = Date.now()
  const answer = [owner.kind, owner.id, mode, number]
  const at = (time: Date | null) => time?.getTime() ?? null
  const { plan, periodAnchor, renewsAt, endsAt, isPastDue } = paid ?? {}
  const terms = paid && [plan, at(periodAnchor ?? null), at(renewsAt ?? null), at(endsAt ?? null)]
  await d1.batch([
    d1.prepare(NOTE_ANSWER).bind(...answer, paid ? 1 : 0),
    terms
      ? d1.prepare(WRITE_PLAN).bind(...answer, ...terms, isPastDue ? 1 : 0, now)
      : d1.prepare(END_PLAN).bind(...answer),
    ...(eventId ? [d1.prepare('insert or ignore into stripe_events (id) values (?)').bind(eventId)] : []),
    d1.prepare('delete from stripe_events where created_at < ?').bind(now - EVENTS_KEPT_MS),
  ])
}

const NOTE_ANSWER = `
  update billing_customers set written = ?4, checkout_until = case when ?5 = 1 then null else checkout_until end
  where owner_kind = ?1 and owner_id = ?2 and mode = ?3 and written < ?4`

const IS_LAST = `exists (select 1 from billing_customers
  where owner_kind = ?1 and owner_id = ?2 and mode = ?3 and written = ?4)`

const WRITE_PLAN = `
  insert into plans (owner_kind, owner_id, plan, managed_by, period_anchor, renews_at, ends_at, is_past_due, updated_at)
  select ?1, ?2, ?5, 'stripe', ?6, ?7, ?8, ?9, ?10 where ${IS_LAST}
  on conflict (owner_kind, owner_id) do update set plan = excluded.plan, managed_by = 'stripe',
    period_anchor = excluded.period_anchor, renews_at = excluded.renews_at, ends_at = excluded.ends_at,
    is_past_due = excluded.is_past_due, updated_at = excluded.updated_at`

/** Nothing is paid any more, which ends no plan that was set by hand. */
const END_PLAN = `delete from plans where owner_kind = ?1 and owner_id = ?2 and managed_by = 'stripe' and ${IS_LAST}`

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

/** The next one that is asked for is another. */
export async function endCheckout(d1: D1Database, owner: PlanOwner, mode: Mode): Promise<void> {
  await database(d1).update(billingCustomers).set({ checkoutUntil: null }).where(of(owner, mode))
}
