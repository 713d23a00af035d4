import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'

/** Keys of providers that people keep here for their designs: each is one person's. */
export const integrationKeys = sqliteTable(
  'integration_keys',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['OPENAI'] }).notNull(),
    name: text('name').notNull(),
    /** Where it was given for: it is sent nowhere else, whatever a setting of a later day says. */
    baseUrl: text('base_url').notNull(),
    /** Sealed with VAULT_SECRET for this row and address. */
    lockedKey: text('locked_key').notNull(),
    /** What is shown of it. */
    obfuscatedKey: text('obfuscated_key').notNull(),
    callsPerDay: integer('calls_per_day').notNull(),
    tokensPerDay: integer('tokens_per_day').notNull(),
    /** What was wrong with it when it was used last; null: it was taken. */
    problem: text('problem', { enum: ['refused', 'noCredit', 'unreadable'] }),
    createdAt,
  },
  t => [index('integration_keys_owner_idx').on(t.ownerId)],
)

/** The key that a design is served by: one of a type. It counts as long as its holder may edit the design. */
export const integrationLinks = sqliteTable(
  'integration_links',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['OPENAI'] }).notNull(),
    keyId: text('key_id')
      .notNull()
      .references(() => integrationKeys.id, { onDelete: 'cascade' }),
    createdAt,
  },
  t => [primaryKey({ columns: [t.patternId, t.type] }), index('integration_links_key_idx').on(t.keyId)],
)

/** What a key has served on a day of UTC: reserved before a call, corrected after it. */
export const integrationDays = sqliteTable(
  'integration_days',
  {
    keyId: text('key_id')
      .notNull()
      .references(() => integrationKeys.id, { onDelete: 'cascade' }),
    /** As in 2026-11-27. */
    day: text('day').notNull(),
    calls: integer('calls').notNull(),
    tokens: integer('tokens').notNull(),
  },
  t => [primaryKey({ columns: [t.keyId, t.day] })],
)
