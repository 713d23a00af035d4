import { z } from 'zod'
import { actorSchema } from '#shared/actor.ts'
import { hostedFileSchema, modelModeSchema } from '#shared/chat.ts'
import type { Credits } from '#shared/credits.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { lookSchema } from '#shared/look.ts'
import { mentionSchema } from '#shared/mentions.ts'
import type { KeyOf } from '#shared/models.ts'
import { referenceSchema } from '#shared/references.ts'
import { answersSchema } from '#shared/talk.ts'

/** What a run was asked, kept so that it can be retried and reconciled after a crash. */
export const runRequestSchema = z.object({
  requestId: z.string(),
  userItemId: z.string(),
  assistantItemId: z.string(),
  prompt: z.string(),
  mode: modelModeSchema,
  /** The model that was picked for it; null, or one that is gone: that of the mode. */
  modelId: z.string().nullable().default(null),
  /** It was picked from those of the author's own keys or of a workspace's, so nothing else answers and no credits are taken. */
  isOwnModel: z.boolean().default(false),
  /** The workspace whose key it is, where it is that of one. */
  keyOrgId: z.string().nullable().default(null),
  hostedFiles: z.array(hostedFileSchema),
  /** The elements it is limited to. */
  references: z.array(referenceSchema).default([]),
  actor: actorSchema,
  /** Components it is limited to; empty for the whole design. */
  components: z.array(z.string()).default([]),
  /** It takes the place of this request: it begins where that one began. */
  updateOnRequestId: z.string().nullable().default(null),
  /** It repairs this version, and so begins with it. */
  fixOf: z.string().nullable().default(null),
  /** The active version when the repair was asked for: after another one it does not begin any more. */
  fixSeen: z.string().nullable().default(null),
  /** Where a browser says that it was thrown: anybody's text. */
  stack: z.string().default(''),
  /** Only its plan is asked for. */
  isPlanOnly: z.boolean().default(false),
  /** The questions of an earlier request that it answers. */
  answers: answersSchema.nullable().default(null),
  /** What the person had before their eyes. */
  look: lookSchema.nullable().default(null),
  /** Of their browser, where they had nothing before their eyes. */
  language: lookSchema.shape.language.default(null),
  /** People of the design who are told that it names them. */
  mentions: z.array(mentionSchema).default([]),
  /** Set where that is free of charge: the request, or the version, whose failure all of these repairs are for. */
  freeFixOf: z.string().nullable().default(null),
})
export type RunRequest = z.infer<typeof runRequestSchema>

/** What is left out limits nothing. */
export const runRequest = (given: z.input<typeof runRequestSchema>): RunRequest =>
  runRequestSchema.parse(given)

/** What the sender of a request is told; told again when the same request comes again. */
export type StartResult =
  | { credits: Credits /** It waits for its turn. */; isQueued?: true }
  | { error: ErrorCode }

/** Whose key answers it. */
export const keyOf = ({ isOwnModel, keyOrgId }: Pick<RunRequest, 'isOwnModel' | 'keyOrgId'>): KeyOf => {
  if (!isOwnModel) return 'server'
  return keyOrgId === null ? 'person' : 'workspace'
}

/** What a request is limited to, for people; null for the whole design. */
export const scopeLabel = ({ references, components }: RunRequest): string | null =>
  (references.length > 0 ? references.map(({ name }) => name) : components).join(', ') || null
