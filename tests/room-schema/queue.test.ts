import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { metaOf } from '#room-schema/editor-room.ts'
import { readQueue, writeQueue } from '#room-schema/queue.ts'

const prompt = {
  ...{ requestId: 'r', text: 'Bluer', mode: 'best' as const, createdAt: 1 },
  actor: { kind: 'user' as const, id: 'ada' },
}

test('a room of before there were queues has none, and an empty one is not written into it', () => {
  const doc = new Y.Doc()
  writeQueue(doc, [])
  expect(metaOf(doc).has('queue')).toBe(false)
  expect(readQueue(doc)).toEqual([])
})

test('what is written is read, and writing the same again makes no update', () => {
  const doc = new Y.Doc()
  writeQueue(doc, [prompt])
  let updates = 0
  doc.on('update', () => updates++)
  writeQueue(doc, [prompt])
  expect(updates).toBe(0)
  expect(readQueue(doc)).toEqual([prompt])
  writeQueue(doc, [])
  expect(readQueue(doc)).toEqual([])
})

test('a shape that this build does not know reads as nothing', () => {
  const doc = new Y.Doc()
  metaOf(doc).set('queue', [{ requestId: 'r', mode: 'dream' }])
  expect(readQueue(doc)).toEqual([])
})
