import { newId } from '#shared/ids.ts'

const DAY_MS = 86_400_000

/** One day, by the clock of whoever keeps it. */
const LASTS_MS = DAY_MS

/** In a folder of its day, so that what is over is found without looking at what is not. */
const folderOf = (day: number): string => `layers/${day}/`
const dayOf = (time: number): number => Math.floor(time / DAY_MS)

export async function keepLayers(files: R2Bucket, text: string, now: number): Promise<string> {
  const id = newId()
  await files.put(`${folderOf(dayOf(now))}${id}`, text, {
    httpMetadata: { contentType: 'application/json' },
    customMetadata: { createdAt: String(now) },
  })
  return id
}

/** Null when there are none, or not any more. */
export async function findLayers(files: R2Bucket, id: string, now: number): Promise<R2ObjectBody | null> {
  for (const day of [dayOf(now), dayOf(now) - 1]) {
    const found = await files.get(`${folderOf(day)}${id}`)
    if (!found) continue
    if (now - Number(found.customMetadata?.createdAt) <= LASTS_MS) return found
    await found.body.cancel()
  }
  return null
}

/** Takes away what nobody can ask for any more. */
export async function removeOldLayers(files: R2Bucket, now: number): Promise<void> {
  const { delimitedPrefixes } = await files.list({ prefix: 'layers/', delimiter: '/' })
  const over = delimitedPrefixes.filter(folder => Number(folder.split('/')[1]) < dayOf(now) - 1)
  for (const prefix of over) {
    const { objects } = await files.list({ prefix })
    if (objects.length > 0) await files.delete(objects.map(({ key }) => key))
  }
}
