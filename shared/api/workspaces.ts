import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'
import { UPLOAD_MAX_BYTES } from '#shared/uploads.ts'
import {
  defaultAccessSchema,
  designsOfLeaverSchema,
  invitedRoleSchema,
  type WorkspaceAction,
  workspaceMembersSchema,
  workspaceNameSchema,
  workspaceRoleSchema,
  workspaceSchema,
} from '#shared/workspaces.ts'

const onPath = <const A extends WorkspaceAction>(action: A) =>
  ({ on: 'workspace', may: action, id: 'path.id' }) as const

const personSchema = nameSchema(100)
const leaving = { designs: designsOfLeaverSchema, to: personSchema.optional() }

// Not in the specification's list: workspaces, which it names `org` (design, section 15).
export const workspacesApi = {
  list: route('GET /org', { access: 'account', reply: z.object({ orgs: z.array(workspaceSchema) }) }),
  create: route('POST /org', {
    access: 'account',
    /** The same `requestId` again gives the same answer, and makes nothing. */
    body: z.object({ name: workspaceNameSchema, requestId: idSchema.optional() }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.requestId': 'new' },
    isCostly: true,
  }),
  /** Who pays from now on; null is the person alone. */
  choose: route('POST /user/org', {
    access: 'account',
    body: z.object({ orgId: personSchema.nullable() }),
    reply: okSchema,
    ids: { 'body.orgId': 'workspace' },
  }),
  update: route('PATCH /org/{id}', {
    access: onPath('manage'),
    body: z.object({
      name: workspaceNameSchema.optional(),
      /** The address of an uploaded picture; empty takes it away. */
      logo: lineSchema(300).optional(),
      defaultAccess: defaultAccessSchema.optional(),
      /** What one member may spend of the workspace's credits in a period; null: no limit of its own. */
      creditCap: z.number().int().min(0).max(1_000_000).nullable().optional(),
    }),
    reply: okSchema,
  }),
  /** Keeps a picture for `logo`. */
  addLogo: route('POST /org/{id}/logo', {
    access: onPath('manage'),
    reply: z.object({ logo: z.string() }),
    maxBytes: UPLOAD_MAX_BYTES,
    isBinary: true,
    isCostly: true,
  }),
  /** Whoever is asked in, or meets the workspace in a list of people, sees it before being a member. */
  logo: route('GET /org/{id}/logo/{fileId}', {
    access: 'anyone',
    reply: z.unknown(),
    ids: { 'path.id': 'workspace', 'path.fileId': 'upload' },
  }),
  remove: route('DELETE /org/{id}', { access: onPath('own'), reply: okSchema }),
  members: route('GET /org/{id}/members', { access: onPath('see'), reply: workspaceMembersSchema }),
  invite: route('POST /org/{id}/invite', {
    access: onPath('manage'),
    body: z.object({
      /** Comma-separated. */
      emails: nameSchema(5_000),
      role: invitedRoleSchema.default('member'),
    }),
    reply: z.object({ invites: z.array(z.object({ email: z.string(), link: z.string() })) }),
    isCostly: true,
  }),
  removeInvite: route('POST /org/{id}/invite/remove', {
    access: onPath('manage'),
    body: z.object({ email: nameSchema(320) }),
    reply: okSchema,
  }),
  /** Turning it on again makes another link. */
  link: route('POST /org/{id}/link', {
    access: onPath('manage'),
    body: z.object({ isOn: z.boolean() }),
    reply: z.object({ link: z.string().nullable() }),
  }),
  role: route('POST /org/{id}/role', {
    access: onPath('manage'),
    body: z.object({ userId: personSchema, role: workspaceRoleSchema }),
    reply: okSchema,
    ids: { 'body.userId': 'person' },
  }),
  removeMember: route('POST /org/{id}/remove', {
    access: onPath('manage'),
    body: z.object({ userId: personSchema, ...leaving }),
    reply: okSchema,
    ids: { 'body.userId': 'person' },
  }),
  leave: route('POST /org/{id}/leave', {
    access: onPath('see'),
    body: z.object(leaving),
    reply: okSchema,
  }),
  /** Who is named becomes an owner, who hands over an admin. */
  handOver: route('POST /org/{id}/handOver', {
    access: onPath('own'),
    body: z.object({ userId: personSchema }),
    reply: okSchema,
    ids: { 'body.userId': 'person' },
  }),
}
