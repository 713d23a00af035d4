import type { Bindings } from '#server/bindings.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { packKeyOf, writePack } from '#server/features/artifacts/artifact-packs.ts'
import {
  type ArtifactRow,
  findArtifact,
  insertArtifact,
  latestVersion,
  nextVersion,
} from '#server/features/artifacts/artifacts-queries.ts'
import type { Actor } from '#shared/actor.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'

export interface NewVersion {
  id: string
  patternId: string
  parentId: string | null
  requestId: string | null
  kind: ArtifactRow['kind']
  name: string
  actor: Actor
  sourceFiles: SourceFile[]
  config: PatternConfig
  isDarkMode: boolean
  /** Only components of the set were changed. */
  isMinor?: boolean
}

/**
 * Compiles files, keeps them as an immutable pack, then writes the row: a row always has its pack. Safe to repeat.
 * `beforeWrite` runs after the compile; throwing there leaves nothing behind.
 */
export async function storeVersion(
  env: Bindings,
  version: NewVersion,
  beforeWrite: () => void,
): Promise<ArtifactRow> {
  const stored = await findArtifact(env.DB, version.id)
  if (stored) return stored
  const { sourceFiles, patternId, isMinor = false, ...row } = version
  const { isOk, compiledFiles, imports, unsupportedPackages, errorMessage } = await compilerPort(env).compile(
    {
      files: sourceFiles,
      config: version.config,
    },
  )
  beforeWrite()
  const packKey = packKeyOf(patternId, version.id)
  await writePack(env.FILES, packKey, { sourceFiles, compiledFiles, imports, unsupportedPackages })
  return insertArtifact(env.DB, {
    ...row,
    patternId,
    packKey,
    version: nextVersion(await latestVersion(env.DB, patternId), isMinor),
    status: isOk ? 'compiled' : 'error',
    errorMessage,
  })
}
