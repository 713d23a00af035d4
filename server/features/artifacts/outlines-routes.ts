import { readPack } from '#server/features/artifacts/artifact-packs.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { outlinesApi } from '#shared/api/outlines.ts'
import { routesIn } from '#shared/compile/routes.ts'
import { hasWebImages } from '#shared/compile/web-images.ts'
import { AppError } from '#shared/errors.ts'

export function outlinesRoutes(app: AppHono): void {
  serve(app, outlinesApi.get, async ({ path }, { env }) => {
    const artifact = await findArtifact(env.DB, path.id)
    const pack = artifact && (await readPack(env.FILES, artifact.packKey))
    if (!pack) throw new AppError('not_found')
    const { sourceFiles, unsupportedPackages } = pack
    return { routes: routesIn(sourceFiles), unsupportedPackages, hasWebImages: hasWebImages(sourceFiles) }
  })
}
