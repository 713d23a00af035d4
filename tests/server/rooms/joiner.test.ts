import { expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { visitorIdOf } from '#server/rooms/joiner.ts'

const env = { AUTH_SECRET: 'x'.repeat(32) } as unknown as Bindings
const ROOM = { kind: 'editor', id: 'a' } as const
const DAY_MS = 24 * 60 * 60_000

test('signed-out people behind one address are one to a service that counts people, in a room and on a day', async () => {
  const id = await visitorIdOf(env, '1.2.3.4', ROOM, 0)
  expect(id).toMatch(/^visitor-[a-z0-9]+$/i)
  expect(await visitorIdOf(env, '1.2.3.4', ROOM, DAY_MS - 1)).toBe(id)
  const others = await Promise.all([
    visitorIdOf(env, '1.2.3.5', ROOM, 0),
    visitorIdOf(env, '1.2.3.4', { kind: 'editor', id: 'b' }, 0),
    visitorIdOf(env, '1.2.3.4', { kind: 'canvas', id: 'a' }, 0),
    visitorIdOf(env, '1.2.3.4', ROOM, DAY_MS),
    visitorIdOf({ AUTH_SECRET: 'y'.repeat(32) } as unknown as Bindings, '1.2.3.4', ROOM, 0),
  ])
  expect(new Set([id, ...others]).size).toBe(6)
})

test('one customer has a whole /64 of IPv6', async () => {
  expect(await visitorIdOf(env, '2001:db8::1', ROOM, 0)).toBe(
    await visitorIdOf(env, '2001:db8::ffff:2', ROOM, 0),
  )
})
