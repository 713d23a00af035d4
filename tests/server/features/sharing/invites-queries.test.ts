import { beforeEach, describe, expect, test } from 'vitest'
import { patternFor } from '#server/access/levels.ts'
import { database } from '#server/db/database.ts'
import { events } from '#server/db/schema/events.ts'
import { invitationOver, invitesSince } from '#server/features/sharing/invitation-over.ts'
import {
  findInvite,
  removeInvite,
  takeInvite,
  upsertInvite,
} from '#server/features/sharing/invites-queries.ts'
import { putBack } from '#server/features/sharing/members-queries.ts'
import type { GrantedLevel } from '#shared/access.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>

beforeEach(async () => {
  d1 = sqliteD1()
  for (const id of ['owner', 'ada', 'bob']) await stored(d1).person(id)
  await stored(d1).pattern('design', 'owner')
})

const said = { person: 'Olga', design: 'Bakery', link: 'https://m.test/invite/', level: 'read' } as const
const invite = (email: string, level: GrantedLevel = 'write') =>
  upsertInvite(
    d1,
    { patternId: 'design', email, level, token: `to-${email}`, invitedBy: 'owner' },
    { ...said, level },
  )
const take = (userId: string, token: string, since = 0) => takeInvite(d1, { token, userId, since })
const levelOf = async (userId: string) => (await patternFor(d1, userId, 'design'))?.level
const words = async (token: string, isExpired = false) => (await invitationOver(d1, token, isExpired)).message

describe('taking an invitation is one batch', () => {
  test('of two who take it at once one gets in, and the room will be told', async () => {
    await invite('x')
    await database(d1).delete(events)
    expect(await Promise.all([take('ada', 'to-x'), take('bob', 'to-x')])).toEqual([true, false])
    expect([await levelOf('ada'), await levelOf('bob')]).toEqual(['write', null])
    expect((await database(d1).select().from(events)).map(({ roomId }) => roomId)).toEqual(['design'])
    expect(await words('to-x')).toContain('has been used')
  })

  test('it never lowers what somebody may do, and gives the owner nothing', async () => {
    await invite('x', 'write')
    await invite('y', 'read')
    await invite('z', 'read')
    await take('ada', 'to-x')
    expect([await take('ada', 'to-y'), await levelOf('ada')]).toEqual([true, 'write'])
    expect([await take('owner', 'to-z'), await levelOf('owner')]).toEqual([true, 'owner'])
  })
})

describe('an invitation that is over says why', () => {
  test('one that is old lets nobody in, until it is sent again under the same link', async () => {
    await invite('x')
    expect(await take('ada', 'to-x', Date.now() + 1_000)).toBe(false)
    expect(await levelOf('ada')).toBeNull()
    expect(await words('to-x', true)).toContain('has expired')
    const again = {
      patternId: 'design',
      email: 'x',
      level: 'read',
      token: 'another',
      invitedBy: 'owner',
    } as const
    expect(await upsertInvite(d1, again, said)).toBe('to-x')
    const mails = (await database(d1).select().from(events)).filter(({ type }) => type === 'invited')
    expect(mails.map(mail => (mail.said as { link: string }).link)).toEqual(
      ['to-x', 'to-x'].map(token => `https://m.test/invite/${token}`),
    )
    expect((await findInvite(d1, 'to-x'))?.createdAt.getTime()).toBeGreaterThan(invitesSince())
    expect(await take('ada', 'to-x', invitesSince())).toBe(true)
    expect(await levelOf('ada')).toBe('read')
  })

  test('one that was withdrawn says so, and says nothing of it once that was taken back', async () => {
    await invite('x')
    const removed = await removeInvite(d1, 'design', 'x')
    expect(await take('ada', 'to-x')).toBe(false)
    expect(await words('to-x')).toContain('was withdrawn')
    if (removed) await putBack(d1, 'design', removed)
    expect(await words('to-x')).not.toContain('was withdrawn')
    expect(await take('ada', 'to-x')).toBe(true)
    expect(await removeInvite(d1, 'design', 'x')).toBeNull()
  })
})
