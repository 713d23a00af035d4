import { z } from 'zod'
import { actorSchema } from '#shared/actor.ts'
import { lineSchema } from '#shared/text.ts'

/** What a platform admin does to what is not theirs, and who lets a design out; each is a row that the design's owner reads. */
export const ADMIN_ACTS = [
  'grantPermission',
  'revokePermission',
  'grantToPeople',
  'addToCatalog',
  'removeFromCatalog',
  'roomInfo',
  'debugInfo',
  'forceStop',
  'deleteMessage',
  'grantCredits',
  'setPlan',
  'answerSupport',
  'endSubscription',
  'linkRepository',
  'disconnectRepository',
] as const
const adminActSchema = z.enum(ADMIN_ACTS)
export type AdminAct = z.infer<typeof adminActSchema>

const ACT_WORDS: Record<AdminAct, string> = {
  grantPermission: 'gave themselves access',
  revokePermission: 'gave back their access',
  grantToPeople: 'gave people access',
  addToCatalog: 'added the design to the catalog',
  removeFromCatalog: 'took the design out of the catalog',
  roomInfo: 'looked at the numbers of the room',
  debugInfo: 'looked at runs and faults',
  forceStop: 'stopped a generation',
  deleteMessage: 'deleted a message',
  grantCredits: 'gave or took credits',
  setPlan: 'set a plan',
  answerSupport: 'answered a message to support',
  endSubscription: 'paid after they were deleted, so the subscription was ended',
  linkRepository: 'linked the design to a repository',
  disconnectRepository: 'disconnected the design from its repository',
}
export const adminActWords = (act: string): string => ACT_WORDS[act as AdminAct] ?? act

export const REASON_MAX_CHARACTERS = 500
/** How many rows of a list come at a time. */
export const ADMIN_PAGE_ROWS = 100
/** How many people may be given access at once. */
export const GRANTED_AT_ONCE = 50
/** The catalog is asked for by everybody who comes. */
export const CATALOG_MAX = 48
/** How far back the list of runs goes. */
export const RUNS_SINCE_MS = 60 * 60_000
/** What the failures of models are counted over. */
export const MODELS_SINCE_MS = 24 * 60 * 60_000

export const reasonSchema = lineSchema(REASON_MAX_CHARACTERS).optional()

/** One line of the audit log. */
export const auditEntrySchema = z.object({
  id: z.string(),
  actor: actorSchema,
  /** A word of `ADMIN_ACTS`; a later build may know more. */
  act: z.string(),
  patternId: z.string().nullable(),
  reason: z.string(),
  createdAt: z.number(),
  /** Null for an account that is gone. */
  actorName: z.string().nullish(),
  /** Ids of the people, runs or the message that it was about. */
  about: z.array(z.string()).optional(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const adminPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a guest. */
  email: z.string().nullable(),
  isGuest: z.boolean(),
  createdAt: z.number(),
  lastActiveAt: z.number().nullable(),
  designs: z.number(),
  /** Credits that this person's runs of the last 30 days have taken. */
  creditsUsed: z.number(),
})
export type AdminPerson = z.infer<typeof adminPersonSchema>

export const adminOrgSchema = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  members: z.number(),
  designs: z.number(),
  createdAt: z.number(),
})
export type AdminOrg = z.infer<typeof adminOrgSchema>

export const adminPatternSchema = z.object({
  id: z.string(),
  /** Null: the design is private, and this admin has no level on it. */
  name: z.string().nullable(),
  access: z.enum(['public', 'private']),
  owner: z.object({ id: z.string(), name: z.string() }),
  versions: z.number(),
  members: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type AdminPattern = z.infer<typeof adminPatternSchema>

export const adminRoomSchema = z.object({
  id: z.string(),
  kind: z.enum(['editor', 'canvas']),
  name: z.string().nullable(),
  access: z.enum(['public', 'private']).nullable(),
  openedAt: z.number(),
  /** Sessions of people who are signed in and there. */
  sessions: z.number(),
})
export type AdminRoom = z.infer<typeof adminRoomSchema>

export const adminRunSchema = z.object({
  requestId: z.string(),
  patternId: z.string(),
  actorId: z.string(),
  actorName: z.string().nullable(),
  outcome: z.enum(['running', 'done', 'failed', 'stopped']),
  problem: z.string().nullable(),
  model: z.string().nullable(),
  /** Null where none were reserved: templates with a key of one's own. */
  credits: z.number().nullable(),
  ledger: z.enum(['reserved', 'settled', 'released', 'refunded']).nullable(),
  tokens: z.number().nullable(),
  /** US dollars; null where the price is not known. */
  price: z.number().nullable(),
  at: z.number(),
})
export type AdminRun = z.infer<typeof adminRunSchema>

export const adminModelSchema = z.object({
  model: z.string(),
  done: z.number(),
  failed: z.number(),
  stopped: z.number(),
  problems: z.array(z.object({ problem: z.string(), count: z.number() })),
  lastFailureAt: z.number().nullable(),
  lastAt: z.number().nullable(),
  /** Since when its provider is out; null when it is not. */
  outSince: z.number().nullable(),
  price: z.number().nullable(),
})
export type AdminModel = z.infer<typeof adminModelSchema>

export const roomRunSchema = z.object({
  requestId: z.string(),
  traceId: z.string(),
  actorId: z.string(),
  state: z.string(),
  attempt: z.number(),
  mode: z.string(),
  startedAt: z.number(),
})
export type RoomRun = z.infer<typeof roomRunSchema>

/** A room in numbers. */
export const roomInfoSchema = z.object({
  id: z.string(),
  kind: z.enum(['editor', 'canvas']),
  /** Ids of who is there and signed in. */
  people: z.array(z.string()),
  sockets: z.number(),
  /** Its documents as the service calls them now, where people meet at Liveblocks. */
  liveRooms: z.array(z.string()),
  documents: z.array(z.object({ name: z.string(), rows: z.number(), bytes: z.number() })),
  /** The newest ones. */
  runs: z.array(roomRunSchema),
  isAiGenerating: z.boolean(),
})
export type RoomInfo = z.infer<typeof roomInfoSchema>

/** Words are null where a private design is not this admin's to read. */
export const debugInfoSchema = z.object({
  pattern: z.object({
    id: z.string(),
    ownerId: z.string(),
    name: z.string().nullable(),
    access: z.string(),
    designSystem: z.string(),
    styling: z.string(),
    activeArtifactId: z.string().nullable(),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
  versions: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      kind: z.string(),
      status: z.string(),
      requestId: z.string().nullable(),
      actor: actorSchema,
      createdAt: z.number(),
    }),
  ),
  runs: z.array(roomRunSchema),
  ledger: z.array(
    z.object({
      userId: z.string(),
      requestId: z.string(),
      amount: z.number(),
      state: z.string(),
      message: z.string().nullable(),
      createdAt: z.number(),
    }),
  ),
  faults: z.array(
    z.object({
      artifactId: z.string(),
      kind: z.enum(['compile', 'render']),
      message: z.string().nullable(),
    }),
  ),
})
export type DebugInfo = z.infer<typeof debugInfoSchema>
