import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'

/** One row a run: reserved, then settled or released; the newest change wins nothing, each step is conditional. */
export const ledger = sqliteTable(
  'ledger',
  {
    /** `{userId}:{requestId}`: a request id is only unique for its account. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    requestId: text('request_id').notNull(),
    patternId: text('pattern_id').notNull(),
    amount: integer('amount').notNull(),
    /** It would have cost something, and was given for nothing. */
    isFreeRepair: integer('is_free_repair', { mode: 'boolean' }).notNull().default(false),
    /** Where the amount comes from, in the order it is spent: one-time credits, the person's period, the organisation. */
    oneTime: integer('one_time').notNull().default(0),
    period: integer('period').notNull().default(0),
    org: integer('org').notNull().default(0),
    /** As much of the organisation's as comes from the period of its plan; the rest from what it was given. */
    orgPeriod: integer('org_period').notNull().default(0),
    orgId: text('org_id'),
    state: text('state', { enum: ['reserved', 'settled', 'released', 'refunded'] }).notNull(),
    /** A sentence for the person: what this entry was for. */
    message: text('message').notNull(),
    createdAt,
    updatedAt: time('updated_at').notNull(),
  },
  t => [
    index('ledger_user_idx').on(t.userId, t.createdAt),
    index('ledger_org_idx').on(t.orgId),
    index('ledger_request_idx').on(t.patternId, t.requestId),
  ],
)

/** Credits that somebody was given; never changed, a correction is a further row. */
export const creditGrants = sqliteTable(
  'credit_grants',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind', { enum: ['user', 'org'] }).notNull(),
    ownerId: text('owner_id').notNull(),
    amount: integer('amount').notNull(),
    message: text('message').notNull(),
    grantedBy: text('granted_by').notNull(),
    createdAt,
  },
  t => [index('credit_grants_owner_idx').on(t.ownerKind, t.ownerId)],
)

/** The organisation whose credits a person may spend. */
export const creditPayers = sqliteTable('credit_payers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  orgId: text('org_id').notNull(),
})
