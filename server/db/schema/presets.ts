import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { workspaces } from '#server/db/schema/workspaces.ts'

/** Design presets that people have made: a person's, or a workspace's. */
export const customPresets = sqliteTable(
  'custom_presets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    designSystem: text('design_system', { enum: ['html', 'shadcn', 'chakraUi'] }).notNull(),
    styling: text('styling', { enum: ['inline', 'tailwind'] }).notNull(),
    themeCss: text('theme_css').notNull(),
    notes: text('notes').notNull(),
    createdAt,
    updatedAt: time('updated_at').notNull(),
  },
  t => [
    index('custom_presets_user_idx').on(t.userId),
    index('custom_presets_workspace_idx').on(t.workspaceId),
    check('custom_presets_one_owner', sql`(user_id is null) <> (workspace_id is null)`),
  ],
)

/** What a design has taken of its preset: a change of that touches no design until it is applied there. */
export const patternPresets = sqliteTable('pattern_presets', {
  patternId: text('pattern_id')
    .primaryKey()
    .references(() => patterns.id, { onDelete: 'cascade' }),
  /** It stays when the preset is deleted. */
  presetId: text('preset_id').notNull(),
  name: text('name').notNull(),
  themeCss: text('theme_css').notNull(),
  notes: text('notes').notNull(),
  takenAt: time('taken_at').notNull(),
})
