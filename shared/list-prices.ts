import type { ConnectedProvider, KnownPrice } from '#shared/models.ts'

/** Input, input that the provider remembered, and output: US dollars for a million tokens. */
type Row = readonly [model: string, input: number, cached: number, output: number]

interface PriceList {
  /** Where the provider publishes it. */
  source: string
  /** When it was written down here. */
  asOf: string
  rows: readonly Row[]
}

/**
 * Public list prices, by the exact name or its beginning before a date, of models that have one price for every prompt
 * made here (Sonnet's higher one begins past 200,000 tokens; Gemini 2.5 Pro has two prices within its window, so it is
 * not here). What is not here has no price, rather than a guessed one; an operator sets it.
 */
export const PRICE_LISTS: Partial<Record<ConnectedProvider, PriceList>> = {
  openai: {
    source: 'https://platform.openai.com/docs/pricing',
    asOf: '2025-11-26',
    rows: [
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
  },
  anthropic: {
    source: 'https://docs.claude.com/en/docs/about-claude/pricing',
    asOf: '2025-11-26',
    rows: [
      ['claude-opus-4-5', 5, 0.5, 25],
      ['claude-opus-4-1', 15, 1.5, 75],
      ['claude-opus-4', 15, 1.5, 75],
      ['claude-sonnet-4-5', 3, 0.3, 15],
      ['claude-sonnet-4', 3, 0.3, 15],
      ['claude-haiku-4-5', 1, 0.1, 5],
      ['claude-3-7-sonnet', 3, 0.3, 15],
      ['claude-3-5-haiku', 0.8, 0.08, 4],
    ],
  },
  google: {
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
    asOf: '2025-11-26',
    rows: [
      ['gemini-2.5-flash', 0.3, 0.03, 2.5],
      ['gemini-2.5-flash-lite', 0.1, 0.01, 0.4],
      ['gemini-2.0-flash', 0.1, 0.025, 0.4],
    ],
  },
}

/** Null where its list price is not known; a server that only speaks a provider's format has none. */
export function listPrice(provider: string, model: string): KnownPrice | null {
  const list = PRICE_LISTS[provider as ConnectedProvider]
  const found = list?.rows.find(([name]) => model === name || isDated(model, name))
  if (!list || !found) return null
  const [, input, cached, output] = found
  return { input, cached, output, from: 'list', asOf: list.asOf, setBy: null }
}

/** `gpt-4o-2024-08-06`, `claude-opus-4-1-20250805`, `gemini-2.0-flash-001`: the same model, fixed to a day or build. */
const isDated = (model: string, name: string): boolean =>
  model.startsWith(`${name}-`) &&
  /^(?:\d{8}|\d{4}-\d{2}-\d{2}|\d{3}|latest)$/.test(model.slice(name.length + 1))
