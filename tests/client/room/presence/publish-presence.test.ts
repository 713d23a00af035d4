import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { PRESENCE_MAX_PER_SECOND, presenceSchema } from '#room-schema/presence.ts'

let awareness: Awareness
let sent: number

beforeEach(() => {
  vi.useFakeTimers()
  awareness = new Awareness(new Y.Doc())
  sent = 0
  awareness.on('update', () => {
    sent += 1
  })
})
afterEach(() => {
  awareness.destroy()
  vi.useRealTimers()
})

const cursor = (x: number) => ({ cursor: { panel: 'chat' as const, x, y: 0.5 } })

test('the first change goes out at once, complete', () => {
  publishPresence(awareness, cursor(0.1))
  expect(sent).toBe(1)
  const user = { id: 'u', name: 'Ada', color: '#000', picture: null }
  expect(presenceSchema.parse({ ...awareness.getLocalState(), user }).cursor?.x).toBe(0.1)
})

test('a moving mouse stays below what the room allows, and its last place arrives', () => {
  for (let ms = 0; ms < 1_000; ms += 4) {
    publishPresence(awareness, cursor(ms / 1_000))
    vi.advanceTimersByTime(4)
  }
  vi.advanceTimersByTime(100)
  expect(sent).toBeLessThan(PRESENCE_MAX_PER_SECOND)
  expect(awareness.getLocalState()?.cursor.x).toBe(0.996)
})

test('what is the same is not sent again', () => {
  publishPresence(awareness, { isTyping: true })
  vi.advanceTimersByTime(100)
  const before = sent
  publishPresence(awareness, { isTyping: true })
  vi.advanceTimersByTime(100)
  expect(sent).toBe(before)
})
