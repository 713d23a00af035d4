import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { piecesOf } from '#server/rooms/outlets/update-pieces.ts'
import { Random } from '#tests/support/random.ts'

const MAX = 2_000

/** Applied one after the other, they make the same document. */
function expectSame(update: Uint8Array, pieces: Uint8Array[], before = new Y.Doc()): void {
  const [whole, pieced] = [copyOf(before), copyOf(before)]
  Y.applyUpdate(whole, update)
  for (const piece of pieces) Y.applyUpdate(pieced, piece)
  expect(pieced.store.pendingStructs).toBeNull()
  expect(pieced.store.pendingDs).toBeNull()
  expect(Y.equalSnapshots(Y.snapshot(whole), Y.snapshot(pieced))).toBe(true)
  expect(pieced.getMap('files').toJSON()).toEqual(whole.getMap('files').toJSON())
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

function edit(doc: Y.Doc, random: Random): void {
  const files = doc.getMap('files')
  const path = `f${random.below(4)}`
  const text = files.get(path)
  if (!(text instanceof Y.Text)) files.set(path, new Y.Text('x'.repeat(random.below(3_000))))
  else if (random.chance(0.3) && text.length > 9) text.delete(random.below(text.length - 8), 8)
  else
    text.insert(random.below(text.length + 1), random.pick(['ab', '👩‍👩‍👧'.repeat(300), '日本'.repeat(500)]))
  if (random.chance(0.1)) files.set(`n${random.below(5)}`, { x: random.below(9) })
}

describe('pieces of an update', () => {
  test('a small one is sent as it is', () => {
    const doc = new Y.Doc()
    doc.getMap('files').set('a', 'b')
    const update = Y.encodeStateAsUpdate(doc)
    expect(piecesOf(update, MAX)).toEqual([update])
  })

  test('a text longer than a piece is cut, never within a character', () => {
    const doc = new Y.Doc()
    doc.getMap('files').set('a', new Y.Text(`x${'👩‍👩‍👧日'.repeat(2_000)}`))
    const update = Y.encodeStateAsUpdate(doc)
    const pieces = piecesOf(update, MAX)
    expect(pieces.length).toBeGreaterThan(10)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(MAX + 100)
    expectSame(update, pieces)
  })

  test('by several people, with deletions, from nothing and from what is there: 12 documents', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = new Random(seed)
      const people = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
      let before = new Y.Doc()
      for (let n = 0; n < 30; n++) {
        const doc = random.pick(people)
        doc.transact(() => edit(doc, random))
        if (random.chance(0.5))
          for (const other of people) Y.applyUpdate(other, Y.encodeStateAsUpdate(doc), 'sync')
        if (n === 10) before = copyOf(doc)
      }
      const all = new Y.Doc()
      for (const doc of people) Y.applyUpdate(all, Y.encodeStateAsUpdate(doc))
      const whole = Y.encodeStateAsUpdate(all)
      expectSame(whole, piecesOf(whole, MAX))
      const missing = Y.encodeStateAsUpdate(all, Y.encodeStateVector(before))
      expectSame(missing, piecesOf(missing, MAX), before)
    }
  })
})
