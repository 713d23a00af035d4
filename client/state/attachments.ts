import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import type { HostedFile } from '#shared/chat.ts'

const attachmentSchema = z.object({
  /** Of this attachment alone, before the server has named it. */
  key: z.string(),
  name: z.string(),
  state: z.enum(['loading', 'ready', 'failed']),
  /** How much of it has been sent, 0 to 1. */
  progress: z.number(),
  url: z.string().nullable(),
  problem: z.string().nullable(),
})

/** A picture that goes with the next message of a room. */
export type Attachment = z.infer<typeof attachmentSchema>

/** What was being sent when the page was left is not there any more. */
const restored = z
  .array(attachmentSchema)
  .transform(attachments => attachments.filter(attachment => attachment.state === 'ready'))

const NONE: Attachment[] = []

export const attachmentsOf = (roomId: string): Stored<Attachment[]> =>
  stored<Attachment[]>(`attachments:${roomId}`, restored as unknown as z.ZodType<Attachment[]>, NONE)

export const isLoading = (attachments: readonly Attachment[]): boolean =>
  attachments.some(attachment => attachment.state === 'loading')

export const hasFailed = (attachments: readonly Attachment[]): boolean =>
  attachments.some(attachment => attachment.state === 'failed')

/** A picture that the server has already. */
export const asAttachment = ({ name, url }: HostedFile): Attachment => ({
  key: url,
  name,
  url,
  state: 'ready',
  progress: 1,
  problem: null,
})

/** The pictures that the server has, as a send names them. */
export const readyFiles = (attachments: readonly Attachment[]): HostedFile[] =>
  attachments.flatMap(({ name, url, state }) => (state === 'ready' && url ? [{ name, url }] : []))
