import { describe, expect, test } from 'vitest'
import {
  attachedPictures,
  PAGE_PICTURE_MAX_BYTES,
  withPictures,
} from '#server/generation/attached-pictures.ts'
import type { ChatItem } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { uploadPath } from '#shared/uploads.ts'

const PATTERN = newId()

/** Pictures of one design, in memory. */
function shelf() {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>()
  const found = (key: string) => {
    const one = kept.get(key)
    return one
      ? {
          size: one.bytes.length,
          httpMetadata: { contentType: one.type },
          arrayBuffer: async () => one.bytes.buffer,
        }
      : null
  }
  const bucket = { head: async (key: string) => found(key), get: async (key: string) => found(key) }
  return {
    bucket: bucket as unknown as Parameters<typeof attachedPictures>[0],
    put(name: string, bytes = 3, type = 'image/png') {
      const id = newId()
      kept.set(`uploads/${PATTERN}/${id}`, { bytes: new Uint8Array(bytes).fill(7), type })
      return { name, url: uploadPath(PATTERN, id) }
    },
  }
}

const said = (...pictures: { name: string; url: string }[]): ChatItem[] => [
  {
    ...{ id: newId(), userId: 'ada', actor: { kind: 'user', id: 'ada' }, requestId: 'r', role: 'user' },
    ...{ timeCreated: 1, metadata: { traceId: null } },
    content: pictures.map(({ name, url }) => ({ type: 'image' as const, name, url })),
  } as ChatItem,
]

describe('the path of an attached picture', () => {
  test.each([
    ['Red Kite (2).PNG', 'image/png', 'images/red-kite-2.png'],
    ['../../etc/passwd', 'image/jpeg', 'images/etc-passwd.jpg'],
    ['Café crème.webp', 'image/webp', 'images/cafe-creme.webp'],
    ['…', 'image/gif', 'images/picture.gif'],
    ['a'.repeat(300), 'image/png', `images/${'a'.repeat(60)}.png`],
  ])('%s', async (name, type, path) => {
    const { bucket, put } = shelf()
    const told = await attachedPictures(bucket, PATTERN, [put(name, 3, type)], [], [])
    expect(told).toMatchObject([{ path, isNew: true, problem: null }])
  })

  test('two of one name have two; what was attached before is there too, and what is gone is not', async () => {
    const { bucket, put } = shelf()
    const [first, second, gone] = [
      put('quay.png'),
      put('quay.png'),
      { name: 'x', url: uploadPath(PATTERN, newId()) },
    ]
    const foreign = { name: 'y', url: uploadPath(newId(), newId()) }
    const told = await attachedPictures(bucket, PATTERN, [second, foreign], said(first, gone), [])
    expect(told.map(({ path, isNew }) => [path, isNew])).toEqual([
      ['images/quay.png', false],
      ['images/quay-2.png', true],
    ])
  })

  test('too large a one is for the eyes alone', async () => {
    const { bucket, put } = shelf()
    const told = await attachedPictures(
      bucket,
      PATTERN,
      [put('huge.png', PAGE_PICTURE_MAX_BYTES + 1)],
      [],
      [],
    )
    expect(told[0]?.problem).toBe('it has 401 KB, and 400 are allowed.')
    const files = [{ name: 'App.tsx', code: "import a from '@/images/huge.png'" }]
    expect(await withPictures(bucket, PATTERN, files, told)).toEqual(files)
  })
})

describe('a picture becomes a file', () => {
  test('only when another file names it, and only once', async () => {
    const { bucket, put } = shelf()
    const told = await attachedPictures(bucket, PATTERN, [put('a.png', 20_000), put('b.png')], [], [])
    const files = [{ name: 'App.tsx', code: "import a from './images/a.png'" }]
    const made = await withPictures(bucket, PATTERN, files, told)
    expect(made.map(({ name }) => name)).toEqual(['App.tsx', 'images/a.png'])
    expect(Buffer.from(made[1]?.code ?? '', 'base64')).toEqual(Buffer.alloc(20_000, 7))
    expect(await withPictures(bucket, PATTERN, made, told)).toEqual(made)
  })

  test('only while the design has room', async () => {
    const { bucket, put } = shelf()
    const told = await attachedPictures(bucket, PATTERN, [put('a.png', 300_000)], [], [])
    const files = [{ name: 'App.tsx', code: `import a from './images/a.png'${' '.repeat(4_700_000)}` }]
    expect(await withPictures(bucket, PATTERN, files, told)).toHaveLength(1)
  })
})
