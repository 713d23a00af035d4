import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'

/**
 * Which memberships a platform admin gave, and what was there before. A row goes with the membership, and as soon as
 * anybody else decides its level (triggers `admin_grant_…` in `migrations/`): it is theirs then.
 */
export const adminGrants = sqliteTable(
  'admin_grants',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Null: the person had no level of their own. */
    levelBefore: text('level_before', { enum: ['read'] }),
    grantedBy: text('granted_by').notNull(),
    createdAt,
  },
  t => [primaryKey({ columns: [t.patternId, t.userId] })],
)

/** Designs that are shown on everybody's Home as examples, each with the version of that moment. */
export const catalogEntries = sqliteTable(
  'catalog_entries',
  {
    id: text('id').primaryKey(),
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    artifactId: text('artifact_id').notNull(),
    addedBy: text('added_by').notNull(),
    createdAt,
  },
  t => [uniqueIndex('catalog_entries_pattern_idx').on(t.patternId)],
)

/** How runs ended, without a word of what was asked; the last week of them. */
export const runEnds = sqliteTable(
  'run_ends',
  {
    patternId: text('pattern_id').notNull(),
    requestId: text('request_id').notNull(),
    attempt: integer('attempt').notNull(),
    actorId: text('actor_id').notNull(),
    model: text('model').notNull(),
    outcome: text('outcome', { enum: ['done', 'failed', 'stopped'] }).notNull(),
    /** What was wrong with the model; null where it was not the model. */
    problem: text('problem'),
    endedAt: time('ended_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.patternId, t.requestId, t.attempt] }),
    index('run_ends_ended_idx').on(t.endedAt),
  ],
)
