import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider'
import type { Turn } from '#server/templates/answer/turn.ts'

declare const setTimeout: (run: () => void, ms: number) => unknown

/** A whole answer is written in about this many pieces, which at the default pace is a second. */
const PIECES = 64
const PIECE_MIN_CHARACTERS = 60

export interface StreamOptions {
  paceMs: number
  signal: AbortSignal | undefined
}

/** The turn in pieces; between two of them it rests and looks whether it was stopped. */
export function streamTurn(
  turn: Turn,
  { paceMs, signal }: StreamOptions,
): ReadableStream<LanguageModelV4StreamPart> {
  const parts = partsOf(turn)
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      const { value, done } = parts.next()
      if (done) return controller.close()
      const isPiece = value.type.endsWith('-delta')
      if (isPiece && paceMs > 0) await new Promise<void>(rested => setTimeout(rested, paceMs))
      if (signal?.aborted) return controller.error(signal.reason)
      controller.enqueue(value)
    },
  })
}

function* partsOf(turn: Turn): Generator<LanguageModelV4StreamPart> {
  const size = Math.max(PIECE_MIN_CHARACTERS, Math.ceil(lengthOf(turn) / PIECES))
  yield { type: 'stream-start', warnings: [] }
  yield* blockOf('reasoning', 'thoughts', turn.thoughts, size)
  for (const [at, call] of turn.calls.entries()) {
    const id = `call-${at + 1}`
    const input = JSON.stringify(call.input)
    yield { type: 'tool-input-start', id, toolName: call.tool }
    for (const delta of piecesOf(input, size)) yield { type: 'tool-input-delta', id, delta }
    yield { type: 'tool-input-end', id }
    yield { type: 'tool-call', toolCallId: id, toolName: call.tool, input }
  }
  yield* blockOf('text', 'closing', turn.closing, size)
  const unified = turn.calls.length > 0 ? 'tool-calls' : 'stop'
  yield { type: 'finish', usage: NO_USAGE, finishReason: { unified, raw: undefined } }
}

function* blockOf(
  kind: 'reasoning' | 'text',
  id: string,
  text: string,
  size: number,
): Generator<LanguageModelV4StreamPart> {
  if (text === '') return
  yield { type: `${kind}-start`, id }
  for (const delta of piecesOf(text, size)) yield { type: `${kind}-delta`, id, delta }
  yield { type: `${kind}-end`, id }
}

/** Never cuts a surrogate pair in two. */
function* piecesOf(text: string, size: number): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const isPair = /[\uD800-\uDBFF]/.test(text.charAt(from + size - 1))
    const to = Math.min(text.length, from + size + (isPair ? 1 : 0))
    yield text.slice(from, to)
    from = to
  }
}

/** Where no model answers, no token is read or written. */
const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

function lengthOf({ thoughts, calls, closing }: Turn): number {
  const written = calls.reduce((sum, call) => sum + JSON.stringify(call.input).length, 0)
  return thoughts.length + written + closing.length
}
