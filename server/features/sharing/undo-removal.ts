import { sign, verify } from 'hono/jwt'
import { z } from 'zod'
import { grantableLevelSchema } from '#shared/access.ts'
import { idSchema } from '#shared/ids.ts'

/** How long a removal can be taken back; the notice that offers it is gone long before. */
const UNDO_FOR_S = 10 * 60

const removedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('member'),
    userId: z.string(),
    level: grantableLevelSchema,
    createdAt: z.number(),
  }),
  z.object({
    kind: z.literal('invite'),
    email: z.string(),
    level: grantableLevelSchema,
    token: z.string(),
    invitedBy: z.string(),
    createdAt: z.number(),
  }),
])
/** Who lost which access, with all it takes to give exactly that back. */
export type Removed = z.infer<typeof removedSchema>

const removalSchema = z.object({ patternId: idSchema, removed: removedSchema })

/** What was removed, sealed: it is kept by whoever removed it, and by nobody else. */
export const sealRemoval = (patternId: string, removed: Removed, secret: string): Promise<string> =>
  sign({ patternId, removed, exp: Math.floor(Date.now() / 1_000) + UNDO_FOR_S }, secretOf(secret), 'HS256')

/** Null when it is forged, over, or of another design. */
export async function openRemoval(
  sealed: string,
  patternId: string,
  secret: string,
): Promise<Removed | null> {
  const payload = await verify(sealed, secretOf(secret), 'HS256').catch(() => null)
  const removal = removalSchema.safeParse(payload)
  return removal.success && removal.data.patternId === patternId ? removal.data.removed : null
}

/** Of this one use, so that a removal can never be taken for anything else that is signed. */
const secretOf = (secret: string): string => `removal:${secret}`
