import { z } from 'zod'
import { accessModeSchema, levelSchema } from '#shared/access.ts'
import { chatItemSchema } from '#shared/chat.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { idSchema } from '#shared/ids.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'

export const PATTERN_NAME_MAX_CHARACTERS = 200
export const PATTERN_STALE_MS = 5 * 60_000
export const ACCESS_STALE_MS = 5 * 60_000
export const RENAME_DEBOUNCE_MS = 5_000
export const UNTITLED = 'Untitled design'

const FORK = ' (fork)'

/** What a fork is called: after what it was forked from, and told apart from it. */
export const forkName = (name: string): string =>
  name.endsWith(FORK) ? name : `${name.slice(0, PATTERN_NAME_MAX_CHARACTERS - FORK.length)}${FORK}`

export const patternNameSchema = nameSchema(PATTERN_NAME_MAX_CHARACTERS)

/** The editor / chat pattern entity of section 3. */
export const patternSchema = z.object({
  id: idSchema,
  name: z.string(),
  starred: z.boolean(),
  access: accessModeSchema,
  config: patternConfigSchema,
  customId: z.string().nullable(),
  spacePointer: z.object({ spaceRoomId: z.string(), spaceNodeId: z.string() }).nullable(),
  activeArtifactId: z.string().nullable(),
  chatItems: z.array(chatItemSchema),
  isAiGenerating: z.boolean(),
  /** What the person asking may do here. */
  permissionLevel: levelSchema,
  previewHost: z.string(),
})
export type Pattern = z.infer<typeof patternSchema>

/** Which designs of a person's list are wanted, and in which order. */
export const patternListQuerySchema = z.object({
  /** `org`: of the workspace that is named or, without one, the chosen one. */
  scope: z.enum(['mine', 'shared', 'org', 'starred']).optional(),
  orgId: nameSchema(100).optional(),
  folderId: idSchema.optional(),
  /** A part of the name, in any case. */
  q: lineSchema(100).optional(),
  sort: z.enum(['updated', 'name']).default('updated'),
})
export type PatternListQuery = z.output<typeof patternListQuerySchema>

/** One row of the home page. */
export const patternListItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  access: accessModeSchema,
  permissionLevel: levelSchema,
  starred: z.boolean(),
  updatedAt: z.number(),
  activeArtifactId: z.string().nullable(),
  /** A workspace of the person asking that it is shared with. */
  orgId: z.string().nullable().optional(),
  folderId: z.string().nullable().optional(),
  people: z.array(z.object({ id: z.string(), name: z.string(), avatarUrl: z.string().nullable() })),
})
export type PatternListItem = z.infer<typeof patternListItemSchema>
