import { describe, expect, test } from 'vitest'
import { newestMails } from '#server/events/mail-queries.ts'
import { listActs } from '#server/features/admin/acts-queries.ts'
import { mailFor } from '#server/features/mail/letters/letter-of.ts'
import {
  countUnread,
  insertAnswer,
  insertMessage,
  listAsked,
  listMessages,
  markRead,
} from '#server/features/support/support-queries.ts'
import { newId } from '#shared/ids.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

function people(...names: string[]) {
  const d1 = sqliteD1()
  const add = (id: string) =>
    d1
      .prepare(
        'insert into user (id, name, email, email_verified, is_anonymous, created_at, updated_at) values (?1, ?1, ?1, 0, ?2, 0, 0)',
      )
      .bind(id, id.startsWith('guest') ? 1 : 0)
      .run()
  return Promise.all(names.map(add)).then(() => d1)
}

const told = { mailTo: 'ada@example.org', link: 'https://m.test/' }
const message = (userId: string, text = 'Help') => ({ id: newId(), userId, message: text, patternId: null })

const answerTo = (messageId: string) => ({
  ...{ id: newId(), messageId, writtenBy: 'admin', message: 'Yes', askerId: 'ada' },
})

describe('support: so many messages wait, however they come', () => {
  test('of one person: forty at once, ten are kept; an answer makes room for one', async () => {
    const d1 = await people('ada')
    const write = () => insertMessage(d1, message('ada'), { own: 10, guests: null })
    const written = await Promise.all(Array.from({ length: 40 }, write))
    expect(written.filter(Boolean)).toHaveLength(10)
    const [first] = await listMessages(d1, 'ada', 100)
    await insertAnswer(d1, answerTo(first?.id ?? ''), told)
    expect([await write(), await write()]).toEqual([true, false])
  })

  test('of all guests together, and people with an account are not among them', async () => {
    const d1 = await people('guest1', 'guest2', 'guest3', 'ada')
    const write = (guest: string) => insertMessage(d1, message(guest), { own: 3, guests: 4 })
    expect(await insertMessage(d1, message('ada'), { own: 10, guests: null })).toBe(true)
    const written = []
    for (const guest of ['guest1', 'guest1', 'guest1', 'guest1', 'guest2', 'guest3', 'guest2'])
      written.push(await write(guest))
    expect(written).toEqual([true, true, true, false, true, false, false])
    expect(await insertMessage(d1, message('ada'), { own: 10, guests: null })).toBe(true)
  })

  test('the same id is written once, whoever has it', async () => {
    const d1 = await people('ada', 'bob')
    const one = message('ada')
    const room = { own: 10, guests: null }
    expect(await insertMessage(d1, one, room)).toBe(true)
    expect(await insertMessage(d1, { ...one, userId: 'bob', message: 'Mine' }, room)).toBe(false)
    expect(await listMessages(d1, 'ada', 9)).toMatchObject([{ message: 'Help' }])
    expect(await listMessages(d1, 'bob', 9)).toEqual([])
  })
})

test('admins see those without an answer first, the longest waiting before all; a guest’s address is nobody’s business', async () => {
  const d1 = await people('ada', 'guest1')
  const room = { own: 10, guests: null }
  const [first, second, third] = [message('ada', '1'), message('guest1', '2'), message('ada', '3')]
  for (const [at, one] of [first, second, third].entries()) {
    await insertMessage(d1, one, room)
    await d1.prepare('update support_messages set created_at = ?1 where id = ?2').bind(at, one.id).run()
  }
  await insertAnswer(d1, answerTo(first.id), told)
  const asked = await listAsked(d1, 10)
  expect(asked.map(each => each.message)).toEqual(['2', '3', '1'])
  expect(asked.map(each => each.user.email)).toEqual([null, 'ada', 'ada'])
  expect(await countUnread(d1, 'ada')).toBe(1)
  expect(await countUnread(d1, 'guest1')).toBe(0)
  await markRead(d1, 'guest1')
  expect(await countUnread(d1, 'ada')).toBe(1)
  await markRead(d1, 'ada')
  expect(await countUnread(d1, 'ada')).toBe(0)
})

test('an answer is written to who asked, once, however often it is sent; a guest has no address', async () => {
  const d1 = await people('ada', 'guest1')
  for (const [asker, mailTo] of [
    ['ada', 'ada@example.org'],
    ['guest1', null],
  ] as const) {
    const one = message(asker)
    await insertMessage(d1, one, { own: 10, guests: null })
    const answer = { ...answerTo(one.id), askerId: asker }
    for (let sent = 0; sent < 2; sent += 1) await insertAnswer(d1, answer, { ...told, mailTo })
  }
  const mails = (await newestMails(d1, 9)).map(({ event }) => mailFor(event))
  expect(mails).toMatchObject([
    { recipient: 'ada@example.org', body: expect.stringMatching(/> Yes[\s\S]*https:\/\/m\.test\//) },
  ])
})

test('an answer stands in the audit log once, however often it is sent, and is no design’s', async () => {
  const d1 = await people('ada')
  const asked = message('ada')
  await insertMessage(d1, asked, { own: 10, guests: null })
  const answer = answerTo(asked.id)
  await insertAnswer(d1, answer, told)
  await insertAnswer(d1, answer, told)
  expect(await listActs(d1, {}, 10)).toMatchObject([
    { act: 'answerSupport', actor: { id: 'admin' }, about: ['ada'], patternId: null },
  ])
})
