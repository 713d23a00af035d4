import type { Taken } from './results.ts'

/** What the prompts so far have taken. */
export interface Spent {
  usd: number
  tokens: number
  /** Of the dearest prompt: the next one may be like it. */
  dearestUsd: number
  mostTokens: number
  /** Prompts whose model has no known price. */
  unpriced: number
}

export interface Caps {
  usd: number
  tokens: number
}

export function spentOn(turns: readonly Taken[]): Spent {
  const tokens = turns.map(({ inputTokens, outputTokens }) => inputTokens + outputTokens)
  const prices = turns.map(({ usd }) => usd ?? 0)
  return {
    usd: sum(prices),
    tokens: sum(tokens),
    dearestUsd: Math.max(0, ...prices),
    mostTokens: Math.max(0, ...tokens),
    unpriced: turns.filter(({ usd }) => usd === null).length,
  }
}

/** Why the next prompt is not sent; null when it may be. Where no price is known, tokens alone are counted. */
export function capReached(
  { usd, tokens, dearestUsd, mostTokens, unpriced }: Spent,
  caps: Caps,
): string | null {
  if (unpriced === 0)
    return usd + dearestUsd > caps.usd
      ? `$${usd.toFixed(2)} spent, and a further prompt may pass the cap of $${caps.usd} (--max-usd)`
      : null
  return tokens + mostTokens > caps.tokens
    ? `${tokens.toLocaleString('en-US')} tokens taken at a price that is not known, and a further prompt may pass the cap of ${caps.tokens.toLocaleString('en-US')} (--max-tokens)`
    : null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
