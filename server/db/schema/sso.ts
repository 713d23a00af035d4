import { sql } from 'drizzle-orm'
import { primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { workspaces } from '#server/db/schema/workspaces.ts'

/** How people of a workspace log in at their own identity provider (OpenID Connect). */
export const workspaceSso = sqliteTable('workspace_sso', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed for this workspace and this issuer. */
  lockedSecret: text('locked_secret').notNull(),
  createdAt,
  /** Why the last sign-in by it came to nothing, for its owners; null since one went well. */
  lastFault: text('last_fault'),
  lastFaultAt: time('last_fault_at'),
})

/** Whose addresses it speaks for. */
export const ssoDomains = sqliteTable(
  'sso_domains',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    createdAt,
    /** When its DNS had the record that this workspace was given. */
    provenAt: time('proven_at'),
  },
  t => [
    primaryKey({ columns: [t.workspaceId, t.domain] }),
    // Of two who prove a domain at once one has it.
    uniqueIndex('sso_domains_proven_idx').on(t.domain).where(sql`${t.provenAt} is not null`),
  ],
)
