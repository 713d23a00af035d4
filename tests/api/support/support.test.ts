import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { GUEST_UNANSWERED_MAX, SUPPORT_MAX_CHARACTERS, UNANSWERED_MAX } from '#shared/support.ts'
import { Person } from '#tests/support/people/person.ts'

let admin: Person
beforeAll(() => {
  admin = new Person(inject('productUrl'))
  admin.cookie = inject('adminCookie')
})

const newcomer = (name = 'Ada') => Person.withAccount(inject('productUrl'), name)
const unreadOf = async (person: Person) => (await person.must(api.users.session, {})).server.unreadAnswers

describe('support where the operator has no address of his own', () => {
  test('a message is kept for admins, answered there, and told as unread until it was seen', async () => {
    const ada = await newcomer()
    const bob = await newcomer('Bob')
    const patternId = await ada.newPattern()
    const message = '<img src=x onerror=alert(1)>\nPlease help.'
    const { id } = await ada.must(api.support.write, { body: { message, patternId } })
    expect(await ada.must(api.support.list, {})).toMatchObject({
      messages: [{ id, message, patternId, answers: [] }],
      unread: 0,
    })

    const asked = await admin.must(api.support.asked, {})
    expect(asked.messages.find(each => each.id === id)).toMatchObject({
      ...{ message, patternId, answers: [] },
      user: { id: ada.id, name: 'Ada', email: ada.email },
    })
    const requestId = newId()
    for (let twice = 0; twice < 2; twice++)
      await admin.must(api.support.answer, { body: { id, message: 'Look\nhere.', requestId } })
    expect(await unreadOf(ada)).toBe(1)
    expect(await ada.must(api.support.list, {})).toMatchObject({
      messages: [{ answers: [{ message: 'Look\nhere.' }] }],
      unread: 1,
    })
    // Nobody else sees it, or makes it seen.
    expect(await bob.must(api.support.list, {})).toEqual({ messages: [], unread: 0 })
    await bob.must(api.support.read, { body: {} })
    expect(await unreadOf(ada)).toBe(1)
    await ada.must(api.support.read, { body: {} })
    expect(await unreadOf(ada)).toBe(0)
  })

  test('the same request again is the same message, and nobody else’s', async () => {
    const [ada, bob] = [await newcomer(), await newcomer('Bob')]
    const body = { message: 'Once', requestId: newId() }
    const first = await ada.must(api.support.write, { body })
    expect(await ada.must(api.support.write, { body })).toEqual(first)
    expect((await ada.must(api.support.list, {})).messages).toHaveLength(1)
    expect((await bob.call(api.support.write, { body })).status).toBe(409)
  })

  test('a design in it is one that the writer may see', async () => {
    const [ada, bob] = [await newcomer(), await newcomer('Bob')]
    const patternId = await bob.newPattern()
    const write = (id: string) =>
      ada.call(api.support.write, { body: { message: 'About it', patternId: id } })
    expect((await write(patternId)).status).toBe(403)
    expect((await write(newId())).status).toBe(404)
    expect((await ada.must(api.support.list, {})).messages).toEqual([])
  })

  test('answers to what does not exist, empty and endless messages are refused', async () => {
    const ada = await newcomer()
    const said = async (message: string) => (await ada.call(api.support.write, { body: { message } })).status
    expect(await said(' \n ')).toBe(400)
    expect(await said('a'.repeat(SUPPORT_MAX_CHARACTERS + 1))).toBe(400)
    expect(await said('a'.repeat(SUPPORT_MAX_CHARACTERS))).toBe(200)
    expect(
      (await admin.call(api.support.answer, { body: { id: newId(), message: 'To whom?' } })).status,
    ).toBe(404)
  })

  test('nobody buries the messages of others: so many wait for an answer, then it has to come', async () => {
    const [ada, guest] = [await newcomer(), await Person.guest(inject('productUrl'))]
    for (const [person, most] of [
      [ada, UNANSWERED_MAX],
      [guest, GUEST_UNANSWERED_MAX],
    ] as const) {
      const ids: string[] = []
      for (let at = 0; at < most; at++)
        ids.push((await person.must(api.support.write, { body: { message: `${at}` } })).id)
      const refused = await person.call(api.support.write, { body: { message: 'one more' } })
      expect(refused.status).toBe(429)
      expect(refused.body.error?.message).toContain('wait for an answer. Write again')
      await admin.must(api.support.answer, { body: { id: ids[0] ?? '', message: 'Yes.' } })
      await person.must(api.support.write, { body: { message: 'one more' } })
    }
  })

  test('what a guest asked is there in the account that the guest becomes', async () => {
    const guest = await Person.guest(inject('productUrl'))
    await guest.must(api.support.write, { body: { message: 'As a guest' } })
    const [before] = (await admin.must(api.support.asked, {})).messages.filter(
      each => each.user.id === guest.id,
    )
    expect(before?.user.email).toBeNull()
    await guest.signUp('Grace')
    expect((await guest.must(api.support.list, {})).messages).toMatchObject([{ message: 'As a guest' }])
  })
})
