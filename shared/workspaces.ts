import { z } from 'zod'
import { grantableLevelSchema } from '#shared/access.ts'
import { idSchema } from '#shared/ids.ts'
import { nameSchema } from '#shared/text.ts'

/** How many workspaces one person may be in. */
export const WORKSPACES_MAX = 20
export const MEMBERS_MAX = 500
/** Invitations of a workspace that nobody has taken yet. */
export const WORKSPACE_INVITES_MAX = 200
/** Folders of one person, or of one workspace. */
export const FOLDERS_MAX = 200
/** Requests for one design that nobody has answered yet. */
export const ACCESS_REQUESTS_MAX = 100
/** Days of which a member's use is shown, today last. */
export const USAGE_DAYS = 30
export const REQUEST_MESSAGE_MAX_CHARACTERS = 500

export const workspaceRoleSchema = z.enum(['owner', 'admin', 'member'])
export type WorkspaceRole = z.infer<typeof workspaceRoleSchema>

/** What an invitation may give: only an owner makes owners, of members. */
export const invitedRoleSchema = z.enum(['admin', 'member'])
export type InvitedRole = z.infer<typeof invitedRoleSchema>

export const workspaceNameSchema = nameSchema(100)
export const folderNameSchema = nameSchema(100)

/** What a new design of somebody who has chosen this workspace gives its members. */
export const defaultAccessSchema = z.enum(['none', ...grantableLevelSchema.options])
export type DefaultAccess = z.infer<typeof defaultAccessSchema>

/** Everything somebody can do to a workspace; the lowest role that may do it. */
const LOWEST_ROLE = { see: 'member', manage: 'admin', own: 'owner' } as const satisfies Record<
  string,
  WorkspaceRole
>

export type WorkspaceAction = keyof typeof LOWEST_ROLE

const RANK: Record<WorkspaceRole, number> = { member: 1, admin: 2, owner: 3 }

/** May somebody with this role (null: none) do this? */
export function canInWorkspace(role: WorkspaceRole | null, action: WorkspaceAction): boolean {
  return role !== null && RANK[role] >= RANK[LOWEST_ROLE[action]]
}

/** Whatever makes an owner, or touches one, is an owner's; all else is for whoever manages. */
export const actionOn = (...roles: WorkspaceRole[]): WorkspaceAction =>
  roles.includes('owner') ? 'own' : 'manage'

/** What becomes of somebody's designs that are shared with a workspace when this person is no longer in it. */
export const designsOfLeaverSchema = z.enum(['keep', 'handOver'])

export const folderSchema = z.object({ id: z.string(), name: z.string(), orgId: z.string().nullable() })
export type Folder = z.infer<typeof folderSchema>

/** A workspace as its own members see it in a list. */
export const workspaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of a picture. */
  logo: z.string().nullable(),
  role: workspaceRoleSchema,
  memberCount: z.number().int(),
})
export type Workspace = z.infer<typeof workspaceSchema>

/** The workspace that somebody has chosen, as `GET /user` tells it. */
export const chosenWorkspaceSchema = workspaceSchema.omit({ memberCount: true })

export const workspaceMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for who may not manage the workspace. */
  email: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  role: workspaceRoleSchema,
  lastActiveAt: z.number().nullable(),
  /** In this period, while this workspace was the chosen one. */
  creditsUsed: z.number(),
  /** The same by days (UTC), today last. */
  daily: z.array(z.number()),
})
export type WorkspaceMember = z.infer<typeof workspaceMemberSchema>

export const workspaceMembersSchema = z.object({
  members: z.array(workspaceMemberSchema),
  invites: z.array(z.object({ email: z.string(), role: invitedRoleSchema, link: z.string() })),
  /** Lets in whoever has it; null when it is off, and for who may not manage the workspace. */
  link: z.string().nullable(),
  // Beyond the table of calls: what Manage Team shows beside the members.
  defaultAccess: defaultAccessSchema.optional(),
  creditCap: z.number().int().nullable().optional(),
})
export type WorkspaceMembers = z.infer<typeof workspaceMembersSchema>

/** What became of one's own request for a design or a canvas. */
export const ownRequestSchema = z.object({
  state: z.enum(['none', 'open', 'declined']),
  /** When somebody who was declined may ask again. */
  againAt: z.number().nullable(),
})
export type OwnRequest = z.infer<typeof ownRequestSchema>

/** Somebody who asks to be let into a design. */
export const accessRequestSchema = z.object({
  id: z.string(),
  user: z.object({
    id: z.string(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    // Beyond the table of calls: anybody can call themselves as they like.
    email: z.string().optional(),
  }),
  message: z.string(),
  createdAt: z.number(),
})
export type AccessRequest = z.infer<typeof accessRequestSchema>

/** The same beside others, so it says for which design. */
export const requestToMeSchema = accessRequestSchema.extend({
  pattern: z.object({ id: idSchema, name: z.string() }),
})
export type RequestToMe = z.infer<typeof requestToMeSchema>

/** The same of a canvas. */
export const canvasRequestToMeSchema = accessRequestSchema.extend({
  canvas: z.object({ id: idSchema, name: z.string() }),
})

/** Where the picture of a workspace is. */
export const logoPath = (workspaceId: string, fileId: string): string =>
  `/api/org/${workspaceId}/logo/${fileId}`
