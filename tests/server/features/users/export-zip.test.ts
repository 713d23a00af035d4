import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipStream } from '#server/features/users/export-zip.ts'

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

test('without anything in it, it is an empty zip', async () => {
  async function* nothing(): AsyncGenerator<ZipEntry> {}
  expect(unzipSync(new Uint8Array(await new Response(zipStream(nothing())).arrayBuffer()))).toEqual({})
})
