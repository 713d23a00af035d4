import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from '#server/db/columns.ts'
import { patterns } from '#server/db/schema/patterns.ts'

/** What a design's public page says of itself, and which of its publications is shown; texts may come before the first. */
export const publications = sqliteTable('publications', {
  patternId: text('pattern_id')
    .primaryKey()
    .references(() => patterns.id, { onDelete: 'cascade' }),
  title: text('title').notNull().default(''),
  description: text('description').notNull().default(''),
  /** Paths of uploads of this design; empty without one. */
  ogImage: text('og_image').notNull().default(''),
  favicon: text('favicon').notNull().default(''),
  /** The row of the history that is shown; null while nothing is. */
  shownId: text('shown_id'),
})

/** Every publication that was made, with what the design was then: what is published changes with nothing else. */
export const publicationHistory = sqliteTable(
  'publication_history',
  {
    /** The request's id, so that the same one again makes nothing. */
    id: text('id').primaryKey(),
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    artifactId: text('artifact_id').notNull(),
    /** Of its files in R2, which every attempt at a request puts into one of its own; null is the id, as it once was. */
    folder: text('folder'),
    /** The label of its host and the name of the design. */
    label: text('label').notNull(),
    name: text('name').notNull(),
    isDarkMode: integer('is_dark_mode', { mode: 'boolean' }).notNull(),
    allowsWebImages: integer('allows_web_images', { mode: 'boolean' }).notNull(),
    /** Paths that static HTML is kept for, in the order of its objects in R2; empty without any. */
    pagePaths: text('page_paths', { mode: 'json' }).$type<string[]>().notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: time('published_at').notNull(),
  },
  t => [index('publication_history_pattern_idx').on(t.patternId, t.publishedAt)],
)
