import type { Bindings } from '#server/bindings.ts'
import { isVerdict } from '#server/compiler/compiler-port.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { type ArtifactPack, packKeyOf, writePack } from '#server/features/artifacts/artifact-packs.ts'
import {
  type ArtifactRow,
  findArtifact,
  insertArtifact,
  latestVersion,
} from '#server/features/artifacts/artifacts-queries.ts'
import type { VersionNumber } from '#server/rooms/editor/version-numbers.ts'
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
  /** Its number, after the newest on record. */
  numberAfter(latest: VersionNumber): VersionNumber
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
  const { sourceFiles, patternId, numberAfter, ...row } = version
  const compiled = await compileVersion(env, version)
  beforeWrite()
  const packKey = packKeyOf(patternId, version.id)
  await writePack(env.FILES, packKey, compiled.pack)
  return insertArtifact(env.DB, {
    ...row,
    patternId,
    packKey,
    version: numberAfter(await latestVersion(env.DB, patternId)),
    status: compiled.status,
    errorMessage: compiled.errorMessage,
  })
}

type Compiled = Pick<ArtifactRow, 'status' | 'errorMessage'> & { pack: ArtifactPack }

/** A compiler that had no time for it says nothing of the version: it is then neither right nor wrong. */
export async function compileVersion(
  env: Bindings,
  { actor, config, sourceFiles }: Pick<NewVersion, 'actor' | 'config' | 'sourceFiles'>,
): Promise<Compiled> {
  const output = await compilerPort(env, actor.id).compile({ files: sourceFiles, config })
  const { compiledFiles, imports, unsupportedPackages, errorMessage } = output
  const pack = { sourceFiles, compiledFiles, imports, unsupportedPackages }
  if (!isVerdict(output)) return { pack, status: 'uncompiled', errorMessage: null }
  return { pack, status: output.isOk ? 'compiled' : 'error', errorMessage }
}
