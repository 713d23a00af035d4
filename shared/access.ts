import { z } from 'zod'

/** Permission levels of the specification, section 6, lowest first. */
export const levelSchema = z.enum(['read', 'write', 'owner'])
export type Level = z.infer<typeof levelSchema>

/** What a person may be handed: nobody can hand out "owner". */
export const grantableLevelSchema = z.enum(['read', 'write'])
export type GrantedLevel = z.infer<typeof grantableLevelSchema>

export const accessModeSchema = z.enum(['public', 'private'])
export type AccessMode = z.infer<typeof accessModeSchema>

/** Everything somebody can do to a pattern or canvas; the lowest level that may do it. */
const LOWEST_LEVEL = {
  view: 'read',
  fork: 'read',
  /** For a direction of an exploration. */
  vote: 'read',
  generate: 'write',
  edit: 'write',
  rename: 'write',
  star: 'write',
  giveFeedback: 'write',
  share: 'write',
  seeMembers: 'write',
  /** Give up what one was given, by oneself. */
  leave: 'read',
  delete: 'owner',
  handOver: 'owner',
  /** What platform admins did to it. */
  seeAudit: 'owner',
} as const satisfies Record<string, Level>

export type Action = keyof typeof LOWEST_LEVEL

const RANK: Record<Level, number> = { read: 1, write: 2, owner: 3 }

/** The whole policy: may somebody with this level (null: none) do this? */
export function can(level: Level | null, action: Action): boolean {
  return level !== null && RANK[level] >= RANK[LOWEST_LEVEL[action]]
}

/** The more of two levels that somebody was given. */
export const higher = (a: GrantedLevel | null, b: GrantedLevel | null): GrantedLevel | null =>
  a === 'write' || b === 'write' ? 'write' : (a ?? b)

/** Facts that decide a level; gathered by `server/access/levels-queries.ts`. */
export interface AccessFacts {
  isOwner: boolean
  /** Level given to this person, or the highest given to one of the person's workspaces. */
  memberLevel: GrantedLevel | null
  mode: AccessMode
}

export function levelFrom({ isOwner, memberLevel, mode }: AccessFacts): Level | null {
  if (isOwner) return 'owner'
  if (memberLevel === 'write') return 'write'
  return memberLevel ?? (mode === 'public' ? 'read' : null)
}

/** Members as the Share dialog shows them; `email` is null for people who may not see addresses. */
export const accessDataSchema = z.object({
  usersList: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullable(),
      name: z.string(),
      avatarUrl: z.string().nullable(),
      permissionLevel: levelSchema,
      /** The workspace that lets somebody edit whose own grant is to look. */
      editsThrough: z.string().optional(),
    }),
  ),
  /** Workspaces that the design is shared with. */
  orgsList: z.array(
    z.object({
      id: z.string(),
      permissionLevel: grantableLevelSchema,
      name: z.string().optional(),
      logo: z.string().nullable().optional(),
      memberCount: z.number().int().optional(),
    }),
  ),
  /** Invitations nobody has accepted yet, with the link that proves itself. */
  invites: z.array(z.object({ email: z.string(), permissionLevel: grantableLevelSchema, link: z.string() })),
})
export type AccessData = z.infer<typeof accessDataSchema>
