import { listActs } from '#server/features/admin/acts-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { adminApi } from '#shared/api/admin.ts'

/** What admins did: all of it for admins, and what concerns a design for its owner. */
export function auditRoutes(app: AppHono): void {
  serve(app, adminApi.audit, async ({ query }, { env }) => ({ entries: await listActs(env.DB, query) }))

  serve(app, adminApi.patternAudit, async ({ query }, { env, pattern }) => ({
    entries: await listActs(env.DB, { ...query, patternId: pattern.id }),
  }))
}
