import type { ModelPrice } from '#shared/models.ts'

export interface Tokens {
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

/** What a message takes on a server that has answered none yet: instructions, some files, and a page written. */
export const FIRST_MESSAGE: Tokens = { inputTokens: 15_000, cachedTokens: 5_000, outputTokens: 6_000 }

/** What the next message will take of somebody's money, as the last ones did: `about $0.08`, `free`; null: not known. */
export function messageCost(price: ModelPrice | null, usual: Tokens): string | null {
  if (!price) return null
  const cost = costOfTokens(price, usual)
  if (cost === 0) return 'free'
  const shown = dollars(cost)
  return shown.startsWith('under') ? shown : `about ${shown}`
}
