import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'

const ownerKind = text('owner_kind', { enum: ['user', 'org'] }).notNull()
const ownerId = text('owner_id').notNull()
const plan = text('plan', { enum: ['free', 'individual', 'team', 'enterprise'] }).notNull()

/** Who has which plan; without a row it is the free one. */
export const plans = sqliteTable(
  'plans',
  {
    ownerKind,
    ownerId,
    plan,
    managedBy: text('managed_by', { enum: ['stripe', 'admin'] }).notNull(),
    /** What the months of its credits are counted from; null: the calendar. */
    periodAnchor: time('period_anchor'),
    renewsAt: time('renews_at'),
    endsAt: time('ends_at'),
    isPastDue: integer('is_past_due', { mode: 'boolean' }).notNull().default(false),
    updatedAt: time('updated_at').notNull(),
  },
  t => [primaryKey({ columns: [t.ownerKind, t.ownerId] })],
)

/** Every plan that an admin has set by hand, with the reason; never changed. */
export const planChanges = sqliteTable('plan_changes', {
  id: text('id').primaryKey(),
  ownerKind,
  ownerId,
  plan,
  message: text('message').notNull(),
  setBy: text('set_by').notNull(),
  createdAt,
})

/** The customer that an owner is at Stripe: made by us, so nobody can name another's. */
export const billingCustomers = sqliteTable(
  'billing_customers',
  {
    ownerKind,
    ownerId,
    /** Stripe's test mode has customers of its own. */
    mode: text('mode', { enum: ['test', 'live'] }).notNull(),
    customerId: text('customer_id').notNull().unique(),
    /** How often Stripe has been asked, and which of these answers was written: an earlier one never replaces a later. */
    asks: integer('asks').notNull().default(0),
    written: integer('written').notNull().default(0),
    askedAt: time('asked_at'),
    /** One page to pay at is open at a time, under this number. */
    checkout: integer('checkout').notNull().default(0),
    checkoutUntil: time('checkout_until'),
    createdAt,
  },
  t => [primaryKey({ columns: [t.ownerKind, t.ownerId, t.mode] })],
)

/** Events of Stripe that have been dealt with. */
export const stripeEvents = sqliteTable('stripe_events', {
  id: text('id').primaryKey(),
  createdAt,
})
