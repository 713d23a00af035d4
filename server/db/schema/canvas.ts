import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { workspaces } from '#server/db/schema/workspaces.ts'

/** Canvases; what stands on one is in `space_nodes`, where in its room. */
export const spaces = sqliteTable(
  'spaces',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id),
    name: text('name').notNull(),
    access: text('access', { enum: ['public', 'private'] }).notNull(),
    createdAt,
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  t => [index('spaces_owner_idx').on(t.ownerId, t.updatedAt)],
)

/** Whoever is let in may write. */
export const spaceMembers = sqliteTable(
  'space_members',
  {
    spaceId: text('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt,
  },
  t => [primaryKey({ columns: [t.spaceId, t.userId] }), index('space_members_user_idx').on(t.userId)],
)

export const spaceWorkspaces = sqliteTable(
  'space_workspaces',
  {
    spaceId: text('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    createdAt,
  },
  t => [
    primaryKey({ columns: [t.spaceId, t.workspaceId] }),
    index('space_workspaces_workspace_idx').on(t.workspaceId),
  ],
)

export const spaceInvites = sqliteTable(
  'space_invites',
  {
    spaceId: text('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Sealed by its own randomness, like those of designs. */
    token: text('token').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    createdAt,
  },
  t => [primaryKey({ columns: [t.spaceId, t.email] })],
)

/** A design on a canvas; one that was taken away stays on record, so that it can come back. */
export const spaceNodes = sqliteTable(
  'space_nodes',
  {
    nodeId: text('node_id').primaryKey(),
    spaceId: text('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    actorKind: text('actor_kind', { enum: ['user', 'guest', 'agent', 'server'] }).notNull(),
    actorId: text('actor_id').notNull(),
    /** The exploration that it is a direction of, the node that was explored, and the words of the direction. */
    exploreId: text('explore_id'),
    exploreOf: text('explore_of'),
    words: text('words'),
    /** What its model was told beside the prompt; null for one without a model. */
    asked: text('asked'),
    /** Where the call that made it wants it, as JSON; its room knows where it is. */
    wantedPlace: text('wanted_place'),
    /** It was kept as the next version of what was explored. */
    isKept: integer('is_kept', { mode: 'boolean' }).notNull().default(false),
    isCollapsed: integer('is_collapsed', { mode: 'boolean' }).notNull().default(false),
    createdAt,
    removedAt: time('removed_at'),
  },
  t => [
    uniqueIndex('space_nodes_pattern_idx').on(t.patternId),
    index('space_nodes_space_idx').on(t.spaceId, t.createdAt),
  ],
)

/** Who asks to be let into a canvas; one open request a person. */
export const spaceAccessRequests = sqliteTable(
  'space_access_requests',
  {
    id: text('id').primaryKey(),
    spaceId: text('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    createdAt,
    /** When it was refused; one that was granted is gone. */
    refusedAt: time('refused_at'),
  },
  t => [uniqueIndex('space_access_requests_person_idx').on(t.spaceId, t.userId)],
)

/** One live vote a person and exploration. */
export const spaceVotes = sqliteTable(
  'space_votes',
  {
    exploreId: text('explore_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    nodeId: text('node_id')
      .notNull()
      .references(() => spaceNodes.nodeId, { onDelete: 'cascade' }),
    createdAt,
  },
  t => [primaryKey({ columns: [t.exploreId, t.userId] }), index('space_votes_node_idx').on(t.nodeId)],
)
