import { z } from 'zod'
import { type Action, accessDataSchema, accessModeSchema, grantableLevelSchema } from '#shared/access.ts'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'
import {
  accessRequestSchema,
  canvasRequestToMeSchema,
  invitedRoleSchema,
  ownRequestSchema,
  REQUEST_MESSAGE_MAX_CHARACTERS,
  requestToMeSchema,
} from '#shared/workspaces.ts'

const onPath = <const A extends Action>(action: A) => ({ on: 'pattern', may: action, id: 'path.id' }) as const

/** One page, and two calls, serve every kind of invitation. */
const invitationKindSchema = z.enum(['pattern', 'canvas', 'org'])

/** Who may see and change a design, and how somebody is asked in. */
export const sharingApi = {
  access: route('POST /chatPattern/{id}/access', {
    isOfTheCanvas: true,
    access: onPath('share'),
    body: z.object({ access: accessModeSchema }),
    reply: okSchema,
  }),
  owner: route('GET /chatPattern/{id}/owner', { access: onPath('seeMembers'), reply: accessDataSchema }),
  invite: route('POST /chatPattern/{id}/invite', {
    isOfTheCanvas: true,
    access: onPath('share'),
    body: z.object({
      /** Comma-separated (section 5). */
      emails: nameSchema(5_000),
      permissionLevel: grantableLevelSchema.default('write'),
    }),
    /** The links prove themselves, so an invitation works without mail. */
    reply: z.object({ invites: z.array(z.object({ email: z.string(), link: z.string() })) }),
    isCostly: true,
  }),
  /** Every member of a workspace that the caller is in. */
  inviteOrg: route('POST /chatPattern/{id}/inviteOrg', {
    isOfTheCanvas: true,
    access: {
      ...onPath('share'),
      also: [{ on: 'workspace', may: 'see', id: 'body.orgId' }],
    },
    body: z.object({ orgId: nameSchema(100), permissionLevel: grantableLevelSchema.default('write') }),
    reply: okSchema,
  }),
  removeOrg: route('POST /chatPattern/{id}/access/removeOrg', {
    isOfTheCanvas: true,
    access: onPath('share'),
    body: z.object({ orgId: nameSchema(100) }),
    reply: z.object({ undo: z.string() }),
    ids: { 'body.orgId': 'workspace' },
  }),
  /** Somebody else, by who may share; oneself, by any member. */
  removeUser: route('POST /chatPattern/{id}/access/remove', {
    isOfTheCanvas: true,
    access: onPath('leave'),
    body: z.object({ userIdToRemove: nameSchema(320) }),
    /** Takes the removal back, for ten minutes. */
    reply: z.object({ undo: z.string() }),
    ids: { 'body.userIdToRemove': 'person' },
  }),
  permission: route('POST /chatPattern/{id}/permission', {
    isOfTheCanvas: true,
    access: onPath('share'),
    body: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('user'),
        userIdToUpdate: nameSchema(320),
        updatedPermission: grantableLevelSchema,
      }),
      z.object({
        type: z.literal('org'),
        orgIdToUpdate: nameSchema(320),
        updatedPermission: grantableLevelSchema,
      }),
    ]),
    reply: okSchema,
    ids: { 'body.userIdToUpdate': 'person', 'body.orgIdToUpdate': 'workspace' },
  }),
  // Not in the specification's list: taking a removal back, and an invitation (design, sections 5 and 9).
  /** Gives back exactly what was removed: the level, or the invitation with its link. */
  undoRemove: route('POST /chatPattern/{id}/access/undoRemove', {
    isOfTheCanvas: true,
    access: onPath('share'),
    body: z.object({ undo: lineSchema(4_000) }),
    reply: okSchema,
    ids: { 'body.undo': 'sealed' },
  }),
  /** What an invitation is for, before anybody signs in; one that is used, withdrawn or expired is 404 and says which. */
  invitation: route('GET /chatPattern/invitation/{token}', {
    access: 'anyone',
    reply: z.object({
      kind: invitationKindSchema.optional(),
      id: idSchema.optional(),
      /** What it is called: the design, or the workspace. */
      patternName: z.string(),
      /** Of a design alone. */
      permissionLevel: grantableLevelSchema.optional(),
      /** In a workspace alone. */
      role: invitedRoleSchema.optional(),
      logo: z.string().nullable().optional(),
    }),
    ids: { 'path.token': 'sealed' },
  }),
  acceptInvite: route('POST /chatPattern/invite/accept', {
    access: 'account',
    body: z.object({ token: z.string().min(20).max(200) }),
    reply: z.object({ kind: invitationKindSchema.optional(), id: idSchema }),
    ids: { 'body.token': 'sealed' },
    isCostly: true,
  }),
  // Not in the specification's list: asking to be let in, and handing a design over.
  request: route('POST /chatPattern/{id}/access/request', {
    access: 'account',
    body: z.object({ message: lineSchema(REQUEST_MESSAGE_MAX_CHARACTERS).default('') }),
    reply: okSchema,
    ids: { 'path.id': 'asked' },
    isCostly: true,
  }),
  /** What became of it, for whoever asked. */
  ownRequest: route('GET /chatPattern/{id}/access/request', {
    access: 'account',
    reply: ownRequestSchema,
    ids: { 'path.id': 'asked' },
  }),
  requests: route('GET /chatPattern/{id}/access/requests', {
    access: onPath('share'),
    reply: z.object({ requests: z.array(accessRequestSchema) }),
  }),
  /** Of all designs and canvases that are one's own. */
  requestsToMe: route('GET /user/accessRequests', {
    access: 'session',
    reply: z.object({
      requests: z.array(requestToMeSchema),
      canvasRequests: z.array(canvasRequestToMeSchema).optional(),
    }),
  }),
  answer: route('POST /chatPattern/{id}/access/answer', {
    isOfTheCanvas: true,
    access: onPath('share'),
    body: z.object({
      id: idSchema,
      isGranted: z.boolean(),
      permissionLevel: grantableLevelSchema.default('read'),
    }),
    reply: okSchema,
    ids: { 'body.id': 'request' },
  }),
  /** To a member with an account; the former owner stays as a writer. */
  handOver: route('POST /chatPattern/{id}/handOver', {
    isOfTheCanvas: true,
    access: onPath('handOver'),
    body: z.object({ userId: nameSchema(100) }),
    reply: okSchema,
    ids: { 'body.userId': 'person' },
  }),
}
