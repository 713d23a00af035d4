import { findUsage } from '#server/features/models/usage-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { modelsApi } from '#shared/api/models.ts'
import { AppError } from '#shared/errors.ts'
import { dollars } from '#shared/token-cost.ts'

export function usageRoutes(app: AppHono): void {
  serve(app, modelsApi.usage, async ({ query }, { env, pattern }) => {
    const usage = await findUsage(env.DB, pattern.id, query.requestId)
    if (!usage) throw new AppError('not_found', 'Nothing is on record about this answer.')
    const { model, inputTokens, cachedTokens, outputTokens, milliseconds, price, priceFrom } = usage
    return {
      ...{ model, inputTokens, cachedTokens, outputTokens, milliseconds },
      price: price === null ? null : dollars(price),
      priceFrom: price === null ? null : (priceFrom ?? 'list'),
    }
  })
}
