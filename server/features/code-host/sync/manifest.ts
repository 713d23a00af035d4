import { z } from 'zod'
import type { HostLink } from '#server/features/code-host/links-queries.ts'
import { getZipped, putZipped } from '#server/zipped-objects.ts'

/**
 * What a commit has of a design: by this a commit of ours is known whenever it turns up again, and files of the design
 * are told from those of others.
 */
const manifestSchema = z.object({
  /** The version that was pushed; null where the design had more in it than the commit. */
  artifactId: z.string().nullable(),
  /** The last version that is no commit of its own any more, where that is another: what came after it is. */
  upTo: z.string().nullable().optional(),
  folder: z.string(),
  /** Later ones come after earlier ones, so that a branch that was set back is told from one that went on. */
  madeAt: z.number(),
  /** Paths from the top of the repository, with the ids of what is in them. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

const keyOf = (patternId: string, commitId: string): string => `code-host/${patternId}/${commitId}.json.gz`

export const writeManifest = (
  bucket: R2Bucket,
  { patternId }: Pick<HostLink, 'patternId'>,
  commitId: string,
  manifest: Omit<Manifest, 'madeAt'>,
  /** Of several commits of one push, the how manieth. */
  index = 0,
): Promise<void> =>
  putZipped(bucket, keyOf(patternId, commitId), JSON.stringify({ ...manifest, madeAt: Date.now() + index }))

/** Null for a commit of others, and for one of ours that was made for another folder. */
export async function readManifest(
  bucket: R2Bucket,
  { patternId, folder }: Pick<HostLink, 'patternId' | 'folder'>,
  commitId: string | null,
): Promise<Manifest | null> {
  const text = commitId && (await getZipped(bucket, keyOf(patternId, commitId)))
  const manifest = text ? manifestSchema.parse(JSON.parse(text)) : null
  return manifest?.folder === folder ? manifest : null
}
