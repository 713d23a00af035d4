import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readClientMessage } from '#room-schema/protocol.ts'
import { RelayCopy } from '#server/rooms/outlets/relay-copy.ts'

const NOTHING = new Uint8Array([0, 0])

/** A room's document, and what the people of a relay are sent of it. */
function relayed({
  seen = null,
  hasSurvivors = false,
}: {
  seen?: Uint8Array | null
  hasSurvivors?: boolean
} = {}) {
  const room = new Y.Doc()
  const sent: Uint8Array[] = []
  const kept: Uint8Array[] = []
  const copy = new RelayCopy({
    changed: update => sent.push(update),
    seen: () => seen,
    keepSeen: vector => void kept.push(vector),
    hasSurvivors,
  })
  const write = (line: string) => room.getText('log').insert(room.getText('log').length, line)
  /** As the room answers a state vector. */
  const answer = () => copy.take(Y.encodeStateAsUpdate(room, copy.opened()), true)
  return { room, sent, kept, copy, write, answer }
}

const textOf = (doc: Y.Doc) => doc.getText('log').toString()

test('a new relay sends nobody what its first viewer asks for by himself', () => {
  const { sent, copy, write, answer } = relayed()
  write('a')
  expect(copy.hasAll).toBe(false)
  expect(answer()).toBe(true)
  expect(copy.hasAll).toBe(true)
  expect(sent).toEqual([])
  expect(textOf(copy.document.doc)).toBe('a')
})

test('after a lost uplink its people are sent what came meanwhile, once', () => {
  const { room, sent, copy, write, answer } = relayed()
  const viewer = new Y.Doc()
  write('a')
  answer()
  Y.applyUpdate(viewer, Y.encodeStateAsUpdate(copy.document.doc))
  for (const line of ['b', 'c']) write(line)
  expect(answer()).toBe(true)
  expect(sent).toHaveLength(1)
  Y.applyUpdate(viewer, sent[0] ?? NOTHING)
  expect(textOf(viewer)).toBe('abc')
  room.getText('log').delete(0, 1)
  answer()
  Y.applyUpdate(viewer, sent[1] ?? NOTHING)
  expect(textOf(viewer)).toBe('bc')
  answer()
  expect(sent).toHaveLength(2)
})

test('after its Y.Doc was needed once, who comes back later is given what came since', () => {
  const { room, copy, write, answer } = relayed()
  const viewer = new Y.Doc()
  write('a')
  answer()
  Y.applyUpdate(viewer, Y.encodeStateAsUpdate(copy.document.doc))
  const before = Y.encodeStateVector(room)
  write('b')
  copy.take(Y.encodeStateAsUpdate(room, before), false)
  for (const frame of copy.document.framesFor(Y.encodeStateVector(viewer))) {
    const message = readClientMessage(frame)
    if (message?.kind === 'update') Y.applyUpdate(viewer, message.update)
  }
  expect(textOf(viewer)).toBe('ab')
})

test('a relay that has slept sends those who are still there what they may lack, and no more', () => {
  const viewer = new Y.Doc()
  const before = relayed()
  before.write('a'.repeat(10_000))
  before.answer()
  Y.applyUpdate(viewer, Y.encodeStateAsUpdate(before.copy.document.doc))
  const { sent, copy } = relayed({ seen: before.kept.at(-1) ?? null, hasSurvivors: true })
  before.write('b')
  copy.take(Y.encodeStateAsUpdate(before.room, copy.opened()), true)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.length).toBeLessThan(200)
  Y.applyUpdate(viewer, sent[0] ?? NOTHING)
  expect(textOf(viewer)).toBe(`${'a'.repeat(10_000)}b`)
})

test('one that kept nothing sends them everything', () => {
  const { room, sent, copy } = relayed({ hasSurvivors: true })
  room.getText('log').insert(0, 'all')
  copy.take(Y.encodeStateAsUpdate(room, copy.opened()), true)
  const viewer = new Y.Doc()
  for (const update of sent) Y.applyUpdate(viewer, update)
  expect(textOf(viewer)).toBe('all')
})
