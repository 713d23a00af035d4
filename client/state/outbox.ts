import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import { hostedFileSchema, modelModeSchema, whenBusySchema } from '#shared/chat.ts'
import { idSchema, newId } from '#shared/ids.ts'
import { lookSchema } from '#shared/look.ts'
import { mentionSchema } from '#shared/mentions.ts'
import { referenceSchema } from '#shared/references.ts'
import { answersSchema } from '#shared/talk.ts'

const outgoingSchema = z.object({
  requestId: idSchema,
  userItemId: idSchema,
  assistantItemId: idSchema,
  text: z.string(),
  files: z.array(hostedFileSchema),
  mode: modelModeSchema.default('best'),
  modelId: z.string().nullable().default(null),
  references: z.array(referenceSchema).catch([]),
  updateOnRequestId: idSchema.nullable().default(null),
  components: z.array(z.string()).catch([]),
  mentions: z.array(mentionSchema).catch([]),
  /** What was to be seen when it was asked; kept, since under one request id nothing else may go out. */
  look: lookSchema.nullable().catch(null),
  isPlanOnly: z.boolean().catch(false),
  /** The questions that it answers. */
  answers: answersSchema.nullable().catch(null),
  /** Whether it may wait for what runs. */
  whenBusy: whenBusySchema.catch('refuse'),
  timeCreated: z.number(),
  /** `queued` waits for its page; `sent` is acknowledged and waits for the room to show it. */
  state: z.enum(['queued', 'sending', 'sent', 'failed']),
  problem: z.string().nullable(),
})

/** A prompt between the person and the room. It keeps its ids, so that sending it again has one effect. */
export type Outgoing = z.infer<typeof outgoingSchema>

export const outboxOf = (patternId: string): Stored<Outgoing | null> =>
  stored<Outgoing | null>(`outgoing:${patternId}`, outgoingSchema.nullable(), null)

/** What is sent besides the text; without it, it is an ordinary message. */
export type Beside = Partial<
  Pick<
    Outgoing,
    | 'files'
    | 'mode'
    | 'modelId'
    | 'references'
    | 'updateOnRequestId'
    | 'components'
    | 'mentions'
    | 'look'
    | 'whenBusy'
    | 'isPlanOnly'
    | 'answers'
  >
>

export function newOutgoing(text: string, state: Outgoing['state'], beside: Beside = {}): Outgoing {
  return {
    requestId: newId(),
    userItemId: newId(),
    assistantItemId: newId(),
    text,
    files: [],
    mode: 'best',
    modelId: null,
    references: [],
    updateOnRequestId: null,
    components: [],
    mentions: [],
    look: null,
    isPlanOnly: false,
    answers: null,
    whenBusy: 'refuse',
    ...beside,
    timeCreated: Date.now(),
    state,
    problem: null,
  }
}
