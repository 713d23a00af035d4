import { anyPattern } from '#server/features/admin/any-pattern.ts'
import { pictureSrcOf } from '#server/features/artifacts/artifact-pictures.ts'
import { addEntry, findEntry, listEntries, removeEntry } from '#server/features/catalog/catalog-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { catalogApi } from '#shared/api/catalog.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { isId, newId } from '#shared/ids.ts'

/** Examples on Home: public designs, each as it was when an admin added it. */
export function catalogRoutes(app: AppHono): void {
  serve(app, catalogApi.create, async ({ body }, call) => {
    const { env, actor } = call
    const { id: patternId, access, activeArtifactId } = await anyPattern(call, body.chatPatternId)
    if (access === 'private') throw new AppError('conflict', IS_PRIVATE)
    if (!activeArtifactId) throw new AppError('conflict', IS_EMPTY)
    const entry = { id: newId(), patternId, artifactId: activeArtifactId, addedBy: actor.id }
    const act = { actorId: actor.id, act: 'addToCatalog', patternId, reason: '' } as const
    const id = await addEntry(env.DB, entry, act)
    if (!id) throw new AppError('conflict', IS_FULL)
    return { id }
  })

  serve(app, catalogApi.list, async (_, { env }) => {
    const entries = await listEntries(env.DB)
    const pictured = entries.map(async entry => ({
      ...entry,
      pictureSrc: await pictureSrcOf(env.FILES, entry.patternId, entry.artifactId),
    }))
    return { entries: await Promise.all(pictured) }
  })

  serve(app, catalogApi.remove, async ({ path }, { env, actor }) => {
    const entry = isId(path.id) ? await findEntry(env.DB, path.id) : null
    if (!entry) throw new AppError('not_found')
    const { patternId } = entry
    await removeEntry(env.DB, path.id, { actorId: actor.id, act: 'removeFromCatalog', patternId, reason: '' })
    return OK
  })
}

const IS_PRIVATE = 'This design is private. Only public designs can be shown in the catalog.'
const IS_EMPTY = 'This design has no version yet that could be shown.'
const IS_FULL = 'The catalog is full, or this design has become private meanwhile.'
