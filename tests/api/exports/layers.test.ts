import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { LAYERS_MAX_BYTES } from '#shared/design-tool/frame-limits.ts'
import type { FigmaFrame, FigmaNode } from '#shared/figma-frame.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
let ada: Person
let patternId: string
beforeAll(async () => {
  ada = await Person.withAccount(url, 'Ada')
  patternId = await ada.newPattern()
  const files = [{ name: 'App.tsx', code: 'export default () => <h1>Set sail</h1>' }]
  await ada.must(api.artifacts.save, { body: { id: patternId, files } })
  await ada.must(api.patterns.rename, { body: { id: patternId, newName: 'Sailing' } })
})

const node = (over: Partial<FigmaNode> = {}): FigmaNode => ({
  ...{ type: 'FRAME', name: 'body', x: 0, y: 0, width: 100, height: 50, layout: 'NONE', style: {} },
  ...{ content: null, children: [] },
  ...over,
})
const frame = (root = node()): FigmaFrame => ({ version: 1, title: 'Page', width: 100, height: 50, root })
const add = (person: Person, mpFigmaData: unknown, snapshotIndex = 0, id = patternId) =>
  person.call(api.layers.add, {
    body: { patternId: id, snapshotIndex, mpFigmaData: mpFigmaData as FigmaFrame },
  })

describe('[S7] POST /layers', () => {
  test('what was posted comes back by its id, with the design’s name, from any origin and without cookies', async () => {
    const before = Date.now()
    const { body } = await add(ada, frame())
    const response = await fetch(`${url}/api/layers/${body.id}`, { headers: { origin: 'null' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('content-type')).toContain('application/json')
    const layers = api.layers.get.reply.parse(await response.json())
    expect(layers).toMatchObject({ name: 'Sailing', snapshotIndex: 0, mpFigmaData: frame() })
    expect(layers.createdAt).toBeGreaterThanOrEqual(before)
    expect(layers.createdAt).toBeLessThanOrEqual(Date.now())
  })

  test('nobody without a session stores something, and nobody that which he may not see', async () => {
    const nobody = new Person(url)
    expect((await add(nobody, frame())).status).toBe(401)
    const bob = await Person.withAccount(url, 'Bob')
    expect((await add(bob, frame())).status).toBe(403)
    await ada.must(api.sharing.access, { path: { id: patternId }, body: { access: 'public' } })
    expect((await add(bob, frame())).status).toBe(200)
    expect((await add(nobody, frame())).status).toBe(401)
  })

  test.each([
    ['none', undefined],
    ['null', null],
    ['a text', 'layers'],
    ['another version', { ...frame(), version: 2 }],
    ['no root', { ...frame(), root: undefined }],
    ['a node of another kind', frame(node({ type: 'SCRIPT' as 'FRAME' }))],
    ['a picture that is a page', { ...frame(), pictures: { p0: 'data:text/html;base64,PGgxPg==' } }],
    ['a picture of elsewhere', { ...frame(), pictures: { p0: 'https://evil.example/a.png' } }],
  ])('%s is 400', async (_, data) => {
    expect((await add(ada, data)).status).toBe(400)
  })

  test('a version that is not there, or a design, is 404', async () => {
    expect((await add(ada, frame(), 7)).status).toBe(404)
    expect((await add(ada, frame(), 0, newId())).status).toBe(404)
    expect((await add(ada, frame(), -1)).status).toBe(400)
  })

  test('what nests without end is refused and not followed', async () => {
    const deep = `${'{"children":['.repeat(300_000)}${']}'.repeat(300_000)}`
    const body = `{"patternId":"${patternId}","snapshotIndex":0,"mpFigmaData":{"version":1,"root":${deep}}}`
    const response = await fetch(`${url}/api/layers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie: ada.cookie },
      body: body.slice(0, LAYERS_MAX_BYTES),
    })
    expect(response.status).toBe(400)
    expect((await add(ada, frame())).status).toBe(200)
  })

  test('five megabytes are taken, more is 413, counted while it comes', async () => {
    const child = node({ content: 'x'.repeat(199_000) })
    const right = frame(node({ children: Array.from({ length: 25 }, () => child) }))
    const size = JSON.stringify(right).length
    expect([size <= LAYERS_MAX_BYTES, size > LAYERS_MAX_BYTES - 50_000]).toEqual([true, true])
    expect((await add(ada, right)).status).toBe(200)
    let left = 40
    const pieces = new ReadableStream<Uint8Array>({
      pull: controller => {
        left -= 1
        if (left < 0) controller.close()
        else controller.enqueue(new Uint8Array(200_000).fill(32))
      },
    })
    const response = await fetch(`${url}/api/layers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie: ada.cookie },
      body: pieces,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })
})

test('GET /layers: what is not there says so where a plugin can read it', async () => {
  const response = await fetch(`${url}/api/layers/${newId()}`)
  expect(response.status).toBe(404)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})
