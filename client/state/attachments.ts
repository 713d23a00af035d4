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

const LEFT = 'The page was closed before this was there. Attach it again.'

/** An upload that was cut off by leaving the page must be chosen again; its row says so. */
const restored = z
  .array(attachmentSchema)
  .transform(attachments =>
    attachments.map(attachment =>
      attachment.state === 'loading'
        ? { ...attachment, state: 'failed' as const, problem: LEFT }
        : attachment,
    ),
  )

const NONE: Attachment[] = []

export const attachmentsOf = (patternId: string): Stored<Attachment[]> =>
  stored<Attachment[]>(`attachments:${patternId}`, restored as unknown as z.ZodType<Attachment[]>, NONE)

export const isLoading = (attachments: readonly Attachment[]): boolean =>
  attachments.some(attachment => attachment.state === 'loading')

/** The first of those that the server did not take. */
export const failedOf = (attachments: readonly Attachment[]): Attachment | undefined =>
  attachments.find(attachment => attachment.state === 'failed')

/** The pictures that the server has, as a send names them. */
export const readyFiles = (attachments: readonly Attachment[]): HostedFile[] =>
  attachments.flatMap(({ name, url, state }) => (state === 'ready' && url ? [{ name, url }] : []))

/** Pictures that the server has already, each once, before what is attached. */
export const withHosted = (
  files: readonly HostedFile[],
  attachments: readonly Attachment[],
): Attachment[] => [
  ...files.map(
    ({ name, url }): Attachment => ({ key: url, name, url, state: 'ready', progress: 1, problem: null }),
  ),
  ...attachments.filter(attachment => !files.some(({ url }) => url === attachment.url)),
]

/** What remains in the box after these were sent. */
export const withoutSent = (attachments: readonly Attachment[], files: readonly HostedFile[]): Attachment[] =>
  attachments.filter(attachment => !files.some(({ url }) => url === attachment.url))
