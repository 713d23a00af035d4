import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import type { RenderVerdict } from '#shared/preview-health.ts'

export const artifacts = sqliteTable(
  'artifacts',
  {
    id: text('id').primaryKey(),
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    parentId: text('parent_id'),
    requestId: text('request_id'),
    kind: text('kind', { enum: ['generated', 'manualEdit', 'fork'] }).notNull(),
    name: text('name').notNull(),
    major: integer('major').notNull(),
    minor: integer('minor').notNull().default(0),
    actorKind: text('actor_kind', { enum: ['user', 'guest', 'agent', 'server'] }).notNull(),
    actorId: text('actor_id').notNull(),
    /** `uncompiled`: the compiler had no time for it, and is asked again when somebody looks. */
    status: text('status', { enum: ['error', 'compiled', 'uncompiled'] }).notNull(),
    errorMessage: text('error_message'),
    designSystem: text('design_system', { enum: ['html', 'shadcn', 'chakraUi'] }).notNull(),
    styling: text('styling', { enum: ['inline', 'tailwind'] }).notNull(),
    isDarkMode: integer('is_dark_mode', { mode: 'boolean' }).notNull().default(false),
    /** What a browser saw of it, told once; null until one has looked. */
    health: text('health', { mode: 'json' }).$type<RenderVerdict>(),
    /** R2 key of the pack with source and compiled files. */
    packKey: text('pack_key').notNull(),
    createdAt,
  },
  t => [uniqueIndex('artifacts_version_idx').on(t.patternId, t.major, t.minor)],
)

/** What one load of a version showed, told once; a fault counts when another load shows it too. */
export const renderReports = sqliteTable(
  'render_reports',
  {
    load: text('load').primaryKey(),
    artifactId: text('artifact_id')
      .notNull()
      .references(() => artifacts.id, { onDelete: 'cascade' }),
    /** What was seen, without lines and counts. */
    signature: text('signature').notNull(),
    createdAt,
  },
  t => [
    index('render_reports_artifact_idx').on(t.artifactId),
    index('render_reports_created_idx').on(t.createdAt),
  ],
)

/** What somebody thinks of a version; thinking again replaces it. */
export const artifactFeedback = sqliteTable(
  'artifact_feedback',
  {
    artifactId: text('artifact_id')
      .notNull()
      .references(() => artifacts.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['positive', 'negative'] }).notNull(),
    /** Why, in the person's words; empty where nothing was said. */
    text: text('text').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  t => [primaryKey({ columns: [t.artifactId, t.userId] })],
)
