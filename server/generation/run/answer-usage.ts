import type { ModelName } from '#server/env.ts'
import { addUsage } from '#server/features/models/usage-queries.ts'
import type { UsableModel } from '#server/generation/model/choose-model.ts'
import type { ModelEvent } from '#server/generation/reply/stream.ts'
import type { KnownPrice, ModelPrice } from '#shared/models.ts'
import { costOfTokens } from '#shared/token-cost.ts'

/** Counts what an answer takes, step by step, so that one that is stopped has counted too. */
export class AnswerUsage {
  readonly #startedAt = Date.now()
  #model: { name: string; price: Price | null } | null = null
  #inputTokens = 0
  #cachedTokens = 0
  #outputTokens = 0

  by({ provider, model }: ModelName, chosen: UsableModel | null): void {
    const isFree = provider === 'templates'
    this.#model = { name: model, price: isFree ? FREE : (chosen?.price ?? null) }
  }

  add(event: ModelEvent): void {
    if (event.type !== 'finished') return
    this.#inputTokens += event.usage.inputTokens
    this.#cachedTokens += event.usage.cachedTokens
    this.#outputTokens += event.usage.outputTokens
  }

  /** Nothing where it ended before any model was chosen. */
  async save(d1: D1Database, patternId: string, requestId: string): Promise<void> {
    if (!this.#model) return
    const { name, price } = this.#model
    const tokens = {
      inputTokens: this.#inputTokens,
      cachedTokens: this.#cachedTokens,
      outputTokens: this.#outputTokens,
    }
    await addUsage(d1, {
      ...{ patternId, requestId, model: name, ...tokens },
      milliseconds: Date.now() - this.#startedAt,
      price: price && costOfTokens(price, tokens),
      priceFrom: price?.from ?? null,
    })
  }
}

type Price = Pick<KnownPrice, keyof ModelPrice | 'from'>

const FREE: Price = { input: 0, cached: 0, output: 0, from: 'free' }
