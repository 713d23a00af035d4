import { describe, expect, test } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import { listActs } from '#server/features/admin/acts-queries.ts'
import { grantCredits } from '#server/features/credits/grants-queries.ts'
import {
  balancesOf,
  endReservation,
  forgo,
  listEntries,
  refund,
  reserve,
} from '#server/features/credits/ledger-queries.ts'
import { addWorkspace } from '#tests/support/rooms/add-workspace.ts'
import { playLedgers } from '#tests/support/rooms/ledger-sequences.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

test('design §7: random sequences of grants, spends, refunds, plan changes and period ends keep every sum', async () => {
  const sequences = aTenthOf(10_000)
  const { steps, refused, periods } = await playLedgers(sequences, 3)
  expect(steps).toBeGreaterThan(sequences)
  expect(refused).toBeGreaterThan(0)
  expect(periods).toBeGreaterThan(0)
}, 600_000)

describe('design §11: one-time credits are spent first, then the person’s, then the organisation’s', () => {
  const periodStart = new Date(Date.now() - 1_000)
  const org = { id: 'acme', limit: 0, periodStart, cap: null }
  const spending = { limit: 2, periodStart, org }
  const within = (since: Date, count = 1) => ({ since, most: { count, from: new Date(0) } })
  const person = async () => {
    const d1 = sqliteD1()
    await d1
      .prepare(
        "insert into user (id, name, email, email_verified, image, created_at, updated_at, is_anonymous) values ('ada', 'Ada', 'a@example.org', 0, null, 0, 0, 0)",
      )
      .run()
    await addWorkspace(d1, 'acme', ['ada'])
    for (const [ownerKind, ownerId] of [
      ['user', 'ada'],
      ['org', 'acme'],
    ] as const)
      await grantCredits(d1, {
        id: ownerId,
        ownerKind,
        ownerId,
        amount: 3,
        message: 'Hello',
        grantedBy: 'admin',
      })
    const send = (requestId: string, amount: number) =>
      reserve(d1, {
        userId: 'ada',
        requestId,
        patternId: 'p',
        amount,
        message: 'A page',
        ...spending,
      })
    const balances = async () => {
      const { oneTime, period, org } = await balancesOf(d1, 'ada', spending)
      return [oneTime, period, org]
    }
    return { d1, send, balances }
  }

  test('in this order, one send from several of them', async () => {
    const { send, balances } = await person()
    expect(await balances()).toEqual([3, 2, 3])
    expect(await send('a', 1)).toBe(true)
    expect(await balances()).toEqual([2, 2, 3])
    expect(await send('b', 4)).toBe(true)
    expect(await balances()).toEqual([0, 0, 3])
    expect(await send('c', 4)).toBe(false)
    expect(await send('d', 3)).toBe(true)
    expect(await balances()).toEqual([0, 0, 0])
    expect(await send('e', 1)).toBe(false)
    expect(await send('f', 0)).toBe(true)
  })

  test('a correction that takes more than was given lessens what may be spent, to what is shown', async () => {
    const { d1, send, balances } = await person()
    await send('a', 3)
    await grantCredits(d1, {
      ...{ id: 'oops', ownerKind: 'user', ownerId: 'ada', amount: -1, message: 'Taken back', grantedBy: 'x' },
    })
    await grantCredits(d1, {
      ...{ id: 'owed', ownerKind: 'org', ownerId: 'acme', amount: -5, message: 'Taken back', grantedBy: 'x' },
    })
    expect(await balances()).toEqual([-1, 2, 0])
    expect(await send('b', 2)).toBe(false)
    expect(await send('c', 1)).toBe(true)
    expect(await balances()).toEqual([-1, 1, 0])
    expect(await send('d', 1)).toBe(false)
  })

  test('what is released or refunded goes back to where it came from', async () => {
    const { d1, send, balances } = await person()
    await send('a', 4)
    await endReservation(d1, 'ada', 'a', { state: 'released', message: 'Stopped' })
    expect(await balances()).toEqual([3, 2, 3])
    await send('b', 4)
    await endReservation(d1, 'ada', 'b', { state: 'settled', message: 'Made' })
    expect(await refund(d1, 'ada', 'b', 'Too late', within(new Date(Date.now() + 1_000)))).toBe(false)
    expect(await refund(d1, 'ada', 'b', 'Blank', within(new Date(0)))).toBe(true)
    expect(await refund(d1, 'ada', 'b', 'Blank', within(new Date(0)))).toBe(false)
    expect(await balances()).toEqual([3, 2, 3])
  })

  test('no more than so many refunds in a day, also of those that come at once', async () => {
    const { d1, send, balances } = await person()
    const requests = ['a', 'b', 'c', 'd', 'e']
    for (const id of requests) {
      await send(id, 1)
      await endReservation(d1, 'ada', id, { state: 'settled', message: 'Made' })
    }
    const refunds = await Promise.all(
      requests.map(id => refund(d1, 'ada', id, 'Blank', within(new Date(0), 3))),
    )
    expect(refunds.filter(Boolean)).toHaveLength(3)
    expect((await balances()).reduce((sum, left) => sum + left, 0)).toBe(8 - 5 + 3)
  })

  test('what is forgone is never charged: only what is reserved, once, and one of the same few', async () => {
    const { d1, send, balances } = await person()
    const forgone = (id: string) => forgo(d1, 'ada', id, 'Placeholders', { count: 2, from: new Date(0) })
    await send('a', 4)
    expect(await forgone('a')).toBe(true)
    expect(await forgone('a')).toBe(false)
    expect(await balances()).toEqual([3, 2, 3])
    expect(await endReservation(d1, 'ada', 'a', { state: 'settled', message: 'Made' })).toBe(false)
    await send('b', 1)
    await endReservation(d1, 'ada', 'b', { state: 'settled', message: 'Made' })
    expect(await forgone('b')).toBe(false)
    expect(await refund(d1, 'ada', 'b', 'Blank', within(new Date(0), 2))).toBe(true)
    await send('c', 1)
    expect(await forgone('c')).toBe(false)
  })

  test('what templates answer is none of the few repairs and refunds, and gives nothing to count', async () => {
    const { d1, send } = await person()
    const most = { count: 1, from: new Date(0) }
    await send('template', 0)
    expect(await forgo(d1, 'ada', 'template', 'Placeholders', most)).toBe(true)
    const repair = { patternId: 'p', amount: 0, message: 'Fix', ...spending, freeMost: most }
    expect(await reserve(d1, { ...repair, userId: 'ada', requestId: 'fix' })).toBe(true)
    expect(await reserve(d1, { ...repair, userId: 'ada', requestId: 'fix again' })).toBe(false)
    await send('a', 1)
    expect(await forgo(d1, 'ada', 'a', 'Placeholders', most)).toBe(true)
    await send('b', 1)
    expect(await forgo(d1, 'ada', 'b', 'Placeholders', most)).toBe(false)
    await send('another template', 0)
    expect(await forgo(d1, 'ada', 'another template', 'Placeholders', most)).toBe(true)
  })

  test('a request id that another design has used buys nothing there', async () => {
    const { d1, balances } = await person()
    const entry = { userId: 'ada', requestId: 'a', amount: 1, message: 'A page', ...spending }
    expect(await reserve(d1, { ...entry, patternId: 'p' })).toBe(true)
    expect(await reserve(d1, { ...entry, patternId: 'p' })).toBe(true)
    expect(await reserve(d1, { ...entry, patternId: 'q' })).toBe(false)
    expect(await balances()).toEqual([2, 2, 3])
  })

  test('no more than so many repairs for nothing in a day, whatever became of them', async () => {
    const { d1 } = await person()
    const repair = (requestId: string) =>
      reserve(d1, {
        ...{ userId: 'ada', requestId, patternId: 'p', amount: 0, message: 'Fix', ...spending },
        freeMost: { count: 2, from: new Date(0) },
      })
    expect(await repair('a')).toBe(true)
    await endReservation(d1, 'ada', 'a', { state: 'released', message: 'Failed' })
    expect(await repair('b')).toBe(true)
    expect(await repair('c')).toBe(false)
  })
})

