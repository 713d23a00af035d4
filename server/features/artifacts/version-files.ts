import { z } from 'zod'
import type { Bindings } from '#server/bindings.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { getZipped, putZipped } from '#server/zipped-objects.ts'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'

/** What R2 keeps of a version's source: one gzipped JSON object, written once and never changed. */
const packSchema = z.object({ sourceFiles: z.array(sourceFileSchema) })

export const packKeyOf = (patternId: string, artifactId: string): string =>
  `packs/${patternId}/${artifactId}.json.gz`

export async function writeSource(
  bucket: R2Bucket,
  packKey: string,
  sourceFiles: SourceFile[],
): Promise<void> {
  await putZipped(bucket, packKey, JSON.stringify({ sourceFiles }))
}

/** The files of a version. One that is not on record is not found; one that is, and has no pack, is an error. */
export async function filesOf(
  { DB, FILES }: Pick<Bindings, 'DB' | 'FILES'>,
  artifactId: string,
): Promise<SourceFile[]> {
  const artifact = await findArtifact(DB, artifactId)
  if (!artifact) throw new AppError('not_found')
  return readSource(FILES, artifact)
}

/** The same of a version whose row is at hand. */
export async function readSource(
  bucket: R2Bucket,
  { id, packKey }: Pick<ArtifactRow, 'id' | 'packKey'>,
): Promise<SourceFile[]> {
  const text = await getZipped(bucket, packKey)
  if (text === null) throw new Error(`the files of artifact ${id} are missing`)
  return packSchema.parse(JSON.parse(text)).sourceFiles
}
