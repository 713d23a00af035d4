import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ProjectFile } from './draft.ts'

/** The earliest day a zip can name, in whichever zone: the same files give the same bytes. */
const sameTime = () => new Date(1980, 0, 1)
const UNIX = 3
const FILE_ATTRIBUTES = 0o100644 << 16
const CHUNK_BYTES = 65_536
const PACKED = /\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|mp[34]|webm)$/i

/** The bytes of a zip in the order they stand in it, with a pause after each piece of work. */
export async function zipped(
  files: readonly ProjectFile[],
  pause: () => Promise<void>,
): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  const encoder = new TextEncoder()
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else chunks.push(chunk)
  })
  for (const { name, content } of files) {
    const entry = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    Object.assign(entry, { mtime: sameTime(), os: UNIX, attrs: FILE_ATTRIBUTES })
    zip.add(entry)
    const bytes = typeof content === 'string' ? encoder.encode(content) : content
    let at = 0
    do {
      const end = Math.min(at + CHUNK_BYTES, bytes.length)
      // A copy, since an entry may keep a piece of what it was given.
      entry.push(bytes.slice(at, end), end === bytes.length)
      at = end
      await pause()
    } while (at < bytes.length)
  }
  zip.end()
  if (failure) throw failure
  return chunks
}
