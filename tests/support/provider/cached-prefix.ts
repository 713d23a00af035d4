import { BYTES_PER_TOKEN } from '#server/generation/prompt/tokens.ts'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'

/** A piece of a request, in the order in which its provider reads them. */
interface Piece {
  text: string
  /** Anthropic is asked to keep everything up to here. */
  isMarked: boolean
}

export interface Cached {
  tokens: number
  /** Of this request, in the longest prefix that it shares with the one before. */
  shared: number
  /** The same, where only what was marked before is kept. */
  kept: number
}

/** How much of a request its provider has read in the one before. */
export function cachedOf(before: ProviderRequest, now: ProviderRequest): Cached {
  const [old, pieces] = [piecesOf(before), piecesOf(now)]
  const [oldText, text] = [joined(old), joined(pieces)]
  let shared = 0
  while (shared < text.length && text[shared] === oldText[shared]) shared++
  return {
    tokens: tokensIn(text),
    shared: tokensIn(text.slice(0, shared)),
    kept: now.wire === 'anthropic' ? tokensIn(joined(pieces.slice(0, keptPieces(old, pieces)))) : 0,
  }
}

/** All that a provider reads of it. */
export const requestTokens = (request: ProviderRequest): number => tokensIn(joined(piecesOf(request)))

/** A mark finds what was kept at one of so many pieces before it. */
const LOOKS_BACK = 20

function keptPieces(old: readonly Piece[], pieces: readonly Piece[]): number {
  let same = 0
  while (same < pieces.length && old[same]?.text === pieces[same]?.text) same++
  const kept = old.flatMap(({ isMarked }, at) => (isMarked && at < same ? [at] : []))
  const found = pieces.flatMap(({ isMarked }, at) =>
    isMarked ? kept.filter(place => place <= at && place > at - LOOKS_BACK) : [],
  )
  return Math.max(-1, ...found) + 1
}

/** Tools stand before all else, as Anthropic and OpenAI read them; where another stands them makes no difference here. */
function piecesOf({ body }: ProviderRequest): Piece[] {
  const { tools, system, systemInstruction, messages, input, contents } = body as Record<string, unknown>
  return [tools, system, systemInstruction, ...list(messages ?? input ?? contents)].flatMap(blocksOf)
}

/** Each block of a message by itself; who speaks stands with the first. */
function blocksOf(value: unknown): Piece[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap(blocksOf)
  const { content, parts, ...rest } = value as Record<string, unknown>
  const blocks = Array.isArray(content) ? content : Array.isArray(parts) ? parts : null
  if (!blocks) return [pieceOf(value)]
  return blocks.map((block, at) => ({
    ...pieceOf(block),
    text: `${at === 0 ? JSON.stringify(rest) : ''}${pieceOf(block).text}`,
  }))
}

function pieceOf(value: unknown): Piece {
  let isMarked = false
  const text = JSON.stringify(value, (key, inner: unknown) => {
    if (key !== 'cache_control') return inner
    isMarked = true
    return undefined
  })
  return { text, isMarked }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('\n')

/** As the product counts. */
const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
