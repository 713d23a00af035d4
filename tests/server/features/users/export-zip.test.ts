import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { withinZip, type ZipEntry, zipStream } from '#server/features/users/export-zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a zip is made while it is read: whole when read to its end, no further when its reader leaves', async () => {
  let made = 0
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (; made < 50; made += 1)
      yield {
        path: `folder/${made}.txt`,
        bytes: bytes(`text ${made} `.repeat(1_000)),
        isPacked: made % 2 === 0,
      }
  }
  const whole = new Uint8Array(await new Response(zipStream(entries())).arrayBuffer())
  const files = unzipSync(whole)
  expect(Object.keys(files)).toHaveLength(50)
  expect(strFromU8(files['folder/7.txt'] ?? new Uint8Array())).toBe('text 7 '.repeat(1_000))

  made = 0
  const reader = zipStream(entries()).getReader()
  await reader.read()
  await reader.cancel()
  expect(made).toBeLessThan(5)
})

test.each([
  ['entries', { entries: 3, bytes: 1_000 }],
  ['bytes', { entries: 1_000, bytes: 30 }],
])('what is too large for a zip by its %s ends in time, and says where', async (_, limits) => {
  let left = 0
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (let nth = 0; ; nth++) yield { path: `${nth}.txt`, bytes: bytes('ten bytes.') }
    } finally {
      left++
    }
  }
  const whole = await new Response(zipStream(withinZip(entries(), limits))).arrayBuffer()
  const files = unzipSync(new Uint8Array(whole))
  expect(Object.keys(files)).toEqual(['0.txt', '1.txt', '2.txt', 'left-out.txt'])
  expect(strFromU8(files['left-out.txt'] ?? bytes(''))).toContain('ends before 3.txt')
  expect(left).toBe(1)
})

test('without anything in it, it is an empty zip', async () => {
  async function* nothing(): AsyncGenerator<ZipEntry> {}
  expect(unzipSync(new Uint8Array(await new Response(zipStream(nothing())).arrayBuffer()))).toEqual({})
})
