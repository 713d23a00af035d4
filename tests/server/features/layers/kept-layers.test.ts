import { expect, test } from 'vitest'
import { findLayers, keepLayers, removeOldLayers } from '#server/features/layers/kept-layers.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 0, 10, 12)

/** As much of a bucket as layers are kept by. */
function bucket() {
  const kept = new Map<string, { text: string; customMetadata: Record<string, string> }>()
  const files = {
    put: async (key: string, text: string, { customMetadata }: { customMetadata: Record<string, string> }) =>
      void kept.set(key, { text, customMetadata }),
    get: async (key: string) => {
      const found = kept.get(key)
      return found ? { ...found, body: new Response(found.text).body } : null
    },
    list: async ({ prefix, delimiter }: { prefix: string; delimiter?: string }) => {
      const keys = [...kept.keys()].filter(key => key.startsWith(prefix))
      const folders = keys.map(key => key.slice(0, key.indexOf('/', prefix.length) + 1))
      return delimiter
        ? { objects: [], delimitedPrefixes: [...new Set(folders)] }
        : { objects: keys.map(key => ({ key })), delimitedPrefixes: [] }
    },
    delete: async (keys: string[]) => {
      for (const key of keys) kept.delete(key)
    },
  }
  return { kept, files: files as unknown as Parameters<typeof keepLayers>[0] }
}

test('layers last for a day, over midnight too, and not longer', async () => {
  const { files } = bucket()
  const id = await keepLayers(files, '{}', NOON)
  expect(await findLayers(files, id, NOON + HOUR)).not.toBeNull()
  expect(await findLayers(files, id, NOON + 24 * HOUR)).not.toBeNull()
  expect(await findLayers(files, id, NOON + 24 * HOUR + 1)).toBeNull()
  expect(await findLayers(files, id, NOON + 13 * HOUR + 24 * HOUR)).toBeNull()
})

test('what nobody can ask for any more is taken away, and nothing else', async () => {
  const { files, kept } = bucket()
  await keepLayers(files, '{}', NOON - 72 * HOUR)
  const before = await keepLayers(files, '{}', NOON - 23 * HOUR)
  const now = await keepLayers(files, '{}', NOON)
  await removeOldLayers(files, NOON)
  expect([...kept.keys()].map(key => key.split('/').at(-1))).toEqual([before, now])
})
