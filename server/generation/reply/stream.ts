import {
  type FinishReason,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
  stepCountIs,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import type { Prompt } from '#server/generation/prompt/prompt.ts'
import { withShortFailures } from '#server/generation/reply/failed-calls.ts'
import { repairedCall } from '#server/generation/reply/repaired-call.ts'
import type { AnswerPart } from '#server/generation/reply/whole-answer.ts'
import { StoppedError, type StopReason } from '#server/generation/run-problem.ts'

const STEPS_MAX = 40
const RUN_MAX_MS = 30 * 60_000

/** What has arrived is read at once; after so many parts whoever else is in this isolate gets a turn. */
const PARTS_A_TURN = 8

/** What a run may take, whatever its answers are that it is made of. */
export class RunLimit {
  readonly #endsAt = Date.now() + RUN_MAX_MS
  #steps = STEPS_MAX

  get msLeft(): number {
    return Math.max(0, this.#endsAt - Date.now())
  }

  /** An answer that is begun takes one. */
  get stepsLeft(): number {
    return Math.max(1, this.#steps)
  }

  stepDone(): void {
    this.#steps -= 1
  }
}

/** What a run takes from the SDK's stream. */
export type ModelEvent =
  | { type: 'text' | 'thought'; text: string }
  /** All text of this answer so far was thought, as only its end has shown. */
  | { type: 'wasThought' }
  | { type: 'toolInputStart'; id: string; name: string }
  | { type: 'toolInputDelta'; id: string; delta: string }
  | { type: 'toolInputEnd'; id: string }
  /** A call is whole, and will run. */
  | { type: 'toolCalled'; id: string }
  | { type: 'toolFailed'; id: string; name: string; message: string }
  /** One answer of the model is over; `length` means that it was cut off. */
  | { type: 'finished'; reason: FinishReason; usage: TokenUsage }
  | ({ type: 'usage' } & TokenUsage)

interface TokenUsage {
  inputTokens: number
  outputTokens: number
  reasoningTokens: number
  cachedTokens: number
}

export interface StreamOptions {
  model: LanguageModel
  prompt: Pick<Prompt, 'instructions' | 'messages'> & Partial<Prompt>
  tools: ToolSet
  signal: AbortSignal
  limit: RunLimit
  /** What goes to the model beside the answers to its calls: pictures it has asked for. */
  alsoTold?(): ModelMessage | null
  /** Asked after every step, with what it had: no further one when this says so. */
  isFinished(answer: readonly AnswerPart[]): boolean | Promise<boolean>
  /** What of a request fits into the model's window. */
  fitted?(messages: ModelMessage[]): Promise<ModelMessage[]>
}

/** Streams one answer, steps and all; throws StoppedError when it was stopped or took too long. */
export async function* streamModel(options: StreamOptions): AsyncGenerator<ModelEvent> {
  const { limit, fitted } = options
  const watch = new Watch(options.signal, limit.msLeft)
  try {
    const { stream } = streamText({
      model: options.model,
      instructions: options.prompt.instructions,
      messages: options.prompt.messages,
      tools: options.tools,
      stopWhen: [
        stepCountIs(limit.stepsLeft),
        ({ steps }) => options.isFinished((steps.at(-1)?.content ?? []) as AnswerPart[]),
      ],
      prepareStep: async ({ messages }) => {
        // Not every provider takes pictures in the answer to a call, and each takes them from a person.
        const told = options.alsoTold?.()
        const heard = withShortFailures(messages)
        const all = told ? [...heard, told] : heard
        return { messages: fitted ? await fitted(all) : all }
      },
      abortSignal: watch.signal,
      repairToolCall: async ({ toolCall }) => repairedCall(toolCall, options.tools),
      maxRetries: 0, // a patient model retries by itself, and says so
      onError: () => undefined,
    })
    const reader = stream.getReader()
    for (let parts = 1; ; parts++) {
      if (parts % PARTS_A_TURN === 0) await new Promise(resolve => setTimeout(resolve, 0))
      // What has arrived already would win the race for ever.
      if (watch.reason) throw new StoppedError(watch.reason)
      const { done, value } = await Promise.race([reader.read(), watch.ended])
      if (done) break
      if (value.type === 'error') throw value.error
      if (value.type === 'abort') throw new StoppedError(watch.reason ?? 'stopped')
      if (value.type === 'finish-step') limit.stepDone()
      const event = toEvent(value)
      if (event) yield event
    }
  } catch (error) {
    throw watch.reason ? new StoppedError(watch.reason) : error
  } finally {
    watch.end()
  }
}

/** Ends a run whose model does not: the provider may hang, the person need not wait for it. */
class Watch {
  readonly #controller = new AbortController()
  readonly #timer: ReturnType<typeof setTimeout>
  readonly ended: Promise<never>
  #fail: (error: Error) => void = () => undefined
  reason: StopReason | null = null

  constructor(signal: AbortSignal, maxMs: number) {
    this.ended = new Promise<never>((_, fail) => {
      this.#fail = fail
    })
    this.ended.catch(() => undefined)
    this.#timer = setTimeout(() => this.#stop('too_long'), maxMs)
    if (signal.aborted) this.#stop('stopped')
    else signal.addEventListener('abort', () => this.#stop('stopped'), { once: true })
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#controller.abort()
  }

  #stop(reason: StopReason): void {
    if (this.reason) return
    this.reason = reason
    this.#fail(new StoppedError(reason))
    this.#controller.abort()
  }
}

function toEvent(part: TextStreamPart<ToolSet>): ModelEvent | null {
  switch (part.type) {
    case 'text-delta':
      // The SDK gives the mark to whatever is said after it, too.
      if (part.text === '' && part.providerMetadata?.spoken?.wereThoughts) return { type: 'wasThought' }
      return { type: 'text', text: part.text }
    case 'reasoning-delta':
      return { type: 'thought', text: part.text }
    case 'tool-input-start':
      return { type: 'toolInputStart', id: part.id, name: part.toolName }
    case 'tool-input-delta':
      return { type: 'toolInputDelta', id: part.id, delta: part.delta }
    case 'tool-input-end':
      return { type: 'toolInputEnd', id: part.id }
    case 'tool-call':
      return { type: 'toolCalled', id: part.toolCallId }
    case 'tool-error':
      return { type: 'toolFailed', id: part.toolCallId, name: part.toolName, message: String(part.error) }
    case 'finish-step':
      return { type: 'finished', reason: part.finishReason, usage: usageOf(part.usage) }
    case 'finish':
      return { type: 'usage', ...usageOf(part.totalUsage) }
    default:
      return null
  }
}

const usageOf = ({
  inputTokens = 0,
  outputTokens = 0,
  inputTokenDetails,
  outputTokenDetails,
}: LanguageModelUsage): TokenUsage => ({
  inputTokens,
  outputTokens,
  reasoningTokens: outputTokenDetails.reasoningTokens ?? 0,
  cachedTokens: inputTokenDetails.cacheReadTokens ?? 0,
})
