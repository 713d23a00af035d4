import type { ModelMessage } from 'ai'
import { z } from 'zod'

type Options = NonNullable<ModelMessage['providerOptions']>

const blocksSchema = z.object({
  /** Where in its text each of them ends; the last is the end of all that is told of the files. */
  ends: z.array(z.number()).min(1),
  /** How many of them have not been changed for a while. */
  settled: z.number(),
})

/** The files a message begins with, one block a file. */
export type FileBlocks = z.infer<typeof blocksSchema>

/** Said beside a message, and sent to nobody. */
export const besideMessage = (blocks: FileBlocks): Options => ({ maquette: { ...blocks } })

/** Null where a message does not begin with files. */
export const fileBlocksOf = (options: Options | undefined): FileBlocks | null =>
  blocksSchema.safeParse(options?.maquette).data ?? null
