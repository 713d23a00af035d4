import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { bundleOf } from '#server/features/artifacts/version-bundle.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { outlinesApi } from '#shared/api/outlines.ts'
import { routesIn } from '#shared/compile/routes.ts'
import { hasWebImages } from '#shared/compile/web-images.ts'
import { AppError } from '#shared/errors.ts'

export function outlinesRoutes(app: AppHono): void {
  serve(app, outlinesApi.get, async ({ path }, { env }) => {
    const artifact = await findArtifact(env.DB, path.id)
    if (!artifact) throw new AppError('not_found')
    const [sourceFiles, { unsupportedPackages }] = await Promise.all([
      readSource(env.FILES, artifact),
      bundleOf(env.FILES, artifact.packKey),
    ])
    return { routes: routesIn(sourceFiles), unsupportedPackages, hasWebImages: hasWebImages(sourceFiles) }
  })
}
