import { z } from 'zod'
import { type Action, accessDataSchema, accessModeSchema, grantableLevelSchema } from '#shared/access.ts'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { modelModeSchema, PROMPT_MAX_CHARACTERS } from '#shared/chat.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { idSchema } from '#shared/ids.ts'
import {
  patternListItemSchema,
  patternListQuerySchema,
  patternNameSchema,
  patternSchema,
} from '#shared/patterns.ts'
import { templateIdSchema } from '#shared/templates.ts'
import { lineSchema, nameSchema, wordsSchema } from '#shared/text.ts'

const ofItsVersion = [{ on: 'artifact', may: 'view', id: 'body.artifactId', isOfTheSame: true }] as const
const onPath = <const A extends Action>(action: A) => ({ on: 'pattern', may: action, id: 'path.id' }) as const

export const patternsApi = {
  get: route('GET /chatPattern/{id}', { access: onPath('view'), reply: patternSchema }),
  // Not in the specification's list: the dialog Info (design, section 14).
  info: route('GET /chatPattern/{id}/info', {
    access: onPath('view'),
    reply: z.object({
      owner: z.object({ id: z.string(), name: z.string(), avatarUrl: z.string().nullable() }),
      createdAt: z.number(),
      updatedAt: z.number(),
      forkedFrom: z.object({ id: idSchema, name: z.string() }).nullable(),
    }),
  }),
  rename: route('POST /chatPattern/rename', {
    access: { on: 'pattern', may: 'rename', id: 'body.id' },
    body: z.object({ id: idSchema, newName: patternNameSchema }),
    reply: okSchema,
  }),
  star: route('POST /chatPattern/star', {
    access: { on: 'pattern', may: 'star', id: 'body.id' },
    body: z.object({ id: idSchema, shouldStar: z.boolean() }),
    reply: okSchema,
  }),
  access: route('POST /chatPattern/{id}/access', {
    access: onPath('share'),
    body: z.object({ access: accessModeSchema }),
    reply: okSchema,
  }),
  fork: route('POST /chatPattern/fork', {
    access: { on: 'pattern', may: 'fork', id: 'body.id', also: ofItsVersion },
    body: z.object({ id: idSchema, artifactId: idSchema }),
    reply: z.object({ id: idSchema }),
    isCostly: true,
  }),
  convert: route('POST /chatPattern/convert', {
    access: { on: 'pattern', may: 'fork', id: 'body.id', also: ofItsVersion },
    body: z.object({
      id: idSchema,
      artifactId: idSchema,
      config: patternConfigSchema,
      customId: lineSchema(200).nullish(),
      // Not in the specification's list: what rewrites it, as for a prompt.
      mode: modelModeSchema.default('best'),
      modelId: idSchema.nullish(),
    }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.customId': 'preset', 'body.modelId': 'model' },
    isCostly: true,
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
  // Not in the specification's list: making, listing and deleting designs and accepting an invitation (design, section 5).
  create: route('POST /chatPattern', {
    access: 'session',
    body: z.object({
      name: patternNameSchema.optional(),
      config: patternConfigSchema.optional(),
      prompt: wordsSchema(PROMPT_MAX_CHARACTERS).optional(),
      /** The template that it begins with. */
      templateId: templateIdSchema.optional(),
    }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.templateId': 'template' },
    isCostly: true,
  }),
  /** What is shown in place of a design that does not exist (design, section 11). */
  sample: route('GET /sample', {
    access: 'anyone',
    reply: z.object({ name: z.string(), previewSrc: z.string() }),
  }),
  list: route('GET /chatPattern', {
    access: 'session',
    query: patternListQuerySchema,
    reply: z.object({ patterns: z.array(patternListItemSchema) }),
  }),
  remove: route('DELETE /chatPattern/{id}', { access: onPath('delete'), reply: okSchema }),
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
