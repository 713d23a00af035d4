import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import { type HostedFile, hostedFileSchema } from '#shared/chat.ts'
import { idSchema, newId } from '#shared/ids.ts'
import { type Reference, referenceSchema } from '#shared/references.ts'

const outgoingSchema = z.object({
  requestId: idSchema,
  userItemId: idSchema,
  assistantItemId: idSchema,
  text: z.string(),
  files: z.array(hostedFileSchema),
  references: z.array(referenceSchema).catch([]),
  timeCreated: z.number(),
  /** `queued` waits for its page; `sent` is acknowledged and waits for the room to show it. */
  state: z.enum(['queued', 'sending', 'sent', 'failed']),
  problem: z.string().nullable(),
})

/** A prompt between the person and the room. It keeps its ids, so that sending it again has one effect. */
export type Outgoing = z.infer<typeof outgoingSchema>

export const outgoingOf = (roomId: string): Stored<Outgoing | null> =>
  stored<Outgoing | null>(`outgoing:${roomId}`, outgoingSchema.nullable(), null)

export function newOutgoing(
  text: string,
  state: Outgoing['state'],
  files: HostedFile[] = [],
  references: Reference[] = [],
): Outgoing {
  return {
    requestId: newId(),
    userItemId: newId(),
    assistantItemId: newId(),
    text,
    files,
    references,
    timeCreated: Date.now(),
    state,
    problem: null,
  }
}
