import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { chatItemSchema, hostedFileSchema, modelModeSchema, whenBusySchema } from '#shared/chat.ts'
import { creditsSchema } from '#shared/credits.ts'
import { idSchema } from '#shared/ids.ts'
import { lookSchema } from '#shared/look.ts'
import { MENTIONS_MAX } from '#shared/mentions.ts'
import { REFERENCES_MAX, referenceSchema } from '#shared/references.ts'
import { answersSchema } from '#shared/talk.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'

const sendBodySchema = z.object({
  updatePrompt: z.string(),
  userItemId: idSchema,
  assistantItemId: idSchema,
  requestId: idSchema,
  hostedFileData: z.array(hostedFileSchema).max(10).default([]),
  updateOnRequestId: idSchema.nullish(),
  mode: modelModeSchema.default('best'),
  // Nor this: the model that was picked for it; without one that of the mode.
  modelId: idSchema.nullish(),
  components: z.array(lineSchema(200)).max(50).default([]),
  isFix: z.boolean().default(false),
  // Not in the specification's list: the selected elements, shown as its referenceV2 parts.
  references: z.array(referenceSchema).max(REFERENCES_MAX).default([]),
  // Nor this: what the person looks at while asking, which the model is told.
  look: lookSchema.nullish(),
  // Nor these: it is only planned; it answers the questions of an earlier request.
  isPlanOnly: z.boolean().default(false),
  answers: answersSchema.nullish(),
  // Nor this: whether it waits for a run that is under way; its body is the same without it.
  whenBusy: whenBusySchema.default('refuse'),
  // Nor this: people of the design whom the prompt names, and who are written to.
  mentionedIds: z.array(nameSchema(100)).max(MENTIONS_MAX).default([]),
})

export const chatApi = {
  send: route('POST /spaces/node/chat/{editorId}', {
    access: {
      ...{ on: 'pattern', may: 'generate', id: 'path.editorId' },
      also: [{ on: 'artifact', may: 'view', id: 'body.references[].artifactId', isOfTheSame: true }],
    },
    body: sendBodySchema,
    reply: creditsSchema.extend({ isQueued: z.literal(true).optional() }),
    ids: {
      ...{ 'body.userItemId': 'new', 'body.assistantItemId': 'new', 'body.requestId': 'new' },
      ...{ 'body.modelId': 'model', 'body.updateOnRequestId': 'run', 'body.hostedFileData[].url': 'upload' },
      ...{ 'body.answers.requestId': 'run', 'body.mentionedIds[]': 'person' },
    },
    maxBytes: 1_000_000,
    isPrompt: true,
  }),
  retry: route('POST /editor/retry', {
    access: { on: 'pattern', may: 'generate', id: 'body.editorRoomId' },
    body: z.object({ requestId: idSchema, editorRoomId: idSchema, assistantItemId: idSchema }),
    reply: okSchema,
    ids: { 'body.requestId': 'run', 'body.assistantItemId': 'run' },
    isPrompt: true,
  }),
  // Not in the specification's list: Stop needs a call (design, section 5).
  stop: route('POST /editor/stop', {
    access: { on: 'pattern', may: 'generate', id: 'body.id' },
    body: z.object({ id: idSchema, requestId: idSchema }),
    reply: okSchema,
    ids: { 'body.requestId': 'run' },
  }),
  // Not in the specification's list: what a run left out because of its selection, allowed with one click (design, section 7).
  allow: route('POST /editor/allow', {
    access: { on: 'pattern', may: 'edit', id: 'body.id' },
    body: z.object({ id: idSchema, requestId: idSchema }),
    reply: z.object({ artifactId: idSchema }),
    ids: { 'body.requestId': 'run' },
    isCostly: true,
  }),
  // Not in the specification's list: what a stopped or failed run had finished, kept with one click.
  keep: route('POST /editor/keep', {
    access: { on: 'pattern', may: 'edit', id: 'body.id' },
    body: z.object({ id: idSchema, requestId: idSchema }),
    reply: z.object({ artifactId: idSchema }),
    ids: { 'body.requestId': 'run' },
    isCostly: true,
  }),
  // Not in the specification's list: old items leave the room's document, and are loaded when somebody scrolls (design, section 6).
  older: route('GET /chatPattern/{id}/chat', {
    access: { on: 'pattern', may: 'view', id: 'path.id' },
    /** A place in the whole thread: `olderChatItems` of the room, then `start` of the page before. */
    query: z.object({
      before: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    }),
    /** The items just before that place, oldest first; the first of them stands at `start`. */
    reply: z.object({ items: z.array(chatItemSchema), start: z.number().int() }),
  }),
}
