import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  path: string
  bytes: Uint8Array
  /** It is small already, as pictures are. */
  isPacked?: boolean
}

/** What readers of a plain zip can count: 65,535 entries, and bytes in 32 bits. */
export const ZIP_LIMITS = { entries: 60_000, bytes: 3_500_000_000 }

/** Ends before a zip is too large for those who read it, and says from where on it is not whole. */
export async function* withinZip(
  entries: AsyncGenerator<ZipEntry>,
  limits = ZIP_LIMITS,
): AsyncGenerator<ZipEntry> {
  let [count, size] = [0, 0]
  for await (const entry of entries) {
    count++
    size += entry.bytes.length
    if (count > limits.entries || size > limits.bytes) {
      const why = `This zip is as large as a zip may be. It ends before ${entry.path}; whatever comes after that is not in it.`
      return yield { path: 'left-out.txt', bytes: new TextEncoder().encode(`${why}\n`) }
    }
    yield entry
  }
}

/** A zip that is made while it is read: one entry at a time is in memory, and none is made for who has hung up. */
export function zipStream(entries: AsyncIterator<ZipEntry>): ReadableStream<Uint8Array> {
  let send: (chunk: Uint8Array) => void = () => undefined
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    send(chunk)
  })
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      send = chunk => chunk.length > 0 && controller.enqueue(chunk)
      const { done, value } = await entries.next()
      if (done) {
        zip.end()
        return controller.close()
      }
      const file = value.isPacked ? new ZipPassThrough(value.path) : new ZipDeflate(value.path, { level: 6 })
      zip.add(file)
      file.push(value.bytes, true)
    },
    async cancel() {
      await entries.return?.(undefined)
    },
  })
}
