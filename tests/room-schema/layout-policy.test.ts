import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import {
  layoutOf,
  makeShape,
  type NewShape,
  readLayout,
  readShapes,
  shapesOf,
  writePlace,
} from '#room-schema/canvas-layout.ts'
import { type ClientIds, DocumentGuard, type Refusal } from '#room-schema/guard.ts'
import { IncomingUpdate } from '#room-schema/incoming-update.ts'
import { layoutPolicies } from '#room-schema/layout-policy.ts'
import { PLACE_LIMITS, type Place } from '#shared/canvas.ts'
import { newId } from '#shared/ids.ts'

const PLACE: Place = { x: 0, y: 0, width: 400, height: 300, z: 0 }
const NOTE: NewShape = {
  kind: 'note',
  x: 0,
  y: 0,
  width: 200,
  height: 200,
  z: 1,
  color: 'yellow',
  text: 'hello',
}
const anybody: ClientIds = { ownerOf: () => null, claim: () => undefined }

let server: Y.Doc
let client: Y.Doc
let guard: DocumentGuard
let nodes: Set<string>
let node: string

beforeEach(() => {
  server = new Y.Doc()
  client = new Y.Doc()
  node = newId()
  nodes = new Set([node])
  guard = new DocumentGuard(
    server,
    layoutPolicies(id => nodes.has(id)),
  )
})

/** What the client changes, as the guard judges it. */
function judged(change: () => void): Refusal | null {
  const before = Y.encodeStateVector(client)
  client.transact(change)
  const update = IncomingUpdate.read(Y.encodeStateAsUpdate(client, before))
  if (!update) throw new Error('no update')
  return guard.apply(update, 'ann', anybody)
}

const place = (values: Partial<Record<keyof Place | 'extra', unknown>>, key = node) =>
  judged(() => layoutOf(client).set(key, new Y.Map(Object.entries({ ...PLACE, ...values }))))
const placed = () => expect(place({})).toBeNull()
const note = (id: string) => shapesOf(client).get(id) as Y.Map<unknown>

describe('what people write into the layout of a canvas', () => {
  test('a place and a shape are taken, and read back as they were', () => {
    placed()
    const id = newId()
    expect(judged(() => shapesOf(client).set(id, makeShape(NOTE)))).toBeNull()
    expect(readLayout(server).get(node)).toEqual(PLACE)
    expect(readShapes(server).get(id)).toEqual(NOTE)
  })

  test('a move of one and a resize of another merge', () => {
    placed()
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(client))
    ;(layoutOf(other).get(node) as Y.Map<unknown>).set('width', 777)
    expect(judged(() => writePlace(client, node, { ...PLACE, x: 55 }))).toBeNull()
    expect(judged(() => Y.applyUpdate(client, Y.encodeStateAsUpdate(other)))).toBeNull()
    expect(readLayout(server).get(node)).toEqual({ ...PLACE, x: 55, width: 777 })
  })

  test.each([
    ['x', Number.NaN],
    ['x', Number.POSITIVE_INFINITY],
    ['x', 1e6 + 1],
    ['y', -1e6 - 1],
    ['width', 39],
    ['width', 20_001],
    ['height', '300'],
    ['height', undefined],
    ['z', 1e6 + 1],
    ['z', null],
    ['frame', 'not an id'],
    ['extra', 1],
  ] as const)('[G7] a place with %s %s is refused', (field, value) => {
    expect(place({ [field]: value })).toMatchObject({ rule: 'G7', close: 4403 })
  })

  test.each([
    ['x', 1e6],
    ['y', -1e6],
    ['width', 40],
    ['height', 20_000],
    ['z', -1e6],
    ['frame', newId()],
    ['frame', null],
  ] as const)('a place with %s %s is fine', (field, value) => {
    expect(place({ [field]: value })).toBeNull()
  })

  test('[G7] a place that is no map of fields, or that loses a field, is refused', () => {
    expect(judged(() => layoutOf(client).set(node, 'here'))?.rule).toBe('G7')
  })

  test('[G7] a field that is taken out of a place is refused', () => {
    placed()
    expect(judged(() => (layoutOf(client).get(node) as Y.Map<unknown>).delete('x'))?.rule).toBe('G7')
  })

  test('[G7] nobody but the server takes the place of a node away', () => {
    placed()
    expect(judged(() => layoutOf(client).delete(node))).toMatchObject({ rule: 'G7', close: 4403 })
  })

  test('[G6] a key that is no id is refused', () => {
    expect(place({}, '__proto__')?.rule).toBe('G6')
  })

  test('[G4] another root is refused', () => {
    expect(judged(() => client.getMap('nodes').set(node, 1))?.rule).toBe('G4')
  })

  test('what is written for a node that is gone is to be taken away, and the rest of the edit stays', () => {
    const gone = newId()
    const both = judged(() => {
      layoutOf(client).set(gone, new Y.Map(Object.entries(PLACE)))
      layoutOf(client).set(node, new Y.Map(Object.entries(PLACE)))
    })
    expect(both).toBeNull()
    expect(guard.gone).toEqual([{ root: 'layout', key: gone }])
    expect(judged(() => writePlace(client, node, { ...PLACE, x: 9 }))).toBeNull()
    expect(guard.gone).toEqual([])
  })

  test.each([
    ['kind', 'circle'],
    ['color', 'javascript:alert(1)'],
    ['color', 'x'.repeat(40)],
    ['text', 'plain'],
    ['text', new Y.Array()],
    ['from', 'nobody'],
    ['width', 0],
    ['onclick', 'x'],
  ] as const)('[G7] a shape with %s %s is refused', (field, value) => {
    const shape = makeShape(NOTE)
    const refusal = judged(() => {
      shapesOf(client).set(newId(), shape)
      shape.set(field, value)
    })
    expect(refusal).toMatchObject({ rule: 'G7', close: 4403 })
  })

  test('[G10] several people type in one note, up to 5,000 characters; what passes that together is dropped', () => {
    const id = newId()
    expect(judged(() => shapesOf(client).set(id, makeShape(NOTE)))).toBeNull()
    const text = note(id).get('text') as Y.Text
    expect(
      judged(() => text.insert(0, 'x'.repeat(PLACE_LIMITS.textMaxCharacters - NOTE.text!.length))),
    ).toBeNull()
    expect(judged(() => text.insert(0, 'y'))).toMatchObject({ rule: 'G10', close: null })
  })

  test('[G7] a text with formats is refused', () => {
    const id = newId()
    expect(judged(() => shapesOf(client).set(id, makeShape(NOTE)))).toBeNull()
    expect(judged(() => (note(id).get('text') as Y.Text).format(0, 2, { bold: true }))?.rule).toBe('G7')
  })

  test('shapes are people’s own: they may be taken away', () => {
    const id = newId()
    expect(judged(() => shapesOf(client).set(id, makeShape(NOTE)))).toBeNull()
    expect(judged(() => shapesOf(client).delete(id))).toBeNull()
    expect(readShapes(server).size).toBe(0)
  })

  test('[G10] [G8] more than 2,000 entries of both kinds together are dropped, and more than anybody makes is forged', () => {
    placed()
    const many = (count: number) =>
      judged(() => {
        for (let n = 0; n < count; n++) shapesOf(client).set(newId(), makeShape({ ...NOTE, text: '' }))
      })
    expect(many(PLACE_LIMITS.maxEntries - 1)).toBeNull()
    expect(many(1)).toMatchObject({ rule: 'G10', close: null })
    expect(many(PLACE_LIMITS.maxEntries + 1)).toMatchObject({ rule: 'G8', close: 4403 })
  })
})
