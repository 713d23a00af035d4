import { z } from 'zod'
import { getZipped, putZipped } from '#server/zipped-objects.ts'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'

/** What R2 keeps of a version: one gzipped JSON object, written once and never changed. */
const packSchema = z.object({
  sourceFiles: z.array(sourceFileSchema),
  compiledFiles: z.array(sourceFileSchema),
  /** Vendored specifiers that the bundle imports. */
  imports: z.array(z.string()),
  unsupportedPackages: z.array(z.string()),
})
export type ArtifactPack = z.infer<typeof packSchema>

export const packKeyOf = (patternId: string, artifactId: string): string =>
  `packs/${patternId}/${artifactId}.json.gz`

export async function writePack(bucket: R2Bucket, key: string, pack: ArtifactPack): Promise<void> {
  await putZipped(bucket, key, JSON.stringify(pack))
}

/** Null when the object is missing; a pack that does not parse is an error, never an empty design. */
export async function readPack(bucket: R2Bucket, key: string): Promise<ArtifactPack | null> {
  const text = await getZipped(bucket, key)
  return text === null ? null : packSchema.parse(JSON.parse(text))
}

export const sourceTexts = (files: SourceFile[]): Map<string, string> =>
  new Map(files.map(file => [file.name, file.code]))
