import { expect, test } from 'vitest'
import { readLayers } from '#client/figma-plugin/read-layers.ts'
import type { FigmaFrame } from '#shared/figma-frame.ts'

const FRAME: FigmaFrame = {
  ...{ version: 1, title: 'Page', width: 1, height: 1 },
  root: {
    type: 'FRAME',
    name: 'body',
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    layout: 'NONE',
    style: {},
    content: null,
    children: [],
  },
}
const ADDRESS = 'https://design.example.org/api/layers/abcdefghij0123456789'
const answering = (ok: boolean, body: unknown) => async () => ({ ok, text: async () => JSON.stringify(body) })
const never = () => Promise.reject(new Error('nothing is fetched'))

test('an address gives what the server keeps, by the design’s name; a file is itself', async () => {
  const kept = { name: 'Sailing', snapshotIndex: 0, createdAt: 1, mpFigmaData: FRAME }
  expect(await readLayers(` ${ADDRESS}\n`, answering(true, kept))).toEqual({ ...FRAME, title: 'Sailing' })
  expect(await readLayers(JSON.stringify(FRAME), never)).toEqual(FRAME)
})

test.each([
  ['', /^Paste the address/],
  ['hello', /neither an address/],
  ['https://evil.example/x.json', /neither an address/],
  ['javascript:alert(1)', /neither an address/],
  ['{"version":1', /not whole/],
  ['{"version":1}', /no layers/],
])('%j is said to be wrong, and nothing is fetched', async (pasted, why) => {
  expect(await readLayers(pasted, never)).toMatch(why)
})

test('a server that has them no more, or is away, is said', async () => {
  expect(await readLayers(ADDRESS, answering(false, {}))).toMatch(/no longer kept/)
  expect(await readLayers(ADDRESS, never)).toMatch(/could not be reached/)
})
