import { beforeEach, describe, expect, test } from 'vitest'
import { listActs } from '#server/features/admin/acts-queries.ts'
import { findPeopleIds, grantWrite, revokeWrite } from '#server/features/admin/grants-queries.ts'
import { listMembers, removeMember, setMember } from '#server/features/sharing/members-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>

const person = (id: string) =>
  d1
    .prepare(
      `insert into user (id, name, email, email_verified, image, created_at, updated_at, is_anonymous) values ('${id}', '${id}', '${id}@example.org', 1, null, 0, 0, 0)`,
    )
    .run()

beforeEach(async () => {
  d1 = sqliteD1()
  for (const id of ['olga', 'alma', 'ada']) await person(id)
  await d1
    .prepare(
      `insert into patterns (id, owner_id, name, access, design_system, styling, updated_at)
       values ('p', 'olga', 'Secret', 'private', 'shadcn', 'tailwind', 0)`,
    )
    .run()
})

const act = (name: 'grantPermission' | 'revokePermission' | 'grantToPeople') =>
  ({ actorId: 'alma', act: name, patternId: 'p', reason: 'a fault was reported' }) as const
const grant = (...ids: string[]) => grantWrite(d1, ids, act('grantPermission'))
const revoke = () => revokeWrite(d1, 'alma', act('revokePermission'))
const levels = async () =>
  Object.fromEntries((await listMembers(d1, 'p')).map(({ userId, level }) => [userId, level]))
const acts = async () => (await listActs(d1, { patternId: 'p' }, 10)).map(entry => entry.act)

describe('design §9: an admin takes back what was granted so, and nothing else', () => {
  test('what he gave himself is gone, and both acts are on record', async () => {
    await grant('alma')
    expect(await levels()).toEqual({ alma: 'write' })
    expect(await revoke()).toBe(true)
    expect(await levels()).toEqual({})
    expect((await acts()).sort()).toEqual(['grantPermission', 'revokePermission'])
    expect(await revoke()).toBe(false)
    expect(await acts()).toHaveLength(2)
  })

  test('who was a reader before is one again', async () => {
    await setMember(d1, 'p', 'alma', 'read')
    await grant('alma')
    expect(await levels()).toEqual({ alma: 'write' })
    await grant('alma')
    expect(await revoke()).toBe(true)
    expect(await levels()).toEqual({ alma: 'read' })
  })

  test('who was a writer by invitation stays one', async () => {
    await setMember(d1, 'p', 'alma', 'write')
    await grant('alma')
    expect(await revoke()).toBe(false)
    expect(await levels()).toEqual({ alma: 'write' })
  })

  test('what somebody else has decided meanwhile is not the admin’s any more', async () => {
    await grant('alma')
    await setMember(d1, 'p', 'alma', 'read')
    expect(await revoke()).toBe(false)
    expect(await levels()).toEqual({ alma: 'read' })
    await grant('alma')
    await setMember(d1, 'p', 'alma', 'write')
    expect(await revoke()).toBe(false)
    expect(await levels()).toEqual({ alma: 'write' })
  })

  test('removed by the owner and invited again: that invitation is the owner’s', async () => {
    await grant('alma')
    await removeMember(d1, 'p', 'alma')
    await setMember(d1, 'p', 'alma', 'write')
    expect(await revoke()).toBe(false)
    expect(await levels()).toEqual({ alma: 'write' })
  })

  test('the owner needs no membership and gets none', async () => {
    await grant('olga', 'ada')
    expect(await levels()).toEqual({ ada: 'write' })
  })
})

test('a former guest is found as the account it became, and who does not exist is missing', async () => {
  await d1.prepare("insert into user_aliases values ('guest', 'ada')").run()
  expect(await findPeopleIds(d1, ['guest', 'olga', 'nobody'])).toEqual(
    new Map([
      ['guest', 'ada'],
      ['olga', 'olga'],
    ]),
  )
})
