import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from '#server/db/schema/auth.ts'
import type { OnboardingAttributes } from '#shared/onboarding.ts'
import type { RenderVerdict } from '#shared/preview-health.ts'
import { createdAt, time } from './columns.ts'

export * from '#server/db/schema/auth.ts'
export * from '#server/db/schema/rooms.ts'

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
    createdAt,
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  t => [index('patterns_owner_idx').on(t.ownerId, t.updatedAt)],
)

export const patternMembers = sqliteTable(
  'pattern_members',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    level: text('level', { enum: ['read', 'write'] }).notNull(),
    createdAt,
  },
  t => [primaryKey({ columns: [t.patternId, t.userId] }), index('pattern_members_user_idx').on(t.userId)],
)

export const patternInvites = sqliteTable(
  'pattern_invites',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    level: text('level', { enum: ['read', 'write'] }).notNull(),
    /** Sealed by its own randomness: 160 bits, shown to those who may share. */
    token: text('token').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    createdAt,
  },
  t => [primaryKey({ columns: [t.patternId, t.email] })],
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

/** One row a run: reserved, then settled or released; the newest change wins nothing, each step is conditional. */
export const ledger = sqliteTable(
  'ledger',
  {
    /** `{userId}:{requestId}`: a request id is only unique for its account. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    requestId: text('request_id').notNull(),
    patternId: text('pattern_id').notNull(),
    amount: integer('amount').notNull(),
    /** Where the amount comes from, in the order it is spent: one-time credits, the person's period, the organisation. */
    oneTime: integer('one_time').notNull().default(0),
    period: integer('period').notNull().default(0),
    org: integer('org').notNull().default(0),
    orgId: text('org_id'),
    state: text('state', { enum: ['reserved', 'settled', 'released', 'refunded'] }).notNull(),
    /** A sentence for the person: what this entry was for. */
    message: text('message').notNull(),
    createdAt,
    updatedAt: time('updated_at').notNull(),
  },
  t => [
    index('ledger_user_idx').on(t.userId, t.createdAt),
    index('ledger_org_idx').on(t.orgId),
    index('ledger_request_idx').on(t.patternId, t.requestId),
  ],
)

/** Credits that somebody was given; never changed, a correction is a further row. */
export const creditGrants = sqliteTable(
  'credit_grants',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind', { enum: ['user', 'org'] }).notNull(),
    ownerId: text('owner_id').notNull(),
    amount: integer('amount').notNull(),
    message: text('message').notNull(),
    grantedBy: text('granted_by').notNull(),
    createdAt,
  },
  t => [index('credit_grants_owner_idx').on(t.ownerKind, t.ownerId)],
)

/** The organisation whose credits a person may spend. */
export const creditPayers = sqliteTable('credit_payers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  orgId: text('org_id').notNull(),
})

export const userPreferences = sqliteTable('user_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  preferences: text('preferences', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
})

/** What somebody told of themselves when asked once. */
export const userAttributes = sqliteTable('user_attributes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  attributes: text('attributes', { mode: 'json' }).$type<OnboardingAttributes>().notNull(),
  updatedAt: time('updated_at').notNull(),
})

/** What has been shown to somebody and is not shown again. */
export const oneTimeKeys = sqliteTable(
  'one_time_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: integer('value', { mode: 'boolean' }).notNull(),
  },
  t => [primaryKey({ columns: [t.userId, t.key] })],
)

/** How often a password was tried at one place since it was last right there; keys are digests. */
export const signInTries = sqliteTable(
  'sign_in_tries',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    /** No further try before. */
    nextAt: time('next_at').notNull(),
    /** When the right password was last given here; null for strangers. */
    succeededAt: time('succeeded_at'),
    updatedAt: time('updated_at').notNull(),
  },
  t => [index('sign_in_tries_idx').on(t.updatedAt)],
)

/** A guest's id lives on in chats after the guest became an account. */
export const userAliases = sqliteTable('user_aliases', {
  formerId: text('former_id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
})

export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt,
})

/** Failures of models in the last minute, by the room they happened in. */
export const modelFailures = sqliteTable(
  'model_failures',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    model: text('model').notNull(),
    patternId: text('pattern_id').notNull(),
    failedAt: time('failed_at').notNull(),
  },
  t => [index('model_failures_idx').on(t.model, t.failedAt)],
)

/** Models whose provider is out; a row goes when one of them answers. */
export const modelOutages = sqliteTable('model_outages', {
  model: text('model').primaryKey(),
  since: time('since').notNull(),
  lastFailureAt: time('last_failure_at').notNull(),
})
