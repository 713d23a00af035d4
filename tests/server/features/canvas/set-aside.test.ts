import { beforeEach, expect, test } from 'vitest'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { spaces } from '#server/db/schema/canvas.ts'
import { insertNodes, listNodes } from '#server/features/canvas/nodes-queries.ts'
import { collapseDirections, keepDirection } from '#server/features/canvas/votes-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const now = new Date()
let d1: ReturnType<typeof sqliteD1>

/** Three directions of one design on Ada's canvas, and one of another exploration. */
beforeEach(async () => {
  d1 = sqliteD1()
  const db = database(d1)
  const times = { createdAt: now, updatedAt: now }
  await db
    .insert(user)
    .values({ id: 'ada', name: 'Ada', email: 'ada@example.org', emailVerified: true, ...times })
  await db.insert(session).values({ id: 's', token: 't', userId: 'ada', expiresAt: now, ...times })
  await db
    .insert(spaces)
    .values({ id: 'board', ownerId: 'ada', name: 'x', access: 'private', updatedAt: now })
  const config = { designSystem: 'html', styling: 'inline' } as const
  const nodes = ['a', 'b', 'c', 'other'].map(nodeId => ({
    ...{ nodeId, spaceId: 'board', actor: { kind: 'user', id: 'ada' } as const, from: null },
    design: { id: `design-${nodeId}`, ownerId: 'ada', access: 'private', name: 'x', config } as const,
    explore: { id: nodeId === 'other' ? 'second' : 'first', of: null, words: nodeId },
  }))
  await insertNodes(d1, nodes)
})

const aside = async () =>
  (await listNodes(d1, 'board')).filter(({ explore }) => explore?.isCollapsed).map(({ nodeId }) => nodeId)
const set = (nodeId: string, which: 'this' | 'others' | 'all', isCollapsed: boolean) =>
  collapseDirections(d1, { spaceId: 'board', exploreId: 'first', nodeId, which }, isCollapsed)

test('directions are set aside and brought back singly, all but one, or all; none of another exploration is', async () => {
  await set('a', 'this', true)
  expect(await aside()).toEqual(['a'])
  await set('a', 'others', true)
  expect(await aside()).toEqual(['a', 'b', 'c'])
  await set('b', 'this', false)
  expect(await aside()).toEqual(['a', 'c'])
  await set('b', 'all', false)
  expect(await aside()).toEqual([])
  await set('b', 'all', true)
  expect(await aside()).toEqual(['a', 'b', 'c'])
})

test('the one that was kept is never set aside', async () => {
  await keepDirection(d1, { spaceId: 'board', exploreId: 'first', nodeId: 'b' })
  expect(await aside()).toEqual(['a', 'c'])
  await set('a', 'others', true)
  await set('b', 'this', true)
  expect(await aside()).toEqual(['a', 'c'])
  await set('c', 'this', false)
  expect(await aside()).toEqual(['a'])
})
