import { z } from 'zod'
import type { Action } from '#shared/access.ts'
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
  fork: route('POST /chatPattern/fork', {
    access: { on: 'pattern', may: 'fork', id: 'body.id', also: ofItsVersion },
    body: z.object({ id: idSchema, artifactId: idSchema }),
    /** The workspace that the fork is shared with, where it is private by the plan of that. */
    reply: z.object({ id: idSchema, sharedWith: z.string().optional() }),
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
  // Not in the specification's list: making, listing and deleting designs (design, section 5).
  create: route('POST /chatPattern', {
    access: 'session',
    body: z.object({
      name: patternNameSchema.optional(),
      config: patternConfigSchema.optional(),
      prompt: wordsSchema(PROMPT_MAX_CHARACTERS).optional(),
      /** The template that it begins with. */
      templateId: templateIdSchema.optional(),
      /** Somebody's preset that it is made with; `config` is that of the preset, and may be left out. */
      customId: idSchema.nullish(),
      /** A workspace of the caller that it is shared with from the start; else what the chosen one's setting says. */
      orgId: nameSchema(100).optional(),
    }),
    reply: z.object({ id: idSchema }),
    ids: { 'body.templateId': 'template', 'body.customId': 'preset', 'body.orgId': 'workspace' },
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
    ids: { 'query.orgId': 'workspace', 'query.folderId': 'folder' },
    reply: z.object({ patterns: z.array(patternListItemSchema) }),
  }),
  remove: route('DELETE /chatPattern/{id}', {
    access: onPath('delete'),
    reply: okSchema,
    isOfTheCanvas: true,
  }),
}
