import type { Bindings } from '#server/bindings.ts'
import type { PatternCall } from '#server/call.ts'
import { shownStatus } from '#server/features/artifacts/artifact-versions.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { compiledAgain } from '#server/features/artifacts/compile-again.ts'
import { bundleOf, readBundleFile } from '#server/features/artifacts/version-bundle.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { previewAddress } from '#server/preview/preview-address.ts'
import { type Artifact, EDITOR_BUNDLE } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'

/** A version with its files, for those who may see it. */
export async function shownArtifact(call: PatternCall, artifactId: string): Promise<Artifact> {
  const artifact = await requireCompiled(call.env, artifactId)
  const { FILES } = call.env
  const { files } = await bundleOf(FILES, artifact.packKey)
  const shown = files.filter(name => name !== EDITOR_BUNDLE)
  const [sourceFiles, ...codes] = await Promise.all([
    readSource(FILES, artifact),
    ...shown.map(name => readBundleFile(FILES, artifact.packKey, name)),
  ])
  const { id, patternId, name, version, kind, actor, requestId, isDarkMode, config } = artifact
  return {
    ...{ id, patternId, name, version, kind, actor, requestId, isDarkMode, config },
    ...shownStatus(artifact),
    sourceFiles,
    compiledFiles: shown.map((name, at) => ({ name, code: codes[at] ?? '' })),
    previewSrc: await previewAddress(call.env, call.pattern, call.user, id),
    createdAt: artifact.createdAt.getTime(),
  }
}

export async function requireArtifact(env: Bindings, id: string): Promise<ArtifactRow> {
  const artifact = await findArtifact(env.DB, id)
  if (!artifact) throw new AppError('not_found')
  return artifact
}

/** For those who want to see it: compiled by now, if it was not yet. */
export const requireCompiled = async (env: Bindings, id: string): Promise<ArtifactRow> =>
  compiledAgain(env, await requireArtifact(env, id))
