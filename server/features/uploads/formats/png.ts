import type { ImageFile } from '#server/features/uploads/formats/image.ts'
import { ByteReader, joined, startsWith } from './byte-reader.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
/** What the picture looks like; everything else is about it. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT cICP'.split(' '),
)

export function readPng(bytes: Uint8Array): ImageFile | null {
  if (!startsWith(bytes, SIGNATURE)) return null
  const reader = new ByteReader(bytes)
  const kept = [reader.take(SIGNATURE.length)]
  let [width, height, frames] = [0, 0, 0]
  for (let type = ''; type !== 'IEND'; ) {
    const start = reader.at
    const length = reader.u32()
    type = reader.text(4)
    if (type === 'IHDR') {
      width = reader.u32()
      height = reader.u32()
    }
    if (type === 'fcTL') frames += 1
    reader.at = start
    const chunk = reader.take(length + 12)
    if (KEPT.has(type)) kept.push(chunk)
  }
  return { type: 'image/png', width, height, frames: Math.max(1, frames), bytes: joined(kept) }
}
