import { z } from 'zod'
import { actorSchema } from '#shared/actor.ts'
import { idSchema } from '#shared/ids.ts'
import { importedPartSchema } from '#shared/imports.ts'
import { MESSAGES } from '#shared/messages.ts'
import { planPartSchema, questionsPartSchema } from '#shared/talk.ts'
import { templateIdSchema } from '#shared/templates.ts'
import { lineSchema } from '#shared/text.ts'

export const PROMPT_MAX_CHARACTERS = 50_000
/** The newest items are in the room's document; older ones move out of it a page at a time. */
export const CHAT_ITEMS_MAX = 300
export const CHAT_PAGE_ITEMS = 100
/** Prompts that wait in a room while one runs. */
export const QUEUED_PROMPTS_MAX = 10
/** What the room's document shows of each. */
export const QUEUED_TEXT_CHARACTERS = 500
export const SCROLL_DELAY_MS = 500
/** How long each tip stays. */
export const TIP_ROTATION_MS = 6_500
export const AT_BOTTOM_PX = 20
/** From this much silence of the model the person sees how long it has been. */
export const SILENCE_SHOWN_S = 20
/** From this much silence a run may be stuck, and can be begun again for free. */
export const STUCK_AFTER_S = 20

export const modelModeSchema = z.enum(['best', 'agent'])
export type ModelMode = z.infer<typeof modelModeSchema>

const versionSchema = z.object({ major: z.number().int(), minor: z.number().int() })
const diffIdsSchema = z.object({ originalArtifactId: z.string().nullable(), updatedArtifactId: z.string() })
const snippetDiffSchema = z.object({ originalSnippet: z.string(), newSnippet: z.string() })

/** What of a tool's answer stands in the chat. */
export const TOOL_RESULT_CHARACTERS = 2_000

/** Snippets in a document stay small; the whole diff is a call. */
export const SNIPPET_MAX_BYTES = 4_096

/** What becomes of a prompt that is sent while another one runs. */
export const whenBusySchema = z.enum(['refuse', 'queue'])
export type WhenBusy = z.infer<typeof whenBusySchema>

export const codeActionSchema = z.enum(['create', 'update', 'delete', 'rename', 'install'])
export type CodeAction = z.infer<typeof codeActionSchema>

export const toolActionSchema = z.enum([
  'plan',
  'list',
  'read',
  'search',
  'write',
  'edit',
  'rename',
  'delete',
  'install',
  'check',
  'look',
  'finish',
])
export type ToolAction = z.infer<typeof toolActionSchema>

export const suggestedActionSchema = z.object({
  type: z.enum([
    'Polish',
    'AddInteractivity',
    'SelectElement',
    'VisitDocs',
    'ConnectOpenAI',
    // Not in the specification's list: the answers to "does this replace the design?".
    'ReplaceDesign',
    'NewDesign',
    // Nor these: what helps where no model is connected. The second puts its prompt into the box, to be finished.
    'ConnectModel',
    'WritePrompt',
    // A request that the model proposed.
    'NextStep',
  ]),
  /** The prompt to send, for actions that send one. */
  prompt: z.string().optional(),
  label: z.string().optional(),
})

const outsideChangeSchema = z.object({
  action: codeActionSchema,
  file: z.string(),
  linesAdded: z.number().int(),
  linesRemoved: z.number().int(),
})

