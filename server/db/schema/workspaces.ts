import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'

/** Teams. Which of them somebody has chosen is in `credit_payers`. */
export const workspaces = sqliteTable('workspaces', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Address of its picture. */
  logo: text('logo'),
  /** What new designs of members who have chosen it give the others. */
  defaultAccess: text('default_access', { enum: ['none', 'read', 'write'] })
    .notNull()
    .default('none'),
  /** What one member may spend of its credits in a period; null: no limit of its own. */
  creditCap: integer('credit_cap'),
  /** Lets in whoever has it; null while it is off. */
  joinToken: text('join_token').unique(),
  createdAt,
  /** Its members, shares and folders are gone then; its credits and what was spent of them stay on record. */
  deletedAt: time('deleted_at'),
})

export const workspaceMembers = sqliteTable(
  'workspace_members',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['owner', 'admin', 'member'] }).notNull(),
    createdAt,
  },
  t => [primaryKey({ columns: [t.workspaceId, t.userId] }), index('workspace_members_user_idx').on(t.userId)],
)

export const workspaceInvites = sqliteTable(
  'workspace_invites',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'member'] }).notNull(),
    /** Sealed by its own randomness, like those of designs. */
    token: text('token').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    /** When it was last sent. */
    createdAt,
  },
  t => [primaryKey({ columns: [t.workspaceId, t.email] })],
)

/** Designs that every member of a workspace may see or change. */
export const patternWorkspaces = sqliteTable(
  'pattern_workspaces',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    level: text('level', { enum: ['read', 'write'] }).notNull(),
    createdAt,
  },
  t => [
    primaryKey({ columns: [t.patternId, t.workspaceId] }),
    index('pattern_workspaces_workspace_idx').on(t.workspaceId),
  ],
)

/**
 * Who has left a design that came to them through a workspace: it gives them nothing until they are let in by name, which
 * takes the row away (trigger `comes_back` in `migrations/`).
 */
export const patternLeavers = sqliteTable(
  'pattern_leavers',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt,
  },
  t => [primaryKey({ columns: [t.patternId, t.userId] })],
)

/** Links of invitations that let nobody in any more, so that a page can say why. */
export const spentInvites = sqliteTable('spent_invites', {
  token: text('token').primaryKey(),
  why: text('why', { enum: ['used', 'withdrawn'] }).notNull(),
  createdAt,
})

/** Who asks to be let into a design; one open request a person. */
export const accessRequests = sqliteTable(
  'access_requests',
  {
    id: text('id').primaryKey(),
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    createdAt,
    /** When it was refused; one that was granted is gone. */
    refusedAt: time('refused_at'),
  },
  t => [uniqueIndex('access_requests_person_idx').on(t.patternId, t.userId)],
)

/** Folders of a person, or of a workspace: one of the two is set. */
export const folders = sqliteTable(
  'folders',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    createdAt,
  },
  t => [index('folders_user_idx').on(t.userId), index('folders_workspace_idx').on(t.workspaceId)],
)

/** A design is in one folder of a person, and in one of each workspace, at most. */
export const folderPatterns = sqliteTable(
  'folder_patterns',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    /** The id of the person or workspace whose folder it is. */
    placeId: text('place_id').notNull(),
    folderId: text('folder_id')
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
  },
  t => [
    primaryKey({ columns: [t.patternId, t.placeId] }),
    index('folder_patterns_folder_idx').on(t.folderId),
  ],
)
