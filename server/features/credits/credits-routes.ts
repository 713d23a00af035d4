import { person } from '#server/features/billing/plan-of.ts'
import { reconcileUnheard } from '#server/features/billing/reconcile.ts'
import { creditsOf } from '#server/features/credits/balance.ts'
import { grantCredits } from '#server/features/credits/grants-queries.ts'
import { listEntries } from '#server/features/credits/ledger-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { creditsApi, ENTRIES_PAGE } from '#shared/api/credits.ts'
import { OK } from '#shared/api/ok.ts'

export function creditsRoutes(app: AppHono): void {
  serve(app, creditsApi.get, (_, { env, user, waitUntil }) => {
    // Every page asks for this, so what is paid is found before it matters.
    waitUntil(reconcileUnheard(env, [person(user.id)]))
    return creditsOf(env, user.id)
  })

  serve(app, creditsApi.entries, async ({ query }, { env, user }) => ({
    entries: await listEntries(env.DB, user.id, ENTRIES_PAGE, Number(query.before ?? Date.now())),
  }))

  serve(app, creditsApi.grant, async ({ body }, { env, user }) => {
    await grantCredits(env.DB, { ...body, grantedBy: user.id })
    return OK
  })
}
