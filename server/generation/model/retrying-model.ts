import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import { GatheredParts } from '#server/generation/model/gathered-parts.ts'
import {
  isWorthRetrying,
  ModelError,
  modelProblem,
  retryAfterMs,
  SilentError,
} from '#server/generation/model/problems.ts'

export const RETRIES = 2
/** A provider that asks for more than this is not waited for. */
const WAIT_MAX_MS = 60_000

export interface RetryOptions {
  firstByteMs: number
  silenceMs: number
  /** The rest before the first retry; the next one is twice as long. */
  retryMs: number
  /** Two unless told. */
  retries?: number
  /** Told before each rest. */
  onRetry?(retry: number, error: unknown): void
}

type Part = LanguageModelV4StreamPart

/**
 * The model, asked again twice when it answers 429 or 5xx, cannot be reached or says nothing for too long. Once it has
 * begun to answer, silence and failure end the answer: what was said cannot be said twice.
 */
export function retryingModel(model: LanguageModelV4, patience: RetryOptions): LanguageModelV4 {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ params, model: inner }) => {
        for (let attempt = 0; ; attempt++) {
          try {
            return await ask(inner, params, patience)
          } catch (error) {
            if (
              attempt >= (patience.retries ?? RETRIES) ||
              params.abortSignal?.aborted ||
              !isWorthRetrying(error)
            )
              throw error
            const rest = retryAfterMs(error) ?? patience.retryMs * 2 ** attempt
            if (rest > WAIT_MAX_MS) throw error
            patience.onRetry?.(attempt + 1, error)
            await restFor(rest, params.abortSignal)
          }
        }
      },
    },
  })
}

/** One request; it counts as answered when something has come that is said to a person. */
async function ask(
  model: LanguageModelV4,
  params: LanguageModelV4CallOptions,
  { firstByteMs, silenceMs }: RetryOptions,
) {
  const giveUp = new AbortController()
  const abortSignal = AbortSignal.any([giveUp.signal, ...(params.abortSignal ? [params.abortSignal] : [])])
  const early: Part[] = []
  try {
    return await within(firstByteMs, async () => {
      const result = await model.doStream({ ...params, abortSignal })
      const reader = result.stream.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done || isCut(value)) throw new ModelError('garbled')
        if (value.type === 'error')
          throw modelProblem(value.error) === 'cut' ? new ModelError('garbled') : value.error
        early.push(value)
        if (!SILENT_PARTS.has(value.type)) break
      }
      return { ...result, stream: watched(early, reader, silenceMs, giveUp) }
    })
  } catch (error) {
    giveUp.abort()
    throw params.abortSignal?.aborted ? error : named(error)
  }
}

/** What a provider sends before it has said anything. */
const SILENT_PARTS = new Set<Part['type']>(['stream-start', 'response-metadata', 'ping', 'raw'])

/** The rest of an answer; it fails when it falls silent, and when it ends without having been finished. */
function watched(
  early: Part[],
  reader: ReadableStreamDefaultReader<Part>,
  silenceMs: number,
  giveUp: AbortController,
): ReadableStream<Part> {
  const gathered = new GatheredParts(async () => {
    const { done, value } = await reader.read()
    if (done) return null
    if (isCut(value)) throw new ModelError('cut')
    if (value.type === 'error') throw named(value.error)
    return value
  })
  return new ReadableStream({
    start: controller => {
      for (const part of early) controller.enqueue(part)
    },
    pull: async controller => {
      const parts: Part[] = []
      let isOver = true
      try {
        isOver = await within(silenceMs, () => gathered.take(parts))
      } catch (error) {
        giveUp.abort()
        parts.push({ type: 'error', error })
      }
      for (const part of parts) controller.enqueue(part)
      if (isOver) controller.close()
    },
    cancel: reason => {
      giveUp.abort()
      return reader.cancel(reason)
    },
  })
}

/** What a provider's stream fails with and nobody knows was no answer that can be read. */
const named = (error: unknown): unknown => (modelProblem(error) ? error : new ModelError('garbled', error))

const isCut = (part: Part): boolean => part.type === 'finish' && part.finishReason.unified === 'interrupted'

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const working = work()
  working.catch(() => undefined)
  return new Promise<T>((done, fail) => {
    const timer = setTimeout(() => fail(new SilentError()), ms)
    working.then(done, fail).finally(() => clearTimeout(timer))
  })
}

function restFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise(done => {
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
