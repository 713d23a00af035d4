import { z } from 'zod'
import { type Action, accessDataSchema, accessModeSchema, grantableLevelSchema } from '#shared/access.ts'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'

const onPath = <const A extends Action>(action: A) => ({ on: 'pattern', may: action, id: 'path.id' }) as const

/** Who may see and change a design, and how somebody is asked in. */
export const sharingApi = {
  access: route('POST /chatPattern/{id}/access', {
    access: onPath('share'),
    body: z.object({ access: accessModeSchema }),
    reply: okSchema,
  }),
  owner: route('GET /chatPattern/{id}/owner', { access: onPath('seeMembers'), reply: accessDataSchema }),
  invite: route('POST /chatPattern/{id}/invite', {
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
  removeUser: route('POST /chatPattern/{id}/access/remove', {
    access: onPath('share'),
    body: z.object({ userIdToRemove: nameSchema(320) }),
    /** Takes the removal back, for ten minutes. */
    reply: z.object({ undo: z.string() }),
    ids: { 'body.userIdToRemove': 'person' },
  }),
  permission: route('POST /chatPattern/{id}/permission', {
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
    access: onPath('share'),
    body: z.object({ undo: lineSchema(4_000) }),
    reply: okSchema,
    ids: { 'body.undo': 'sealed' },
  }),
  /** What an invitation is for, before anybody signs in; one that is used or withdrawn is 404. */
  invitation: route('GET /chatPattern/invitation/{token}', {
    access: 'anyone',
    reply: z.object({ patternName: z.string(), permissionLevel: grantableLevelSchema }),
    ids: { 'path.token': 'sealed' },
  }),
  acceptInvite: route('POST /chatPattern/invite/accept', {
    access: 'account',
    body: z.object({ token: z.string().min(20).max(200) }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.token': 'sealed' },
    isCostly: true,
  }),
}
