import type { Bindings } from '#server/bindings.ts'
import { type ArtifactRow, setCompiled } from '#server/features/artifacts/artifacts-queries.ts'
import { compileVersion } from '#server/features/artifacts/store-version.ts'
import { writeBundle } from '#server/features/artifacts/version-bundle.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'

/** A version that just failed to be compiled again is left alone for so long. */
const REST_MS = 30_000
const triedAt = new Map<string, number>()

/** A version that the compiler had no time for is compiled when somebody looks at it, on its maker's account. */
export async function compiledAgain(env: Bindings, artifact: ArtifactRow): Promise<ArtifactRow> {
  if (artifact.status !== 'uncompiled') return artifact
  const { id, packKey } = artifact
  if (Date.now() - (triedAt.get(id) ?? 0) < REST_MS) return artifact
  triedAt.set(id, Date.now())
  const sourceFiles = await readSource(env.FILES, artifact)
  const { made, status, errorMessage } = await compileVersion(env, { ...artifact, sourceFiles })
  if (status === 'uncompiled') return artifact
  await writeBundle(env.FILES, packKey, made)
  await setCompiled(env.DB, id, { status, errorMessage })
  triedAt.delete(id)
  return { ...artifact, status, errorMessage }
}
