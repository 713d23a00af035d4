import { listActs } from '#server/features/admin/acts-queries.ts'
import { ROWS_READ, wholeMoments } from '#server/features/admin/whole-moments.ts'
import { type AppHono, serve } from '#server/serve.ts'
import type { AuditEntry } from '#shared/admin.ts'
import { adminApi } from '#shared/api/admin.ts'

/** What admins did: all of it for admins, and what concerns a design for its owner. */
export function auditRoutes(app: AppHono): void {
  serve(app, adminApi.audit, async ({ query }, { env }) => ({
    entries: wholeMoments(await listActs(env.DB, query, ROWS_READ), timeOf),
  }))

  serve(app, adminApi.patternAudit, async ({ query }, { env, pattern }) => ({
    entries: wholeMoments(await listActs(env.DB, { ...query, patternId: pattern.id }, ROWS_READ), timeOf),
  }))
}

const timeOf = ({ createdAt }: AuditEntry): number => createdAt
