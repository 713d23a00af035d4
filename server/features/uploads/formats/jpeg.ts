import type { ImageFile } from '#server/features/uploads/formats/image.ts'
import { ByteReader, joined, startsWith } from './byte-reader.ts'

const SOS = 0xda
const EOI = 0xd9
const COMMENT = 0xfe
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
/** Frame headers, which hold the size; three markers among them mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** Keeps the colour profile and the way the camera was held; drops place, time, camera, thumbnail and comments. */
export function readJpeg(bytes: Uint8Array): ImageFile | null {
  if (!startsWith(bytes, '\xff\xd8\xff')) return null
  const reader = new ByteReader(bytes)
  const kept = [reader.take(2)]
  let [width, height] = [0, 0]
  for (;;) {
    const start = reader.at
    const marker = nextMarker(reader)
    if (marker === EOI) break
    const length = reader.u16()
    const content = reader.take(length - 2)
    if (isFrame(marker)) {
      const frame = new ByteReader(content)
      frame.at = 1
      height = frame.u16()
      width = frame.u16()
    }
    if (marker === APP1) kept.push(...orientationOnly(content))
    else if (isKept(marker, content)) kept.push(bytes.subarray(start, reader.at))
    if (marker === SOS) kept.push(scan(reader))
  }
  kept.push(new Uint8Array([0xff, EOI]))
  return { type: 'image/jpeg', width, height, frames: 1, bytes: joined(kept) }
}

function nextMarker(reader: ByteReader): number {
  if (reader.u8() !== 0xff) throw new RangeError('a marker is missing')
  let marker = reader.u8()
  while (marker === 0xff) marker = reader.u8()
  return marker
}

function isKept(marker: number, content: Uint8Array): boolean {
  if (marker === COMMENT) return false
  if (marker === APP2) return startsWith(content, 'ICC_PROFILE')
  return marker < APP0 || marker > APP15 || marker === APP0 || marker === APP14
}

/** The coded picture up to the next marker; a 0xff inside is followed by 0. */
function scan(reader: ByteReader): Uint8Array {
  const start = reader.at
  const { bytes } = reader
  while (reader.at < bytes.length) {
    const next = bytes[reader.at + 1] ?? EOI
    if (bytes[reader.at] === 0xff && next !== 0 && !isRestart(next)) break
    reader.at += 1
  }
  return bytes.subarray(start, reader.at)
}

const EXIF = 'Exif\0\0'
const ORIENTATION = 0x0112

/** A new block that says how to turn the picture and nothing else; none when it stands upright. */
function orientationOnly(content: Uint8Array): Uint8Array[] {
  const orientation = startsWith(content, EXIF) ? orientationIn(content.subarray(EXIF.length)) : 1
  if (orientation < 2 || orientation > 8) return []
  const head = [0xff, APP1, 0, 34, ...[...EXIF].map(char => char.charCodeAt(0))]
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  return [new Uint8Array([...head, ...tiff])]
}

function orientationIn(tiff: Uint8Array): number {
  try {
    const reader = new ByteReader(tiff)
    const isLittle = reader.text(2) === 'II'
    reader.at = 4
    reader.at = reader.u32(isLittle)
    for (let entries = reader.u16(isLittle); entries > 0; entries--) {
      const tag = reader.u16(isLittle)
      reader.at += 6
      const value = reader.u16(isLittle)
      reader.at += 2
      if (tag === ORIENTATION) return value
    }
    return 1
  } catch (error) {
    if (error instanceof RangeError) return 1
    throw error
  }
}
