import { z } from 'zod'
import type { Removed } from '#server/features/sharing/members-queries.ts'
import { sealValue, unsealValue } from '#server/outside/signed-token.ts'
import { grantableLevelSchema } from '#shared/access.ts'
import { idSchema } from '#shared/ids.ts'

const PURPOSE = 'removal'
/** How long a removal can be taken back; the notice that offers it is gone long before. */
const UNDO_FOR_MS = 10 * 60_000

const removalSchema = z.object({
  patternId: idSchema,
  removed: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('member'),
      userId: z.string(),
      level: grantableLevelSchema,
      createdAt: z.number(),
    }),
    z.object({ kind: z.literal('left'), userId: z.string() }),
    z.object({
      kind: z.literal('org'),
      orgId: z.string(),
      level: grantableLevelSchema,
      createdAt: z.number(),
      folderId: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('invite'),
      email: z.string(),
      level: grantableLevelSchema,
      token: z.string(),
      invitedBy: z.string(),
      createdAt: z.number(),
    }),
  ]) satisfies z.ZodType<Removed>,
})

/** What was removed, sealed: it is kept by whoever removed it, and by nobody else. */
export const sealRemoval = (patternId: string, removed: Removed, secret: string): Promise<string> =>
  sealValue(PURPOSE, { patternId, removed }, Date.now() + UNDO_FOR_MS, secret)

/** Null when it is forged, over, or of another design. */
export async function openRemoval(
  sealed: string,
  patternId: string,
  secret: string,
): Promise<Removed | null> {
  const removal = await unsealValue(PURPOSE, sealed, removalSchema, secret)
  return removal?.patternId === patternId ? removal.removed : null
}