/** The content parts of section 3 of the specification. */
export const chatPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), message: z.string() }),
  z.object({ type: z.literal('image'), name: z.string(), url: z.string() }),
  z.object({
    type: z.literal('thinking'),
    message: z.string(),
    isPlaceholder: z.boolean(),
    thoughts: z.string(),
    startTime: z.number().nullable(),
    endTime: z.number().nullable(),
  }),
  z.object({
    type: z.literal('error'),
    /** Missing in what was written before there were kinds; `errorKind` knows those. */
    kind: z.enum(['stopped', 'failed']).optional(),
    message: z.string(),
    hasRetry: z.boolean(),
    /** What was behind it, where that is known. */
    cause: z.string().optional(),
  }),
  z.object({
    type: z.literal('artifact'),
    artifactId: z.string(),
    artifactName: z.string(),
    version: versionSchema,
    wasStopped: z.boolean(),
    isArtifactInitializing: z.boolean(),
  }),
  z.object({
    type: z.literal('codeBlock'),
    action: codeActionSchema,
    file: z.string(),
    message: z.string(),
    diff: diffIdsSchema.nullable(),
    componentLabel: z.string().nullable(),
  }),
  z.object({ type: z.literal('codeSnippet'), code: z.string(), language: z.string() }),
  z.object({ type: z.literal('reference'), name: z.string() }),
  z.object({ type: z.literal('referenceV2'), name: z.string(), color: z.string(), url: z.string() }),
  z.object({ type: z.literal('manualEdit'), artifactId: z.string(), message: z.string() }),
  z.object({
    type: z.literal('toolCall'),
    toolAction: toolActionSchema,
    toolParam: z.string(),
    startTime: z.number(),
    endTime: z.number().nullable(),
    linesAdded: z.number().int(),
    linesRemoved: z.number().int(),
    diff: snippetDiffSchema.nullable(),
    additionalContext: z.string(),
    imageUrls: z.array(z.string()),
    /** The beginning of what came back; missing in what was written before it was kept. */
    result: z.string().optional(),
  }),
  z.object({ type: z.literal('suggestedActions'), actions: z.array(suggestedActionSchema) }),
  // Not in the specification's list: what a run wanted beyond its selection, to be allowed with one click (design, section 7).
  z.object({
    type: z.literal('outOfScope'),
    /** What the run was limited to. */
    scope: z.string(),
    changes: z.array(outsideChangeSchema),
    isAllowed: z.boolean(),
  }),
  // Not in the specification's list: what a stopped or failed run had finished, to be kept with one click.
  z.object({
    type: z.literal('finishedFiles'),
    count: z.number().int(),
    /** How many it had begun, the finished ones among them. */
    begun: z.number().int(),
    /** The first of them by name. */
    files: z.array(z.string()),
    isKept: z.boolean(),
    /** Credits that keeping them takes; missing where it takes none. */
    cost: z.number().int().optional(),
  }),
  // Not in the specification's list: what a design was imported from, and what of that is not in it.
  importedPartSchema,
  // Not in the specification's list: what an answer asks back, and the steps in which it works.
  questionsPartSchema,
  planPartSchema,
  // Not in the specification's list: the templates that answer a request where no model is connected.
  z.object({
    type: z.literal('templateChoices'),
    /** The one this design was begun with; null where none was near. */
    chosen: templateIdSchema.nullable(),
    /** The nearest others, or all where none was near; one click begins with another. */
    others: z.array(templateIdSchema),
  }),
])
export type ChatPart = z.infer<typeof chatPartSchema>
export type ChatPartType = ChatPart['type']

type ErrorPart = Extract<ChatPart, { type: 'error' }>

/** What kind of end it tells; those of before there were kinds are known by their sentence. */
export const errorKind = ({ kind, message }: ErrorPart): NonNullable<ErrorPart['kind']> =>
  kind ?? (message === MESSAGES.generationStopped ? 'stopped' : 'failed')

/** A part whose type this build does not know is shown as an error, never dropped silently. */
export const ASSISTANT_USER_ID = 'assistant'
export const APP_USER_ID = 'app'

export const chatItemSchema = z.object({
  id: idSchema,
  /** A user id, 'assistant' or 'app'. */
  userId: z.string(),
  actor: actorSchema,
  requestId: z.string(),
  role: z.enum(['user', 'assistant', 'app']),
  content: z.array(chatPartSchema),
  timeCreated: z.number(),
  metadata: z.object({ traceId: z.string().nullable() }),
})
export type ChatItem = z.infer<typeof chatItemSchema>

export const hostedFileSchema = z.object({ name: lineSchema(200), url: lineSchema(2_000) })
export type HostedFile = z.infer<typeof hostedFileSchema>

/** "7 of 12 files"; without the second number where all that was begun is finished. */
export const finishedLabel = ({ count, begun }: { count: number; begun: number }): string =>
  begun > count ? `${count} of ${begun} files` : count === 1 ? '1 file' : `${count} files`

/** Why a prompt cannot be sent: whitespace only is ignored, too long is an alert. */
export function promptProblem(text: string): 'empty' | 'too_long' | null {
  if (text.trim() === '') return 'empty'
  return text.length > PROMPT_MAX_CHARACTERS ? 'too_long' : null
}
