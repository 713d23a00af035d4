import { isSaidIn, spokenForms, withoutItem } from '#server/features/traces/without-item.ts'
import { transcriptKey } from '#server/generation/run/transcript.ts'
import { getZipped, putZipped } from '#server/zipped-objects.ts'
import type { ChatItem } from '#shared/chat.ts'

export type TranscriptLine = Record<string, unknown>

const linesOf = (text: string): TranscriptLine[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as TranscriptLine)

/** A run's traffic with its model; null when there is none. */
export async function readTranscript(
  bucket: R2Bucket,
  patternId: string,
  traceId: string,
): Promise<TranscriptLine[] | null> {
  const text = await getZipped(bucket, transcriptKey(patternId, traceId))
  return text === null ? null : linesOf(text)
}

/** Takes a message out of every transcript of its design: its own run's, and those in whose talk it was told later. */
export async function forgetInTranscripts(
  bucket: R2Bucket,
  patternId: string,
  item: ChatItem,
): Promise<void> {
  const own = transcriptKey(patternId, item.requestId).replace(/\.jsonl\.gz$/, '-')
  const forms = spokenForms(item)
  for (const key of await transcriptsSince(bucket, patternId, item.timeCreated)) {
    const text = await getZipped(bucket, key)
    if (text === null) continue
    const isOwn = key.startsWith(own)
    if (!isOwn && !isSaidIn(text, forms)) continue
    const lines = withoutItem(linesOf(text), { item, forms, isOwn })
    await putZipped(bucket, key, lines.map(line => JSON.stringify(line)).join('\n'))
  }
}

/** One that was written before the message cannot tell it. */
async function transcriptsSince(bucket: R2Bucket, patternId: string, time: number): Promise<string[]> {
  const keys: string[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix: `transcripts/${patternId}/`, cursor })
    keys.push(
      ...page.objects.filter(({ uploaded }) => uploaded.getTime() >= time - 1_000).map(({ key }) => key),
    )
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return keys
}
