import { z } from 'zod'
import { getZipped, putZipped } from '#server/zipped-objects.ts'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'

const NAMES_SHOWN_MAX = 20

/** The files that a run had finished when it was stopped or failed, so that they can be kept: as they were, and as it made them. */
const finishedSchema = z.object({
  was: z.array(sourceFileSchema),
  will: z.array(sourceFileSchema),
  /** How many files it had begun; the finished ones are among them. */
  begun: z.number().int(),
})
export type FinishedFiles = z.infer<typeof finishedSchema>

const keyOf = (patternId: string, requestId: string): string => `finished/${patternId}/${requestId}.json.gz`

export async function storeFinished(
  bucket: R2Bucket,
  patternId: string,
  requestId: string,
  finished: FinishedFiles,
): Promise<void> {
  await putZipped(bucket, keyOf(patternId, requestId), JSON.stringify(finished))
}

export async function readFinished(
  bucket: R2Bucket,
  patternId: string,
  requestId: string,
): Promise<FinishedFiles | null> {
  const text = await getZipped(bucket, keyOf(patternId, requestId))
  return text === null ? null : finishedSchema.parse(JSON.parse(text))
}

/** The files that differ, apart from those that were still being written; null when there is none. */
export function finishedOf(
  base: readonly SourceFile[],
  made: readonly SourceFile[],
  { begun, open }: { begun: ReadonlySet<string>; open: ReadonlySet<string> },
): FinishedFiles | null {
  const before = new Map(base.map(({ name, code }) => [name, code]))
  const after = new Map(made.map(({ name, code }) => [name, code]))
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    name => before.get(name) !== after.get(name) && !open.has(name),
  )
  if (names.length === 0) return null
  const isOne = ({ name }: SourceFile) => names.includes(name)
  return {
    was: base.filter(isOne),
    will: made.filter(isOne),
    begun: new Set([...names, ...begun]).size,
  }
}

export const namesOf = ({ was, will }: FinishedFiles): string[] => [
  ...new Set([...was, ...will].map(({ name }) => name)),
]

export const finishedPart = (finished: FinishedFiles, cost = 0): ChatPart => ({
  type: 'finishedFiles',
  count: namesOf(finished).length,
  begun: finished.begun,
  files: namesOf(finished).slice(0, NAMES_SHOWN_MAX),
  isKept: false,
  ...(cost > 0 && { cost }),
})
