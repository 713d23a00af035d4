import type { ImageFile } from '#server/features/uploads/formats/image.ts'
import { ByteReader, joined, startsWith } from './byte-reader.ts'

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const HEADER_BYTES = 12
const HAS_EXIF_OR_XMP = 0x08 | 0x04

export function readWebp(bytes: Uint8Array): ImageFile | null {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return null
  const reader = new ByteReader(bytes)
  const header = reader.take(HEADER_BYTES).slice()
  const kept: Uint8Array[] = [header]
  let size: [number, number] | null = null
  let frames = 0
  while (!reader.isAtEnd) {
    const start = reader.at
    const type = reader.text(4)
    const length = reader.u32(true)
    const content = reader.take(length)
    if (type === 'ANMF') frames += 1
    size ??= sizeIn(type, content)
    // Chunks are padded to even lengths.
    reader.at = Math.min(bytes.length, reader.at + (length % 2))
    if (!KEPT.has(type)) continue
    const chunk = bytes.slice(start, reader.at)
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~HAS_EXIF_OR_XMP
    kept.push(chunk)
  }
  const all = joined(kept)
  new DataView(all.buffer).setUint32(4, all.length - 8, true)
  const [width, height] = size ?? [0, 0]
  return { type: 'image/webp', width, height, frames: Math.max(1, frames), bytes: all }
}

function sizeIn(type: string, content: Uint8Array): [number, number] | null {
  const reader = new ByteReader(content)
  if (type === 'VP8X') {
    reader.at = 4
    const u24 = () => reader.u16(true) + reader.u8() * 65_536
    return [u24() + 1, u24() + 1]
  }
  if (type === 'VP8 ') {
    reader.at = 6
    return [reader.u16(true) & 0x3fff, reader.u16(true) & 0x3fff]
  }
  if (type !== 'VP8L') return null
  reader.at = 1
  const bits = reader.u32(true)
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
}
