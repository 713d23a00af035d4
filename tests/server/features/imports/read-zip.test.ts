import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readZip } from '#server/features/imports/zip/read-zip.ts'

const zipped = (files: Record<string, string | Uint8Array>, options = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
    options,
  )
const read = (zip: Uint8Array, limits?: { entries: number; bytes: number }) => {
  const found = readZip(zip, limits)
  if ('code' in found) throw new Error(found.message)
  return {
    files: Object.fromEntries(
      found.entries.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
    ),
    leftOut: found.leftOut,
  }
}

/** The zip with other bytes where each entry of its list says something: an offset of the list's own records. */
function listed(zip: Uint8Array, change: (view: DataView, at: number) => void): Uint8Array {
  const copy = zip.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 4 <= copy.length; at++) if (view.getUint32(at, true) === 0x02014b50) change(view, at)
  return copy
}

describe('a zip as it should be', () => {
  test('gives its files, deflated and stored', () => {
    const { files, leftOut } = read(zipped({ 'a.tsx': 'a'.repeat(40_000), 'b/ü.css': 'b' }, { level: 6 }))
    expect(files).toEqual({ 'a.tsx': 'a'.repeat(40_000), 'b/ü.css': 'b' })
    expect(leftOut).toEqual([])
    expect(read(zipped({ 'a.tsx': 'stored' }, { level: 0 })).files).toEqual({ 'a.tsx': 'stored' })
  })
})

describe('a hostile or broken zip', () => {
  test('more entries than may be are refused before anything is unpacked', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}.ts`, '']))
    const started = performance.now()
    expect(readZip(zipped(many, { level: 0 }))).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('10,000 files and folders; 2,000 can be imported'),
    })
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  test('what says that it unpacks to too much is refused by what it says', () => {
    const bomb = zipped({ 'a.json': new Uint8Array(60 * 1024 * 1024) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    expect(readZip(bomb)).toMatchObject({ code: 'too_large' })
  })

  test('a bomb that lies about its size ends at the size that it says', () => {
    const bomb = listed(
      zipped({ 'bomb.json': new Uint8Array(30_000_000), 'a.ts': 'ok' }, { level: 9 }),
      (view, at) => {
        if (view.getUint32(at + 24, true) > 100) view.setUint32(at + 24, 100, true)
      },
    )
    const { files, leftOut } = read(bomb)
    expect(files).toEqual({ 'a.ts': 'ok' })
    expect(leftOut).toEqual([{ path: 'bomb.json', reason: expect.stringContaining('damaged') }])
  })

  test('files that share their bytes are not unpacked again and again', () => {
    const zip = zipped({ 'a.ts': 'a'.repeat(5_000), 'b.ts': 'b'.repeat(5_000), 'c.ts': '' }, { level: 0 })
    const shared = listed(zip, (view, at) => {
      view.setUint32(at + 42, 0, true)
      view.setUint32(at + 20, 6_000, true)
    })
    expect(readZip(shared)).toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining('does not fit what it says of it'),
    })
  })

  test('after some lies about sizes no more of the zip is unpacked', () => {
    const files = Array.from({ length: 40 }, (_, at) => [`f${at}.ts`, new Uint8Array(20_000)] as const)
    const lying = listed(zipped({ ...Object.fromEntries(files), 'z.ts': 'ok' }, { level: 9 }), (view, at) => {
      if (view.getUint32(at + 24, true) > 100) view.setUint32(at + 24, 1, true)
    })
    expect(readZip(lying)).toMatchObject({ code: 'bad_request' })
  })

  test.each(['../out.ts', '/etc/passwd', 'a/../../b.ts', 'C:/x.ts', '..\\out.ts'])(
    'the name %s leads out of the folder and is left out',
    name => {
      const { files, leftOut } = read(zipped({ [name]: 'x', 'App.tsx': 'y' }))
      expect(files).toEqual({ 'App.tsx': 'y' })
      expect(leftOut[0]?.reason).toContain('leads out of the folder')
    },
  )

  test('a name without an end is named in short', () => {
    const { files, leftOut } = read(zipped({ [`${'a.'.repeat(20_000)}config.ts`]: '', 'App.tsx': 'y' }))
    expect(Object.keys(files)).toEqual(['App.tsx'])
    expect(leftOut[0]?.path.length).toBeLessThan(400)
  })

  test('links, locked entries and unknown ways of packing are named', () => {
    const zip = zipped({ 'link.ts': 'x', 'locked.ts': 'x', 'lzma.ts': 'x', 'App.tsx': 'y' })
    let number = 0
    const changed = listed(zip, (view, at) => {
      number++
      if (number === 1) view.setUint16(at + 40, 0o120777, true)
      if (number === 2) view.setUint16(at + 8, 1, true)
      if (number === 3) view.setUint16(at + 10, 14, true)
    })
    const { files, leftOut } = read(changed)
    expect(Object.keys(files)).toEqual(['App.tsx'])
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('link'),
      expect.stringContaining('password'),
      expect.stringContaining('not read here'),
    ])
  })

  test('a wrong checksum is told, and the other files come', () => {
    const wrong = listed(zipped({ 'a.ts': 'one', 'b.ts': 'two' }), (view, at) => {
      if (view.getUint16(at + 28, true) === 4 && view.getUint8(at + 46) === 97)
        view.setUint32(at + 16, 1, true)
    })
    const { files, leftOut } = read(wrong)
    expect(files).toEqual({ 'b.ts': 'two' })
    expect(leftOut).toEqual([{ path: 'a.ts', reason: expect.stringContaining('checksum') }])
  })

  test('of two entries of one name the first is taken', () => {
    const two = zipped({ 'a.ts': 'one', 'b.ts': 'two' })
    const same = listed(two, (view, at) => view.setUint8(at + 46, 97))
    const { files, leftOut } = read(same)
    expect(files).toEqual({ 'a.ts': 'one' })
    expect(leftOut).toEqual([{ path: 'a.ts', reason: expect.stringContaining('same name') }])
  })

  test.each([
    ['no bytes', new Uint8Array()],
    ['text', strToU8('<!doctype html>')],
    ['half of one', zipped({ 'a.ts': 'a'.repeat(900) }, { level: 0 }).subarray(0, 200)],
    ['an empty one', zipped({})],
    ['folders alone', zipped({ 'src/': '' })],
  ])('%s is said to be no zip that can be taken', (_, bytes) => {
    expect(readZip(bytes)).toMatchObject({ code: 'bad_request' })
  })

  test('every cut and every flipped byte ends in an answer', () => {
    const zip = zipped({ 'App.tsx': 'export default () => null', 'b/c.css': 'a{}' })
    for (let at = 0; at < zip.length; at++) {
      readZip(zip.subarray(0, at))
      const flipped = zip.slice()
      flipped[at] = flipped[at]! ^ 0xff
      readZip(flipped)
    }
  })
})
