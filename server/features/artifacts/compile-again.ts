import type { Bindings } from '#server/bindings.ts'
import { readPack, writePack } from '#server/features/artifacts/artifact-packs.ts'
import { type ArtifactRow, setCompiled } from '#server/features/artifacts/artifacts-queries.ts'
import { compileVersion } from '#server/features/artifacts/store-version.ts'

/** A version that just failed to be compiled again is left alone for so long. */
const REST_MS = 30_000
const triedAt = new Map<string, number>()

/** A version that the compiler had no time for is compiled when somebody looks at it, on its maker's account. */
export async function compiledAgain(env: Bindings, artifact: ArtifactRow): Promise<ArtifactRow> {
  if (artifact.status !== 'uncompiled') return artifact
  const { id, packKey } = artifact
  if (Date.now() - (triedAt.get(id) ?? 0) < REST_MS) return artifact
  triedAt.set(id, Date.now())
  const stored = await readPack(env.FILES, packKey)
  if (!stored) return artifact
  const { pack, status, errorMessage } = await compileVersion(env, { ...artifact, ...stored })
  if (status === 'uncompiled') return artifact
  await writePack(env.FILES, packKey, pack)
  await setCompiled(env.DB, id, { status, errorMessage })
  triedAt.delete(id)
  return { ...artifact, status, errorMessage }
}
