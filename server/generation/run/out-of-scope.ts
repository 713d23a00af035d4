import { z } from 'zod'
import { getZipped, putZipped } from '#server/zipped-objects.ts'
import { sourceFileSchema } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import type { FileChange } from '#shared/edits/operations/file-changes.ts'

/** What a run wanted beyond its scope, kept so that it can be allowed: the files as they became, and as it wanted them. */
const leftOutsideSchema = z.object({
  kept: z.array(sourceFileSchema),
  wanted: z.array(sourceFileSchema),
})
type OutOfScope = z.infer<typeof leftOutsideSchema>

const keyOf = (patternId: string, requestId: string): string => `outside/${patternId}/${requestId}.json.gz`

export async function keepOutOfScope(
  bucket: R2Bucket,
  patternId: string,
  requestId: string,
  outside: OutOfScope,
): Promise<void> {
  await putZipped(bucket, keyOf(patternId, requestId), JSON.stringify(outside))
}

export async function readOutOfScope(
  bucket: R2Bucket,
  patternId: string,
  requestId: string,
): Promise<OutOfScope | null> {
  const text = await getZipped(bucket, keyOf(patternId, requestId))
  return text === null ? null : leftOutsideSchema.parse(JSON.parse(text))
}

export const outOfScopePart = (scope: string, outside: readonly FileChange[]): ChatPart => ({
  type: 'outOfScope',
  scope,
  changes: outside.map(({ action, file, linesAdded, linesRemoved }) => ({
    action,
    file,
    linesAdded,
    linesRemoved,
  })),
  isAllowed: false,
})
