import type { Bindings } from '#server/bindings.ts'
import { isVerdict } from '#server/compiler/compiler-port.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import {
  type ArtifactRow,
  findArtifact,
  insertArtifact,
} from '#server/features/artifacts/artifacts-queries.ts'
import { type CompiledFiles, writeBundle } from '#server/features/artifacts/version-bundle.ts'
import { packKeyOf, writeSource } from '#server/features/artifacts/version-files.ts'
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
  /** Its number, asked for when it is about to be on record. */
  number(): ArtifactRow['version']
}

/**
 * Compiles files, keeps them as immutable objects, then writes the row: a row always has its files. Safe to repeat.
 * `beforeWrite` runs after the compile; throwing there leaves nothing behind.
 */
export async function storeVersion(
  env: Bindings,
  version: NewVersion,
  beforeWrite: () => void = () => undefined,
): Promise<ArtifactRow> {
  const stored = await findArtifact(env.DB, version.id)
  if (stored) return stored
  const { sourceFiles, patternId, number, ...row } = version
  const compiled = await compileVersion(env, version)
  beforeWrite()
  const packKey = packKeyOf(patternId, version.id)
  await Promise.all([
    writeSource(env.FILES, packKey, sourceFiles),
    writeBundle(env.FILES, packKey, compiled.made),
  ])
  return insertArtifact(env.DB, {
    ...row,
    patternId,
    packKey,
    version: number(),
    status: compiled.status,
    errorMessage: compiled.errorMessage,
  })
}

type Compiled = Pick<ArtifactRow, 'status' | 'errorMessage'> & { made: CompiledFiles }

/** A compiler that had no time for it says nothing of the version: it is then neither right nor wrong. */
export async function compileVersion(
  env: Bindings,
  { actor, config, sourceFiles }: Pick<NewVersion, 'actor' | 'config' | 'sourceFiles'>,
): Promise<Compiled> {
  const output = await compilerPort(env, actor.id).compile({ files: sourceFiles, config })
  const { compiledFiles, imports, unsupportedPackages, errorMessage } = output
  const made = { compiledFiles, imports, unsupportedPackages }
  if (!isVerdict(output)) return { made, status: 'uncompiled', errorMessage: null }
  return { made, status: output.isOk ? 'compiled' : 'error', errorMessage }
}
