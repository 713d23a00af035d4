import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { Publisher } from '#server/rooms/outlets/publisher.ts'
import { MemoryService } from '#tests/support/liveblocks/memory-service.ts'

const parts = () => {
  const service = new MemoryService()
  const doc = new Y.Doc()
  let room = 'editor:a:files:0'
  const publisher = new Publisher({ service, room: () => room, stored: () => doc })
  doc.on('update', (update: Uint8Array) => publisher.changed(update))
  const text = doc.getText('t')
  const at = (name = room) => service.textOf(name)
  const published = () => service.of('publish')
  const rename = (name: string) => {
    room = name
  }
  return { service, doc, text, publisher, at, published, rename }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is published', () => {
  test('a room that is not there is made, and gets everything', async () => {
    const { text, publisher, at, service } = parts()
    text.insert(0, 'abc')
    const done = publisher.inStep()
    await vi.advanceTimersByTimeAsync(1_000)
    await done
    expect(at()).toBe('abc')
    expect(service.calls.map(({ what }) => what)).toEqual(['read', 'create', 'publish'])
  })

  test('flushes are 200 ms apart, and carry all that came meanwhile', async () => {
    const { text, at, published } = parts()
    for (let n = 0; n < 100; n++) {
      text.insert(0, 'x')
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(at()).toBe('x'.repeat(100))
    const times = published().map(call => call.at)
    expect(times.length).toBeLessThanOrEqual(7)
    for (const [n, time] of times.slice(1).entries())
      expect(time - (times[n] ?? 0)).toBeGreaterThanOrEqual(200)
  })

  test('one that fails, before or after the service has it, is sent again with what came since', async () => {
    for (const fault of ['before', 'after'] as const) {
      const { text, publisher, at, service } = parts()
      text.insert(0, 'a')
      await vi.advanceTimersByTimeAsync(1_000)
      service.faults = [fault, fault]
      text.insert(1, 'b')
      await vi.advanceTimersByTimeAsync(100)
      text.insert(2, 'c')
      text.delete(0, 1)
      await vi.advanceTimersByTimeAsync(5_000)
      await publisher.inStep()
      expect(at()).toBe('bc')
    }
  })

  test('what is typed while the answer is on its way is in the next flush', async () => {
    const { text, at, service } = parts()
    text.insert(0, 'a')
    await vi.advanceTimersByTimeAsync(1_000)
    service.during = what => {
      if (what !== 'publish') return
      service.during = null
      text.insert(0, 'b')
      text.delete(1, 1)
    }
    text.insert(0, 'c')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(at()).toBe(text.toString())
  })

  test('a room that the service has lost is made again, whole', async () => {
    const { text, at, service } = parts()
    text.insert(0, 'abc')
    await vi.advanceTimersByTimeAsync(1_000)
    service.rooms.clear()
    text.insert(3, 'd')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(at()).toBe('abcd')
  })

  test('a deletion that was never sent is sent by whoever starts again', async () => {
    const { text, at, service, doc } = parts()
    text.insert(0, 'abc')
    await vi.advanceTimersByTimeAsync(1_000)
    service.faults = Array.from({ length: 100 }, () => 'before')
    text.delete(0, 2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(at()).toBe('abc')
    service.faults = []
    const again = new Publisher({ service, room: () => 'editor:a:files:0', stored: () => doc })
    const done = again.inStep()
    await vi.advanceTimersByTimeAsync(1_000)
    await done
    expect(at()).toBe('c')
  })

  test('under a name that is over nothing more is told, nor is the room made again', async () => {
    const { text, publisher, at, service, rename } = parts()
    text.insert(0, 'before')
    await vi.advanceTimersByTimeAsync(1_000)
    text.insert(6, ' after')
    rename('editor:a:files:1')
    service.rooms.delete('editor:a:files:0')
    publisher.forget()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(at('editor:a:files:0')).toBeUndefined()
    expect(at('editor:a:files:1')).toBe('before after')
  })

  test('what waits for a service that is away does not fill the memory', async () => {
    const { text, at, service } = parts()
    text.insert(0, 'a')
    await vi.advanceTimersByTimeAsync(1_000)
    service.faults = Array.from({ length: 30 }, () => 'before')
    for (let n = 0; n < 30; n++) {
      text.insert(0, 'y'.repeat(100_000))
      await vi.advanceTimersByTimeAsync(1_000)
    }
    service.faults = []
    await vi.advanceTimersByTimeAsync(30_000)
    expect(at()?.length).toBe(3_000_001)
    expect(Math.max(...service.calls.map(({ bytes }) => bytes))).toBeLessThan(600_000)
  })
})
