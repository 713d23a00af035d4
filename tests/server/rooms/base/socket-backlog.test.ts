import { expect, test } from 'vitest'
import { BACKLOG_MAX_BYTES, SocketBacklog } from '#server/rooms/base/socket-backlog.ts'

const MB = 1024 * 1024

test('design §6: a socket that answers its probes is never too slow', () => {
  const backlog = new SocketBacklog()
  const seen = new Set<string>()
  for (let n = 0; n < 1_000; n++) {
    const verdict = backlog.sent(MB / 4)
    seen.add(verdict)
    if (verdict === 'probe') backlog.answered()
  }
  expect(seen).toEqual(new Set(['fine', 'probe']))
})

test('design §6: one that does not answer is too slow 8 MiB after the probe, whatever it says by itself', () => {
  const backlog = new SocketBacklog()
  backlog.answered()
  expect(backlog.sent(50 * MB)).toBe('probe')
  expect(backlog.sent(BACKLOG_MAX_BYTES)).toBe('fine')
  expect(backlog.sent(1)).toBe('tooSlow')
})

test('design §6: an answer counts what was sent after its probe on', () => {
  const backlog = new SocketBacklog()
  backlog.sent(MB)
  backlog.sent(7 * MB)
  backlog.answered()
  expect(backlog.sent(1)).toBe('probe')
  expect(backlog.sent(BACKLOG_MAX_BYTES + 1)).toBe('tooSlow')
})
