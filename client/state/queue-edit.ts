import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'

const queueEditSchema = z.object({
  requestId: z.string(),
  text: z.string(),
  /** As it was before: what was not changed need not be kept. */
  before: z.string(),
})
export type QueueEdit = z.infer<typeof queueEditSchema>

/** The waiting prompt that is being rewritten, one a room; survives a reload. */
export const queueEditOf = (patternId: string): Stored<QueueEdit | null> =>
  stored<QueueEdit | null>(`queueEdit:${patternId}`, queueEditSchema.nullable(), null)
