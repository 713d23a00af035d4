import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'

export const patterns = sqliteTable(
  'patterns',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id),
    name: text('name').notNull(),
    access: text('access', { enum: ['public', 'private'] }).notNull(),
    designSystem: text('design_system', { enum: ['html', 'shadcn', 'chakraUi'] }).notNull(),
    styling: text('styling', { enum: ['inline', 'tailwind'] }).notNull(),
    customId: text('custom_id'),
    viewport: text('viewport').notNull().default('Responsive'),
    /** Of the responsive viewport, in CSS pixels; null fills the panel. */
    responsiveWidth: integer('responsive_width'),
    isDarkMode: integer('is_dark_mode', { mode: 'boolean' }).notNull().default(false),
    /** Who let previews show pictures from the web; null as long as placeholders stand in their place. */
    webImagesBy: text('web_images_by'),
    /** When that was last turned on or off. */
    webImagesAt: time('web_images_at'),
    activeArtifactId: text('active_artifact_id'),
    /** The canvas that it stands on, and as which node: its owner and access are the canvas's then. */
    spaceId: text('space_id'),
    nodeId: text('node_id'),
    /** What the password of its pages is compared with; null where they have none. */
    pagePassword: text('page_password'),
    /** Raised by every answer of a visitor, and by every change of what they are asked. */
    feedbackRevision: integer('feedback_revision').notNull().default(0),
    createdAt,
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  t => [
    index('patterns_owner_idx').on(t.ownerId, t.updatedAt),
    index('patterns_custom_idx').on(t.customId),
    uniqueIndex('patterns_node_idx').on(t.spaceId, t.nodeId),
  ],
)

export const patternStars = sqliteTable(
  'pattern_stars',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.patternId, t.userId] })],
)
