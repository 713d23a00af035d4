import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  path: string
  bytes: Uint8Array
  /** It is small already, as pictures are. */
  isPacked?: boolean
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
