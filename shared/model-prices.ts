import type { ConnectedProvider, ModelPrice } from '#shared/models.ts'

/** When these list prices were written down. */
export const PRICES_AS_OF = '2025-11-26'

/** Input, input that the provider remembered, and output: US dollars for a million tokens. */
type Row = readonly [model: string, input: number, cached: number, output: number]

/**
 * Public list prices, by the exact name or its beginning before a date, of models that have one price for every prompt
 * made here (Sonnet's higher one begins past 200,000 tokens). What is not here has no price, rather than a guessed one.
 */
const PRICES: Partial<Record<ConnectedProvider, readonly Row[]>> = {
  openai: [
    ['gpt-5', 1.25, 0.125, 10],
    ['gpt-5-mini', 0.25, 0.025, 2],
    ['gpt-5-nano', 0.05, 0.005, 0.4],
    ['gpt-4.1', 2, 0.5, 8],
    ['gpt-4.1-mini', 0.4, 0.1, 1.6],
    ['gpt-4.1-nano', 0.1, 0.025, 0.4],
    ['gpt-4o', 2.5, 1.25, 10],
    ['gpt-4o-mini', 0.15, 0.075, 0.6],
    ['o3', 2, 0.5, 8],
    ['o4-mini', 1.1, 0.275, 4.4],
  ],
  anthropic: [
    ['claude-opus-4-5', 5, 0.5, 25],
    ['claude-opus-4-1', 15, 1.5, 75],
    ['claude-opus-4', 15, 1.5, 75],
    ['claude-sonnet-4-5', 3, 0.3, 15],
    ['claude-sonnet-4', 3, 0.3, 15],
    ['claude-haiku-4-5', 1, 0.1, 5],
    ['claude-3-7-sonnet', 3, 0.3, 15],
    ['claude-3-5-haiku', 0.8, 0.08, 4],
  ],
}

/** Null where its list price is not known; a server that only speaks a provider's format has none. */
export function priceOf(provider: string, model: string): ModelPrice | null {
  const rows: readonly Row[] = PRICES[provider as ConnectedProvider] ?? []
  const found = rows.find(([name]) => model === name || isDated(model, name))
  if (!found) return null
  const [, input, cached, output] = found
  return { input, cached, output }
}

/** `gpt-4o-2024-08-06`, `claude-opus-4-1-20250805`: the same model, fixed to a day. */
const isDated = (model: string, name: string): boolean =>
  model.startsWith(`${name}-`) && /^(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/.test(model.slice(name.length + 1))

interface Tokens {
  inputTokens: number
  /** Of the input. */
  cachedTokens: number
  outputTokens: number
}

/** US dollars. */
export function costOfTokens(price: ModelPrice, { inputTokens, cachedTokens, outputTokens }: Tokens): number {
  const fresh = Math.max(0, inputTokens - cachedTokens)
  return (fresh * price.input + cachedTokens * price.cached + outputTokens * price.output) / 1_000_000
}

/** `$0.42`; of less than ten cents two digits that count, of next to nothing that it is that. */
export function dollars(amount: number): string {
  if (amount === 0) return '$0'
  if (amount < 0.0001) return 'under $0.0001'
  if (amount >= 0.1) return `$${amount.toFixed(2)}`
  return `$${Number(amount.toPrecision(2))}`
}
