import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { workspaces } from '#server/db/schema/workspaces.ts'
import { KEY_PROBLEMS } from '#shared/models.ts'

const place = {
  id: text('id').primaryKey(),
  provider: text('provider', { enum: ['openai', 'anthropic', 'google', 'openai-compatible'] }).notNull(),
  model: text('model').notNull(),
  /** Always written down, so that no setting of a later day can lead its key elsewhere. */
  baseUrl: text('base_url').notNull(),
}
const abilities = {
  /** What fits into it, where its server tells. */
  window: integer('window'),
  hasTools: integer('has_tools', { mode: 'boolean' }).notNull(),
  hasVision: integer('has_vision', { mode: 'boolean' }).notNull(),
  createdAt,
}

/** Models that an operator has connected in Settings. */
export const connectedModels = sqliteTable(
  'connected_models',
  {
    ...place,
    /** Sealed with VAULT_SECRET for this row and address; null where none was given. */
    lockedKey: text('locked_key'),
    /** It is asked with the key of the environment, as long as that one is for the same server. */
    usesEnvironmentKey: integer('uses_environment_key', { mode: 'boolean' }).notNull().default(false),
    /** Whom its server has it answered by, where that said so when it was connected. */
    passedOnTo: text('passed_on_to'),
    ...abilities,
  },
  t => [uniqueIndex('connected_models_place_idx').on(t.provider, t.baseUrl, t.model)],
)

/** Models that a person has connected with a key of their own: nobody else's, and in no list of the server. */
export const ownModels = sqliteTable(
  'own_models',
  {
    ...place,
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Sealed with VAULT_SECRET for this row and address. */
    lockedKey: text('locked_key').notNull(),
    ...abilities,
  },
  t => [uniqueIndex('own_models_place_idx').on(t.ownerId, t.provider, t.baseUrl, t.model)],
)

/** Models that whoever manages a workspace has connected with a key of it, for members who have chosen it. */
export const workspaceModels = sqliteTable(
  'workspace_models',
  {
    ...place,
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Sealed with VAULT_SECRET for this row and address. */
    lockedKey: text('locked_key').notNull(),
    /** Who gave the key. */
    connectedBy: text('connected_by').references(() => user.id, { onDelete: 'set null' }),
    /** What was wrong with the key or its account when it was asked last; null: it answered. */
    problem: text('problem', { enum: KEY_PROBLEMS }),
    problemAt: time('problem_at'),
    ...abilities,
  },
  t => [uniqueIndex('workspace_models_place_idx').on(t.workspaceId, t.provider, t.baseUrl, t.model)],
)

/** Which model serves a mode, where somebody has chosen one. */
export const modelDefaults = sqliteTable('model_defaults', {
  mode: text('mode', { enum: ['best', 'agent'] }).primaryKey(),
  modelId: text('model_id').notNull(),
})

/** What a model costs, where an operator has said so: US dollars for a million tokens. */
export const modelPrices = sqliteTable('model_prices', {
  /** Connected here, or of the environment, whose ids come from the name. */
  modelId: text('model_id').primaryKey(),
  input: real('input').notNull(),
  cached: real('cached').notNull(),
  output: real('output').notNull(),
  setBy: text('set_by').references(() => user.id, { onDelete: 'set null' }),
  setAt: time('set_at').notNull(),
})

/** What an answer has taken: a retry of it is added. */
export const modelUsage = sqliteTable(
  'model_usage',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    requestId: text('request_id').notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    /** US dollars by the price of its day; null where that was not known. */
    price: real('price'),
    /** Where that price was from; null in rows of before this was kept, which are by the list. */
    priceFrom: text('price_from', { enum: ['list', 'operator', 'free'] }),
    updatedAt: time('updated_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.patternId, t.requestId] }),
    index('model_usage_updated_idx').on(t.updatedAt),
  ],
)
