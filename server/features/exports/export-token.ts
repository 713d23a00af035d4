import { sign, verify } from 'hono/jwt'
import { z } from 'zod'
import { EXPORT_LINK_MINUTES } from '#shared/exports.ts'
import { idSchema } from '#shared/ids.ts'

const ticketSchema = z.object({
  patternId: idSchema,
  artifactId: idSchema,
  /** Who asked; null for somebody who is not signed in. */
  userId: z.string().nullable(),
  title: z.string(),
  link: z.string().nullable(),
  isDarkMode: z.boolean(),
})
/** All that a zip is made of beside the files of its version, so that it can be made again. */
export type ExportTicket = z.infer<typeof ticketSchema>

export const sealTicket = (ticket: ExportTicket, secret: string): Promise<string> =>
  sign(
    { ...ticket, exp: Math.floor(Date.now() / 1_000) + EXPORT_LINK_MINUTES * 60 },
    secretOf(secret),
    'HS256',
  )

/** Null when it is forged, over, or sealed for anything else. */
export async function openTicket(sealed: string, secret: string): Promise<ExportTicket | null> {
  const payload = await verify(sealed, secretOf(secret), 'HS256').catch(() => null)
  return ticketSchema.safeParse(payload).data ?? null
}

/** Of this one use, so that a ticket can never be taken for anything else that is signed. */
const secretOf = (secret: string): string => `export:${secret}`
