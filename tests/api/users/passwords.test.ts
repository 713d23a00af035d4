import { describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { mailedLink, mailedLinks, tokenOf } from '#tests/support/people/mailed-links.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const OLD = 'correct horse'
const NEW = 'another battery'
const me = async (person: Person) => (await person.must(api.users.session, {})).user
const logIn = (person: Person, password: string) =>
  person.post('/api/auth/sign-in/email', { email: person.email, password })

/** The same account on another device. */
async function elsewhere(person: Person): Promise<Person> {
  const other = Object.assign(new Person(url), { email: person.email, id: person.id, name: person.name })
  expect((await logIn(other, OLD)).status).toBe(200)
  return other
}

describe('a forgotten password', () => {
  const forgot = async (email: string) => {
    const response = await new Person(url).post('/api/auth/request-password-reset', {
      email,
      redirectTo: 'https://evil.example.org',
    })
    return { status: response.status, body: await response.text() }
  }

  test('a link of this server alone, once, ends every session with its sockets; neither words tell who has an account', async () => {
    const ada = await Person.withAccount(url)
    const design = await ada.newPattern()
    const room = await RoomClient.joined(ada, design)
    const stranger = `${newId()}@example.org`
    expect(await forgot(ada.email)).toEqual(await forgot(stranger))
    const link = await mailedLink(url, ada.email)
    expect(link).toMatch(new RegExp(`^${new URL(url).origin}/reset-password/[A-Za-z0-9]+$`))
    expect(await mailedLinks(url, stranger)).toEqual([])
    await forgot(ada.email)
    const second = await until(
      async () => (await mailedLinks(url, ada.email)).find(each => each !== link),
      'another',
    )

    const reset = (token: string, newPassword = NEW) =>
      new Person(url).post('/api/auth/reset-password', { token, newPassword })
    expect((await reset('forged')).status).toBe(400)
    expect((await reset(tokenOf(link), 'short')).status).toBe(400)
    const opened = async (token: string) =>
      (await new Person(url).call(api.account.passwordLink, { body: { token } })).status
    expect([await opened(tokenOf(link)), await opened('forged')]).toEqual([200, 404])
    const before = Date.now()
    expect((await reset(tokenOf(link))).status).toBe(200)
    await until(() => room.closeCode === 4401, 'its socket is closed', 2)
    expect(Date.now() - before).toBeLessThan(2_500)
    room.leave()
    expect(await me(ada)).toBeNull()
    // Both links are used up by the first, and say so before anything is typed.
    expect([await opened(tokenOf(link)), await opened(tokenOf(second))]).toEqual([404, 404])
    expect((await reset(tokenOf(link), 'of somebody else')).status).toBe(400)
    expect((await reset(tokenOf(second), 'of somebody else')).status).toBe(400)
    expect((await logIn(ada, OLD)).status).toBe(401)
    expect((await logIn(ada, NEW)).status).toBe(200)
  })

  test('a guest’s placeholder is no address, and one address gets five mails an hour', async () => {
    const ada = await Person.withAccount(url)
    for (let at = 0; at < 8; at += 1) await forgot(ada.email)
    // Counted as they leave: what is too much goes then.
    await until(async () => (await mailedLinks(url, ada.email)).length === 5, 'five are left')
  })
})

describe('a new password, and the sessions of an account', () => {
  test('a new password needs the old one, and closes what is open elsewhere within 2 s', async () => {
    const ada = await Person.withAccount(url)
    const phone = await elsewhere(ada)
    const design = await ada.newPattern()
    const room = await RoomClient.joined(phone, design)
    const change = (currentPassword: string) =>
      ada.post('/api/auth/change-password', { currentPassword, newPassword: NEW, revokeOtherSessions: false })
    expect((await change('wrong')).status).toBe(400)
    expect((await me(phone))?.id).toBe(ada.id)
    const asked = change(OLD)
    await until(() => room.closeCode === 4401, 'its socket is closed', 2)
    room.leave()
    expect((await asked).status).toBe(200)
    expect([(await me(ada))?.id, await me(phone)]).toEqual([ada.id, null])
    expect((await logIn(phone, OLD)).status).toBe(401)
  })

  test('they are listed without what logs in, and ended one by one or all; nobody ends another one’s', async () => {
    const ada = await Person.withAccount(url)
    const phone = await elsewhere(ada)
    const tablet = await elsewhere(ada)
    type Listed = { id: string; token: string; isCurrent: boolean; ipAddress?: string }[]
    const list = async (person: Person) =>
      (await (await person.fetch('/api/auth/list-sessions')).json()) as Listed
    const listed = await list(ada)
    expect(listed).toHaveLength(3)
    expect(listed.filter(each => each.isCurrent)).toHaveLength(1)
    const cookies = [ada, phone, tablet].map(person => decodeURIComponent(person.cookie))
    for (const { token } of listed) for (const cookie of cookies) expect(cookie).not.toContain(token)

    const eve = await Person.withAccount(url)
    const ofPhone = (await list(phone)).find(each => each.isCurrent)?.id
    expect((await eve.post('/api/auth/revoke-session', { token: ofPhone })).status).toBe(404)
    expect((await ada.post('/api/auth/revoke-session', { token: ofPhone })).status).toBe(200)
    expect([await me(phone), (await me(tablet))?.id]).toEqual([null, ada.id])
    await ada.post('/api/auth/revoke-other-sessions', {})
    expect([await me(tablet), (await me(ada))?.id]).toEqual([null, ada.id])
    await ada.post('/api/auth/revoke-sessions', {})
    expect(await me(ada)).toBeNull()
    expect((await new Person(url).fetch('/api/auth/list-sessions')).status).toBe(401)
    expect((await (await Person.guest(url)).fetch('/api/auth/list-sessions')).status).toBe(403)
  })

  test('an address changes at once where no mail can prove it; one that is taken changes nothing', async () => {
    const ada = await Person.withAccount(url)
    const bob = await Person.withAccount(url)
    const change = (newEmail: string, password?: string) =>
      ada.post('/api/auth/change-email', { newEmail, password })
    expect((await change('no address', OLD)).status).toBe(400)
    expect((await change(`${newId()}@example.org`, 'wrong')).status).toBe(403)
    await change(bob.email, OLD)
    expect((await me(ada))?.email).toBe(ada.email)
    const newEmail = `${newId()}@example.org`
    expect((await change(newEmail, OLD)).status).toBe(200)
    expect((await me(ada))?.email).toBe(newEmail)
    expect((await logIn(Object.assign(new Person(url), { email: newEmail }), OLD)).status).toBe(200)
  })

  test('a name is one line; picture, level and address of an account are not set so', async () => {
    const ada = await Person.withAccount(url)
    const change = { name: ' Ada\nKing ', image: 'https://evil.example.org/x.png', emailVerified: true }
    expect((await ada.post('/api/auth/update-user', change)).status).toBe(200)
    expect(await me(ada)).toMatchObject({ name: 'Ada King', avatarUrl: null, isAdmin: false })
    expect((await ada.post('/api/auth/update-user', { name: '  ' })).status).toBe(400)
  })
})

test.each([
  ...['delete-user', 'set-password', 'get-session', 'update-session', 'verify-password', 'link-social'],
  ...[
    'organization/create',
    'admin/set-role',
    'two-factor/get-totp-uri',
    'two-factor/send-otp',
    'delete-anonymous-user',
  ],
])('the library’s call %s is not reachable', async path => {
  const ada = await Person.withAccount(url)
  expect((await ada.post(`/api/auth/${path}`, {})).status).toBe(404)
  expect((await ada.fetch(`/api/auth/${path}`)).status).toBe(404)
})
