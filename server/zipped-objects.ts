import { gunzipSync, gzipSync } from 'node:zlib'

/**
 * Keeps a text gzipped. A compression stream would hold a quarter of a megabyte outside of the heap until V8 collects
 * it, which it does not see as a reason to; this lets go at once.
 */
export async function putZipped(bucket: R2Bucket, key: string, text: string): Promise<void> {
  await bucket.put(key, gzipSync(text))
}

/** The text that `putZipped` kept; null when there is no such object. */
export async function getZipped(bucket: R2Bucket, key: string): Promise<string | null> {
  const object = await bucket.get(key)
  return object && new TextDecoder().decode(gunzipSync(new Uint8Array(await object.arrayBuffer())))
}
