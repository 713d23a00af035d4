import type { SharedV4ProviderOptions as ProviderOptions } from '@ai-sdk/provider'
import {
  type FinishReason,
  type LanguageModel,
  stepCountIs,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import type { Prompt } from '#server/generation/prompt.ts'

const STEPS_MAX = 25
const RUN_MAX_MS = 10 * 60_000
const WATCH_EVERY_MS = 1_000

/** Why a run was ended before the model was done. */
export type StopReason = 'stopped' | 'silent' | 'too_long'

export class StoppedError extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

/** What a run takes from the SDK's stream. */
export type ModelEvent =
  | { type: 'text' | 'thought'; text: string }
  | { type: 'toolInputStart'; id: string; name: string }
  | { type: 'toolInputDelta'; id: string; delta: string }
  | { type: 'toolInputEnd'; id: string }
  | { type: 'toolFailed'; id: string; name: string; message: string }
  /** One answer of the model is over; `length` means that it was cut off. */
  | { type: 'finished'; reason: FinishReason }

export interface StreamOptions {
  model: LanguageModel
  prompt: Prompt
  tools: ToolSet
  providerOptions: ProviderOptions
  signal: AbortSignal
  firstByteMs: number
  silenceMs: number
  /** Asked after every step: no further one when this says so. */
  isFinished(): boolean
}

/** Streams one answer, steps and all; throws StoppedError when it was stopped, fell silent or took too long. */
export async function* streamModel(options: StreamOptions): AsyncGenerator<ModelEvent> {
  const watch = new Watch(options)
  try {
    const { stream } = streamText({
      model: options.model,
      instructions: options.prompt.instructions,
      messages: options.prompt.messages,
      tools: options.tools,
      stopWhen: [stepCountIs(STEPS_MAX), options.isFinished],
      providerOptions: options.providerOptions,
      abortSignal: watch.signal,
      onError: () => undefined,
    })
    const reader = stream.getReader()
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), watch.ended])
      if (done) break
      if (isFromModel(value)) watch.heard()
      if (value.type === 'error') throw value.error
      if (value.type === 'abort') throw new StoppedError(watch.reason ?? 'stopped')
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
  readonly #started = Date.now()
  readonly #options: StreamOptions
  readonly #timer: ReturnType<typeof setInterval>
  readonly ended: Promise<never>
  #lastHeard = Date.now()
  #hasHeard = false
  #fail: (error: Error) => void = () => undefined
  reason: StopReason | null = null

  constructor(options: StreamOptions) {
    this.#options = options
    this.ended = new Promise<never>((_, fail) => {
      this.#fail = fail
    })
    this.ended.catch(() => undefined)
    this.#timer = setInterval(() => this.#look(), WATCH_EVERY_MS)
    if (options.signal.aborted) this.#stop('stopped')
    else options.signal.addEventListener('abort', () => this.#stop('stopped'), { once: true })
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  heard(): void {
    this.#lastHeard = Date.now()
    this.#hasHeard = true
  }

  end(): void {
    clearInterval(this.#timer)
    this.#controller.abort()
  }

  #look(): void {
    const now = Date.now()
    const allowed = this.#hasHeard ? this.#options.silenceMs : this.#options.firstByteMs
    if (now - this.#lastHeard > allowed) this.#stop('silent')
    else if (now - this.#started > RUN_MAX_MS) this.#stop('too_long')
  }

  #stop(reason: StopReason): void {
    if (this.reason) return
    this.reason = reason
    this.#fail(new StoppedError(reason))
    this.#controller.abort()
  }
}

/** Parts that the SDK makes by itself, before the model has said anything. */
const isFromModel = ({ type }: TextStreamPart<ToolSet>): boolean => type !== 'start' && type !== 'start-step'

function toEvent(part: TextStreamPart<ToolSet>): ModelEvent | null {
  switch (part.type) {
    case 'text-delta':
      return { type: 'text', text: part.text }
    case 'reasoning-delta':
      return { type: 'thought', text: part.text }
    case 'tool-input-start':
      return { type: 'toolInputStart', id: part.id, name: part.toolName }
    case 'tool-input-delta':
      return { type: 'toolInputDelta', id: part.id, delta: part.delta }
    case 'tool-input-end':
      return { type: 'toolInputEnd', id: part.id }
    case 'tool-error':
      return { type: 'toolFailed', id: part.toolCallId, name: part.toolName, message: String(part.error) }
    case 'finish-step':
      return { type: 'finished', reason: part.finishReason }
    default:
      return null
  }
}
