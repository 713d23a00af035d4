import type { ImageFile } from '#server/features/uploads/formats/image.ts'
import { ByteReader, joined, startsWith } from './byte-reader.ts'

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** The one thing an application may say that is seen: how often to repeat. */
const REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

export function readGif(bytes: Uint8Array): ImageFile | null {
  if (!startsWith(bytes, 'GIF87a') && !startsWith(bytes, 'GIF89a')) return null
  const reader = new ByteReader(bytes)
  reader.at = 6
  const width = reader.u16(true)
  const height = reader.u16(true)
  const packed = reader.u8()
  reader.at += 2
  skipColors(reader, packed)
  const kept = [bytes.subarray(0, reader.at)]
  let frames = 0
  for (;;) {
    const start = reader.at
    const kind = reader.u8()
    if (kind === TRAILER) break
    if (kind === IMAGE) {
      frames += 1
      reader.at += 8
      skipColors(reader, reader.u8())
      reader.at += 1
      skipBlocks(reader)
      kept.push(reader.bytes.subarray(start, reader.at))
    } else if (kind === EXTENSION) {
      const label = reader.u8()
      const isSeen = label === GRAPHIC_CONTROL || (label === APPLICATION && isRepeat(bytes, reader.at + 1))
      skipBlocks(reader)
      if (isSeen) kept.push(bytes.subarray(start, reader.at))
    } else throw new RangeError('an unknown block')
  }
  kept.push(new Uint8Array([TRAILER]))
  return { type: 'image/gif', width, height, frames, bytes: joined(kept) }
}

const isRepeat = (bytes: Uint8Array, at: number): boolean => REPEATS.some(name => startsWith(bytes, name, at))

function skipColors(reader: ByteReader, packed: number): void {
  if (packed & 0x80) reader.take(3 * 2 ** ((packed & 7) + 1))
}

function skipBlocks(reader: ByteReader): void {
  for (let length = reader.u8(); length > 0; length = reader.u8()) reader.take(length)
}
