import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { makeItem } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import { RunWriter } from '#server/generation/reply/write-to-room.ts'
import type { ChatItem } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'

const answer = (id: string): ChatItem => ({
  ...{ id, userId: 'assistant', actor: { kind: 'agent', id: 'assistant' }, requestId: newId() },
  ...{ role: 'assistant', content: [], timeCreated: 1, metadata: { traceId: null } },
})

test('what an answer says piece by piece is written as one piece a window, in its order', () => {
  const doc = new Y.Doc()
  const id = newId()
  chatOf(doc).push([makeItem(answer(id))])
  const writer = new RunWriter(change => doc.transact(() => change(doc)), newId(), id)
  const inserts = vi.spyOn(Y.Text.prototype, 'insert')
  for (let line = 0; line < 500; line++) writer.text('\t\n')
  for (let line = 0; line < 500; line++) writer.draft('App.tsx', `${line}\n`, line === 0)
  writer.text('end')
  writer.flush()
  expect(inserts.mock.calls.length).toBeLessThan(6)
  inserts.mockRestore()
  const parts = (chatOf(doc).toJSON()[0] as { content: { message?: string }[] }).content
  expect(parts.map(({ message }) => message).join('')).toBe(`${'\t\n'.repeat(500)}end`)
  writer.text('later')
  writer.flush()
  expect(JSON.stringify(chatOf(doc).toJSON())).toContain('endlater')
})

test('while nobody is in the room it is written less often, and as soon as before once somebody comes', () => {
  vi.useFakeTimers()
  const writes = vi.fn()
  let isWatched = false
  const writer = new RunWriter(writes, newId(), newId(), () => isWatched)
  const streamed = (milliseconds: number) => {
    writes.mockClear()
    for (let at = 0; at < milliseconds; at += 10) {
      writer.text('word ')
      vi.advanceTimersByTime(10)
    }
    return writes.mock.calls.length
  }
  expect(streamed(1_000)).toBeLessThanOrEqual(4)
  isWatched = true
  expect(streamed(1_000)).toBeGreaterThanOrEqual(20)
  vi.useRealTimers()
})
