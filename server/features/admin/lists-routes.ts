import { patternsFor } from '#server/access/levels.ts'
import type { Call } from '#server/call.ts'
import { listPatterns, listPeople, listRooms } from '#server/features/admin/lists-queries.ts'
import { listOrgs } from '#server/features/admin/orgs-queries.ts'
import { listModels, listRuns } from '#server/features/admin/runs-queries.ts'
import { ROWS_READ, wholeMoments } from '#server/features/admin/whole-moments.ts'
import { modelsOf } from '#server/generation/model/choose-model.ts'
import { labelOf } from '#server/generation/model/providers.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { can } from '#shared/access.ts'
import { adminApi } from '#shared/api/admin.ts'

/** What there is on this server, for platform admins: ids, sizes and states. */
export function adminListsRoutes(app: AppHono): void {
  serve(app, adminApi.people, async ({ query }, { env }) => ({
    people: wholeMoments(await listPeople(env.DB, query, ROWS_READ), row => row.createdAt),
  }))

  serve(app, adminApi.orgs, async ({ query }, { env }) => ({
    orgs: wholeMoments(await listOrgs(env.DB, query, ROWS_READ), row => row.createdAt),
  }))

  serve(app, adminApi.patterns, async ({ query }, call) => {
    const rows = await listPatterns(call.env.DB, query, ROWS_READ)
    return {
      patterns: await named(
        call,
        wholeMoments(rows, row => row.updatedAt),
      ),
    }
  })

  serve(app, adminApi.rooms, async ({ query }, call) => {
    const rows = await listRooms(call.env.DB, query, ROWS_READ)
    return {
      rooms: await named(
        call,
        wholeMoments(rows, row => row.openedAt),
      ),
    }
  })

  serve(app, adminApi.runs, async ({ query }, { env }) => ({
    runs: wholeMoments(await listRuns(env.DB, query, ROWS_READ), row => row.at),
  }))

  serve(app, adminApi.models, async ({ query }, { env }) => {
    const { models } = await modelsOf(env)
    const all = await listModels(env.DB, models.map(labelOf))
    const q = query.q?.toLowerCase() ?? ''
    return { models: all.filter(({ model }) => model.toLowerCase().includes(q)) }
  })
}

/** A private design is named to whoever may see it, and to no other admin. */
async function named<T extends { id: string; name: string | null }>(
  { env, caller }: Call,
  rows: T[],
): Promise<T[]> {
  const unnamed = rows.filter(({ name }) => name === null).map(({ id }) => id)
  if (unnamed.length === 0) return rows
  const found = await patternsFor(env.DB, caller.userId, unnamed)
  return rows.map(row => {
    const own = found.get(row.id)
    return own && can(own.level, 'view') ? { ...row, name: own.pattern.name } : row
  })
}
