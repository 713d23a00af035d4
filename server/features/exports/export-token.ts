import { z } from 'zod'
import { sealValue, unsealValue } from '#server/outside/signed-token.ts'
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
  /** A zip unless told. */
  as: z.enum(['zip', 'html']).optional(),
})
/** All that a zip is made of beside the files of its version, so that it can be made again. */
export type ExportTicket = z.infer<typeof ticketSchema>

const PURPOSE = 'export'

export const sealTicket = (ticket: ExportTicket, secret: string): Promise<string> =>
  sealValue(PURPOSE, ticket, Date.now() + EXPORT_LINK_MINUTES * 60_000, secret)

/** Null when it is forged, over, or sealed for anything else. */
export const openTicket = (sealed: string, secret: string): Promise<ExportTicket | null> =>
  unsealValue(PURPOSE, sealed, ticketSchema, secret)