describe('a workspace pays for its members', () => {
  const periodStart = new Date(Date.now() - 1_000)
  const team = { id: 'acme', limit: 0 as number | null, periodStart, cap: null as number | null }

  /** Members without any credits of their own. */
  const members = async (count: number) => {
    const d1 = sqliteD1()
    const ids = Array.from({ length: count }, (_, at) => `member${at}`)
    for (const id of ids)
      await d1
        .prepare(
          'insert into user (id, name, email, email_verified, image, created_at, updated_at, is_anonymous) values (?1, ?1, ?2, 0, null, 0, 0, 0)',
        )
        .bind(id, `${id}@x.org`)
        .run()
    await addWorkspace(d1, 'acme', ids)
    const give = (id: string, amount: number) =>
      grantCredits(d1, { id, ownerKind: 'org', ownerId: 'acme', amount, message: 'Hi', grantedBy: 'x' })
    const send = (userId: string, requestId: string, amount = 1, org: typeof team | null = team) =>
      reserve(d1, {
        userId,
        requestId,
        patternId: 'p',
        amount,
        message: 'A page',
        limit: 0,
        periodStart,
        org,
      })
    const left = async (userId: string, org = team) =>
      (await balancesOf(d1, userId, { limit: 0, periodStart, org })).org
    return { d1, ids, give, send, left }
  }

  test('what an admin gives is in the audit log, once', async () => {
    const { d1, give } = await members(1)
    for (const _ of [1, 2]) await give('one', 3)
    const acts = await listActs(d1, {}, 10)
    expect(acts).toMatchObject([{ act: 'grantCredits', reason: 'Hi', about: ['org', 'acme', '3'] }])
  })

  test('200 simultaneous spends on a balance of 1 by ten members: one is accepted', async () => {
    const { ids, give, send, left } = await members(10)
    await give('one', 1)
    const sent = await Promise.all(
      Array.from({ length: 200 }, (_, at) => send(ids[at % 10] ?? '', `request${at}`)),
    )
    expect(sent.filter(Boolean)).toHaveLength(1)
    expect(await Promise.all(ids.map(id => left(id)))).toEqual(ids.map(() => 0))
  })

  test('what it was given goes before what its plan gives in a period, and stays when the period ends', async () => {
    const { send, give, left, d1 } = await members(2)
    await give('three', 3)
    const org = { ...team, limit: 2 }
    expect(await send('member0', 'a', 4, org)).toBe(true)
    expect([await left('member0', org), await left('member1', org)]).toEqual([1, 1])
    expect(await left('member1', { ...org, periodStart: new Date(Date.now() + 1_000) })).toBe(2)
    await endReservation(d1, 'member0', 'a', { state: 'released', message: 'Stopped' })
    expect(await left('member1', org)).toBe(5)
  })

  test('no member takes more than the cap in a period, though there is more for the others', async () => {
    const { send, left } = await members(2)
    const org = { ...team, limit: 10, cap: 3 }
    expect(await left('member0', org)).toBe(3)
    expect(await send('member0', 'a', 4, org)).toBe(false)
    expect(await send('member0', 'b', 3, org)).toBe(true)
    expect(await send('member0', 'c', 1, org)).toBe(false)
    expect([await left('member0', org), await left('member1', org)]).toEqual([0, 3])
    expect(await left('member0', { ...org, periodStart: new Date(Date.now() + 1_000) })).toBe(3)
  })

  test('a plan without a limit is bounded by the cap alone', async () => {
    const { send, left } = await members(2)
    const org = { ...team, limit: null, cap: 2 }
    expect(await left('member0', org)).toBe(2)
    expect(await send('member0', 'a', 4, org)).toBe(false)
    expect(await send('member1', 'b', 4, { ...org, cap: null })).toBe(true)
  })

  test('whoever has chosen another one, or has left it, spends nothing of it', async () => {
    const { d1, give, send, left } = await members(1)
    await give('three', 3)
    expect(await left('member0', { ...team, id: 'other' })).toBe(0)
    expect(await send('member0', 'a', 1, { ...team, id: 'other' })).toBe(false)
    expect(await send('member0', 'b', 1, null)).toBe(false)
    await d1.prepare('delete from workspace_members').run()
    expect(await send('member0', 'c')).toBe(false)
  })
})

test('design §7: every line is on its page of entries, also beyond the first, and of one moment', async () => {
  const d1 = sqliteD1()
  await d1
    .prepare(
      "insert into user (id, name, email, email_verified, image, created_at, updated_at, is_anonymous) values ('ada', 'Ada', 'a@example.org', 0, null, 0, 0, 0)",
    )
    .run()
  for (let at = 1; at <= 7; at++)
    await d1
      .prepare(
        `insert into ledger (id, user_id, request_id, pattern_id, amount, one_time, period, org, state, message, created_at, updated_at)
        values ('ada:${at}', 'ada', '${at}', 'p', 1, 0, 1, 0, 'settled', 'A page', ${Math.ceil(at / 2)}, 0)`,
      )
      .run()
  const seen = new Set<string>()
  let before = Date.now()
  for (let size = 3; size === 3; ) {
    const page = await listEntries(d1, 'ada', 3, before)
    size = page.some(({ id }) => !seen.has(id)) ? page.length : 0
    for (const { id } of page) seen.add(id)
    before = page.at(-1)?.createdAt ?? 0
  }
  expect(seen.size).toBe(7)
})
