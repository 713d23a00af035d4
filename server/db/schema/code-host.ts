import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'

/** Accounts of the code host that people have connected: one of each, and nobody else's. */
export const codeHostAccounts = sqliteTable(
  'code_host_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    hostUserId: integer('host_user_id').notNull(),
    login: text('login').notNull(),
    /** Sealed with VAULT_SECRET for this person and the address of the host's API. */
    lockedToken: text('locked_token').notNull(),
    lockedRefreshToken: text('locked_refresh_token'),
    /** Null: until it is taken back. */
    tokenExpiresAt: time('token_expires_at'),
    createdAt,
  },
  t => [uniqueIndex('code_host_accounts_host_idx').on(t.hostUserId)],
)

/** Ways to the host that people have set out on, each for one session and one return. */
export const codeHostStates = sqliteTable(
  'code_host_states',
  {
    /** Of what the host gives back: who reads the table cannot return in anybody's place. */
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  t => [index('code_host_states_expires_idx').on(t.expiresAt)],
)

/** Designs and the repositories they are linked to. */
export const codeHostLinks = sqliteTable(
  'code_host_links',
  {
    patternId: text('pattern_id')
      .primaryKey()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    installationId: integer('installation_id').notNull(),
    /** It stays when the repository is renamed. */
    repositoryId: integer('repository_id').notNull(),
    /** `owner/name`, as the host called it last. */
    fullName: text('full_name').notNull(),
    /** Where its owner's picture is kept by us; empty without one. */
    avatarUrl: text('avatar_url').notNull(),
    branch: text('branch').notNull(),
    folder: text('folder').notNull(),
    /** What both sides had last; which version of ours that is stands beside it (`sync/manifest.ts`). */
    commitId: text('commit_id'),
    /** Where the branch stands, as its webhook told last. */
    toldCommitId: text('told_commit_id'),
    problem: text('problem', { enum: ['gone', 'refused'] }),
    lastSyncedAt: time('last_synced_at'),
    linkedBy: text('linked_by').notNull(),
    /** Of the call that made it, which may be sent again. */
    requestId: text('request_id'),
    createdAt,
  },
  t => [
    index('code_host_links_repository_idx').on(t.repositoryId),
    index('code_host_links_installation_idx').on(t.installationId),
  ],
)
