import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImageFile } from '#server/features/uploads/formats/image.ts'
import { readImage } from '#server/features/uploads/image-file.ts'

const SECRET = 'taken at 52.5163 N by Ada'
const text = (value: string) => Buffer.from(value, 'latin1')
const u16 = (n: number) => Buffer.from([n >> 8, n & 255])
const u32 = (n: number) => Buffer.concat([u16(n >>> 16), u16(n & 0xffff)])
const le16 = (n: number) => u16(n).reverse()
const le32 = (n: number) => u32(n).reverse()

function png(width: number, height: number, ...extra: Buffer[]): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([text(type), content])
    return Buffer.concat([u32(content.length), body, u32(crc32(body))])
  }
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])])
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * Math.min(height, 4)))
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    ...extra.map((content, at) => chunk(['tEXt', 'eXIf', 'iTXt', 'tIME'][at % 4] ?? 'tEXt', content)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
    text(SECRET),
  ])
}

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content])
const exif = (orientation: number) =>
  Buffer.concat([
    text('Exif\0\0II*\0'),
    le32(8),
    le16(1),
    le16(0x0112),
    le16(3),
    le32(1),
    le16(orientation),
    le16(0),
    le32(0),
    text(SECRET),
  ])

const jpeg = (width: number, height: number, orientation = 6): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, text('JFIF\0\x01\x02\0\0\x01\0\x01\0\0')),
    segment(0xe1, exif(orientation)),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segment(0xed, text(SECRET)),
    segment(0xfe, text(SECRET)),
    segment(0xe2, text('ICC_PROFILE\0colours')),
    segment(0xc2, Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    segment(0xc4, Buffer.from([0, 1, 2])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([5, 6]),
    Buffer.from([0xff, 0xd9]),
    text(SECRET),
  ])

function webp(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) =>
    Buffer.concat([text(type), le32(content.length), content, Buffer.alloc(content.length % 2)])
  const u24 = (n: number) => Buffer.from([n & 255, (n >> 8) & 255, n >> 16])
  const body = Buffer.concat([
    text('WEBP'),
    chunk('VP8X', Buffer.concat([Buffer.from([0x0c, 0, 0, 0]), u24(width - 1), u24(height - 1)])),
    chunk('VP8L', Buffer.from([0x2f, 0, 0, 0, 0, 1, 2])),
    chunk('EXIF', text(SECRET)),
    chunk('XMP ', text(SECRET)),
  ])
  return Buffer.concat([text('RIFF'), le32(body.length), body])
}

const gif = (width: number, height: number): Buffer =>
  Buffer.concat([
    text('GIF89a'),
    le16(width),
    le16(height),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x21, 0xff, 11]),
    text('NETSCAPE2.0'),
    Buffer.from([3, 1, 0, 0, 0]),
    Buffer.from([0x21, 0xff, 11]),
    text('XMP DataXMP'),
    Buffer.from([SECRET.length]),
    text(SECRET),
    Buffer.from([0]),
    Buffer.from([0x21, 0xfe, SECRET.length]),
    text(SECRET),
    Buffer.from([0]),
    Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]),
    Buffer.from([0x3b]),
    text(SECRET),
  ])

const FILES = {
  'image/png': (w: number, h: number) => png(w, h, text(SECRET), text(SECRET), text(SECRET)),
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/gif': gif,
}

const read = (bytes: Uint8Array): ImageFile => {
  const image = readImage(bytes)
  if (typeof image === 'string') throw new Error(image)
  return image
}

describe.each(Object.entries(FILES))('%s', (type, make) => {
  test('is known by what it is; its size is read', () => {
    expect(read(make(640, 480))).toMatchObject({ type, width: 640, height: 480 })
  })

  test('loses everything that is said about it, and what hangs on its end', () => {
    expect(make(64, 48).includes(SECRET)).toBe(true)
    const { bytes } = read(make(64, 48))
    expect(Buffer.from(bytes).includes(SECRET)).toBe(false)
    expect(Buffer.from(bytes).includes('Ada')).toBe(false)
  })

  test('what is left is the same kind of file, and nothing more comes off', () => {
    const once = read(make(64, 48))
    expect(read(once.bytes)).toEqual(once)
  })

  test('of more than 8,000 pixels a side is refused, of 8,000 it is not', () => {
    expect(readImage(make(8_001, 10))).toBe('tooManyPixels')
    expect(readImage(make(10, 8_001))).toBe('tooManyPixels')
    expect(read(make(8_000, 8_000)).width).toBe(8_000)
  })

  test('cut anywhere it is refused or whole, and never fails otherwise', () => {
    const whole = make(64, 48)
    for (let length = 0; length < whole.length; length++) {
      const result = readImage(whole.subarray(0, length))
      if (typeof result === 'string') expect(['broken', 'notAnImage']).toContain(result)
    }
  })

  test('with any byte changed it never fails otherwise', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const bytes = make(64, 48)
        bytes[at % bytes.length] = value
        const result = readImage(bytes)
        expect(typeof result === 'string' || result.bytes.length > 0).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

test('a JPEG is still turned as the camera was held', () => {
  const { bytes } = read(jpeg(64, 48, 6))
  expect(Buffer.from(bytes).includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true)
  expect(Buffer.from(read(jpeg(64, 48, 1)).bytes).includes('Exif')).toBe(false)
})

test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF', '%PDF-1.7', ''])('%j is no image', content => {
  expect(readImage(text(content))).toBe('notAnImage')
})

describe('§16: a picture that moves has 300 frames at most', () => {
  /** Each format's frames put in by hand, before the end of the file. */
  const moving = {
    png: (frames: number) => {
      const still = png(8, 8)
      const body = Buffer.concat([text('fcTL'), Buffer.alloc(26)])
      const frame = Buffer.concat([u32(26), body, u32(crc32(body))])
      const at = still.indexOf('IDAT') - 4
      return Buffer.concat([still.subarray(0, at), ...Array<Buffer>(frames).fill(frame), still.subarray(at)])
    },
    webp: (frames: number) => {
      const frame = Buffer.concat([text('ANMF'), le32(16), Buffer.alloc(16)])
      const body = Buffer.concat([webp(8, 8).subarray(8), ...Array<Buffer>(frames).fill(frame)])
      return Buffer.concat([text('RIFF'), le32(body.length), body])
    },
    gif: (frames: number) => {
      const size = Buffer.concat([le16(8), le16(8)])
      const frame = Buffer.concat([
        Buffer.from([0x2c]),
        le16(0),
        le16(0),
        size,
        Buffer.from([0, 2, 1, 0x44, 0]),
      ])
      const head = Buffer.concat([text('GIF89a'), size, Buffer.from([0, 0, 0])])
      return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
    },
  }

  test.each(Object.entries(moving))('%s', (_, made) => {
    expect(readImage(made(300))).toMatchObject({ frames: 300 })
    expect(readImage(made(301))).toBe('tooManyFrames')
    expect(readImage(made(2_000))).toBe('tooManyFrames')
  })
})
