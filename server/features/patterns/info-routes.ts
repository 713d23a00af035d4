import { patternFor } from '#server/access/levels.ts'
import { findForkOrigin } from '#server/features/patterns/patterns-queries.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { patternsApi } from '#shared/api/patterns.ts'

/** What a design is, for everybody who sees it. */
export function infoRoutes(app: AppHono): void {
  serve(app, patternsApi.info, async (_, { env, user, pattern }) => {
    const [owner, originId] = await Promise.all([
      findPerson(env.DB, pattern.ownerId),
      findForkOrigin(env.DB, pattern.id),
    ])
    const origin = originId ? await patternFor(env.DB, user?.id ?? null, originId) : null
    return {
      owner: { id: pattern.ownerId, name: owner?.name ?? 'Somebody', avatarUrl: owner?.image ?? null },
      createdAt: pattern.createdAt.getTime(),
      updatedAt: pattern.updatedAt.getTime(),
      // Who may not see where it came from does not hear its name either.
      forkedFrom: origin?.level ? { id: origin.pattern.id, name: origin.pattern.name } : null,
    }
  })
}
