import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { getZipped, putZipped } from '#server/zipped-objects.ts'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'

/** What is known of a version's bundle without reading any file of it. */
const bundleSchema = z.object({
  /** Names of its files, each an object of its own. */
  files: z.array(z.string()),
  /** Vendored specifiers that it imports. */
  imports: z.array(z.string()),
  unsupportedPackages: z.array(z.string()),
})
export type Bundle = z.infer<typeof bundleSchema>

/** What a compile has made. */
export interface CompiledFiles extends Pick<Bundle, 'imports' | 'unsupportedPackages'> {
  compiledFiles: SourceFile[]
}

/** Packs of before bundles were objects of their own hold both. */
const wholePackSchema = z.object({
  compiledFiles: z.array(sourceFileSchema),
  imports: z.array(z.string()),
  unsupportedPackages: z.array(z.string()),
})

const keyOf = (packKey: string, name: string): string =>
  `${packKey.replace(/^packs\//, 'bundles/').replace(/\.json\.gz$/, '')}/${name}`

export const bundleFileKey = (packKey: string, name: string): string => keyOf(packKey, `${name}.gz`)

/** The files first: what the list names is there. */
export async function writeBundle(
  bucket: R2Bucket,
  packKey: string,
  { compiledFiles, imports, unsupportedPackages }: CompiledFiles,
): Promise<Bundle> {
  await Promise.all(
    compiledFiles.map(({ name, code }) => putZipped(bucket, bundleFileKey(packKey, name), code)),
  )
  const bundle = { files: compiledFiles.map(({ name }) => name), imports, unsupportedPackages }
  await bucket.put(keyOf(packKey, 'bundle.json'), JSON.stringify(bundle))
  return bundle
}

/** Null when neither it nor its pack is there. The bundle of an older pack becomes objects when it is first asked for. */
export async function findBundle(bucket: R2Bucket, packKey: string): Promise<Bundle | null> {
  const stored = await bucket.get(keyOf(packKey, 'bundle.json'))
  if (stored) return bundleSchema.parse(await stored.json())
  const pack = await getZipped(bucket, packKey)
  return pack === null ? null : writeBundle(bucket, packKey, wholePackSchema.parse(JSON.parse(pack)))
}

/** Of a version that is on record. */
export async function bundleOf(bucket: R2Bucket, packKey: string): Promise<Bundle> {
  const bundle = await findBundle(bucket, packKey)
  if (!bundle) throw new Error(`the bundle of ${packKey} is missing`)
  return bundle
}

/** One file of a bundle, as text. */
export async function readBundleFile(bucket: R2Bucket, packKey: string, name: string): Promise<string> {
  const text = await getZipped(bucket, bundleFileKey(packKey, name))
  if (text === null) throw new Error(`${name} of ${packKey} is missing`)
  return text
}

const MIME: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }

/** One file of a bundle as an answer: as it is kept, for whoever can unpack it; null when it has no such file. */
export async function bundleAnswer(
  bucket: R2Bucket,
  packKey: string,
  name: string,
  { request, cacheControl }: { request: Request; cacheControl: string },
): Promise<Response | null> {
  const bundle = await findBundle(bucket, packKey)
  const object = bundle?.files.includes(name) ? await bucket.get(bundleFileKey(packKey, name)) : null
  if (!object) return null
  const type = MIME[name.split('.').at(-1) ?? ''] ?? 'text/plain'
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  }
  if (request.headers.get('accept-encoding')?.includes('gzip'))
    return new Response(object.body, {
      headers: { ...headers, 'content-encoding': 'gzip' },
      encodeBody: 'manual',
    })
  return new Response(gunzipSync(new Uint8Array(await object.arrayBuffer())), { headers })
}
