import { listVersions } from '#server/features/artifacts/artifacts-queries.ts'
import { findLayers, keepLayers, removeOldLayers } from '#server/features/layers/kept-layers.ts'
import { type AppHono, errorResponse, serve } from '#server/serve.ts'
import { layersApi } from '#shared/api/layers.ts'
import { isNestedWithin } from '#shared/design-tool/nested-within.ts'
import { AppError } from '#shared/errors.ts'
import { figmaFrameSchema } from '#shared/figma-frame.ts'
import { isId } from '#shared/ids.ts'

export function layersRoutes(app: AppHono): void {
  serve(app, layersApi.add, async ({ body }, { env, pattern, waitUntil }) => {
    const { snapshotIndex, mpFigmaData } = body
    const versions = await listVersions(env.DB, pattern.id)
    if (snapshotIndex >= versions.length) throw new AppError('not_found', 'This version does not exist.')
    const frame = isNestedWithin(mpFigmaData) ? figmaFrameSchema.safeParse(mpFigmaData) : null
    if (!frame?.success) throw new AppError('bad_request', 'These are no layers of a page.')
    const createdAt = Date.now()
    const kept = { name: pattern.name, snapshotIndex, mpFigmaData: frame.data, createdAt }
    const id = await keepLayers(env.FILES, JSON.stringify(kept), createdAt)
    waitUntil(removeOldLayers(env.FILES, createdAt))
    return { id }
  })

  serve(app, layersApi.get, async ({ path }, { env }) => {
    const layers = isId(path.id) ? await findLayers(env.FILES, path.id, Date.now()) : null
    const answer = layers
      ? new Response(layers.body, { headers: { 'content-type': 'application/json' } })
      : errorResponse('not_found', OVER)
    // A plugin has no origin that could be named, and nobody's cookies count here.
    answer.headers.set('access-control-allow-origin', '*')
    answer.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  })
}

const OVER = 'These layers are no longer kept. Export the design again.'
