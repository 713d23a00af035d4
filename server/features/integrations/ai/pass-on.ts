import { inTime } from '#server/features/integrations/ai/bounded-text.ts'
import type { AnswerReader } from '#server/features/integrations/ai/sse-answer.ts'
import { withoutKey } from '#server/features/integrations/ai/without-key.ts'

interface PassedOn {
  reader: AnswerReader
  /** Cut out wherever the provider repeats it. */
  key: string
  silenceMs: number
  /** Said at the end of an answer that was cut, in its own form; empty where that has no way to say it. */
  cutAs: string
  /** Called once: it came whole, or its reader or its provider went away. */
  ended(isWhole: boolean): Promise<void>
}

/**
 * A provider's answer as it comes, piece by piece: nothing is read before somebody asks for it, and whoever turns away
 * ends the provider's work as well.
 */
export function passOn(
  answer: ReadableStream<Uint8Array>,
  { reader, key, silenceMs, cutAs, ended }: PassedOn,
): ReadableStream<Uint8Array> {
  const source = answer.getReader()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const clean = withoutKey(key)
  let isOver = false
  const end = async (isWhole: boolean): Promise<void> => {
    if (isOver) return
    isOver = true
    await ended(isWhole)
  }
  const next = async (): Promise<{ text: string; isLast: boolean }> => {
    const { done, value } = await inTime(source.read(), silenceMs)
    if (!done)
      return { text: reader.read(clean.read(decoder.decode(value, { stream: true }))), isLast: false }
    return { text: reader.read(clean.read(decoder.decode()) + clean.rest()) + reader.rest(), isLast: true }
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          for (;;) {
            const { text, isLast } = await next()
            if (isOver) return
            if (text !== '') controller.enqueue(encoder.encode(text))
            if (isLast) {
              await end(true)
              controller.close()
            }
            if (isLast || text !== '') return
          }
        } catch {
          if (isOver) return
          source.cancel().catch(() => undefined)
          await end(false)
          if (cutAs === '') return controller.error(new Error('The provider’s answer was cut.'))
          controller.enqueue(encoder.encode(cutAs))
          controller.close()
        }
      },
      async cancel() {
        source.cancel().catch(() => undefined)
        await end(false)
      },
    },
    { highWaterMark: 0 },
  )
}
