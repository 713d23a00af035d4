import { z } from 'zod'
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
  const zipped = new Response(JSON.stringify(pack)).body?.pipeThrough(new CompressionStream('gzip'))
  await bucket.put(key, await new Response(zipped).arrayBuffer())
}

/** Null when the object is missing; a pack that does not parse is an error, never an empty design. */
export async function readPack(bucket: R2Bucket, key: string): Promise<ArtifactPack | null> {
  const object = await bucket.get(key)
  if (!object) return null
  const unzipped = object.body.pipeThrough(new DecompressionStream('gzip'))
  return packSchema.parse(await new Response(unzipped).json())
}

export const sourceTexts = (files: SourceFile[]): Map<string, string> =>
  new Map(files.map(file => [file.name, file.code]))
