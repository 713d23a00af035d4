import { describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { generate } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
const UNSET = {
  reducedMotion: false,
  codeSize: 'small',
  wrapsCode: false,
  mailsMentions: true,
  mailsFeedback: true,
}

describe('accounts with e-mail and password', () => {
  test('sign up, log out, log in', async () => {
    const ada = await Person.withAccount(url, 'Ada Lovelace')
    expect((await ada.must(api.users.session, {})).user).toMatchObject({
      name: 'Ada Lovelace',
      isGuest: false,
      isAdmin: false,
    })
    await ada.post('/api/auth/sign-out', {})
    expect((await ada.must(api.users.session, {})).user).toBeNull()
    const again = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: 'correct horse' })
    expect(again.status).toBe(200)
    expect((await ada.must(api.users.session, {})).user?.id).toBe(ada.id)
  })

  test('a wrong password is 401 and an address taken is refused', async () => {
    const ada = await Person.withAccount(url)
    const wrong = await new Person(url).post('/api/auth/sign-in/email', {
      email: ada.email,
      password: 'wrong horse',
    })
    expect(wrong.status).toBe(401)
    const taken = await new Person(url).post('/api/auth/sign-up/email', {
      name: 'X',
      email: ada.email,
      password: 'correct horse',
    })
    expect(taken.status).toBe(422)
  })

  test('guesses at one account wait longer and longer, and its owner comes in meanwhile', async () => {
    const ada = await Person.withAccount(url, 'Ada')
    const guess = (email: string) =>
      new Person(url).post('/api/auth/sign-in/email', { email, password: 'a guess of a password' })
    for (let n = 0; n < 6; n++) expect((await guess(ada.email)).status).toBe(401)
    const refused = await guess(ada.email.toUpperCase())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await refused.json()).toMatchObject({
      error: { code: 'too_many_requests', message: expect.stringMatching(/^Too many tries\. Wait \d+ s/) },
    })
    await ada.post('/api/auth/sign-out', {})
    const again = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: 'correct horse' })
    expect(again.status).toBe(200)
    expect(again.headers.getSetCookie().join()).toMatch(
      /maquette_device=[^;]+;(?=.*HttpOnly)(?=.*SameSite=Lax)/i,
    )
  })

  test('§16 a name is one line, and half of a character is none', async () => {
    const eve = await new Person(url).signUp('Eve\n\u202eReal\ud800 Admin')
    expect((await eve.must(api.users.session, {})).user?.name).toBe('Eve Real\ufffd Admin')
    const { id } = await eve.must(api.patterns.create, { body: { name: 'Harbour\nlights \ud83d' } })
    expect((await eve.must(api.patterns.get, { path: { id } })).name).toBe('Harbour lights \ufffd')
  })

  test('the session cookie is HttpOnly and explicitly SameSite (design §8, port mode)', async () => {
    const response = await new Person(url).post('/api/auth/sign-in/anonymous', {})
    expect(response.headers.getSetCookie().join()).toMatch(
      /maquette_session=[^;]+;(?=.*HttpOnly)(?=.*SameSite=Lax)(?=.*Path=\/)/i,
    )
  })

  test('nobody can sign up as what they are not', async () => {
    const person = new Person(url)
    await person.post('/api/auth/sign-up/email', {
      name: 'Eve',
      email: `eve-${Date.now()}@example.org`,
      password: 'correct horse',
      emailVerified: true,
      isAnonymous: true,
      id: 'chosen',
    })
    const { user } = await person.must(api.users.session, {})
    expect(user).toMatchObject({ isGuest: false, isAdmin: false })
    expect(user?.id).not.toBe('chosen')
  })

  test('a session whose token or signature was changed is nobody', async () => {
    const ada = await Person.withAccount(url)
    const [name, value = ''] = ada.cookie.split('=')
    const [token = '', signature = ''] = decodeURIComponent(value).split('.')
    const changed = (text: string) => `${text[0] === 'a' ? 'b' : 'a'}${text.slice(1)}`
    for (const forged of [`${changed(token)}.${signature}`, `${token}.${changed(signature)}`, token, '']) {
      const eve = new Person(url)
      eve.cookie = `${name}=${encodeURIComponent(forged)}`
      expect((await eve.must(api.users.session, {})).user, forged).toBeNull()
    }
    expect((await ada.must(api.users.session, {})).user?.id).toBe(ada.id)
  })
})

describe('guests: made silently by the first prompt, turned into an account without losing anything', () => {
  test('a guest has no address, and creating an account keeps designs, chat and favourites', async () => {
    const guest = await Person.guest(url)
    expect((await guest.must(api.users.session, {})).user).toMatchObject({ isGuest: true, email: null })
    const id = await guest.newPattern()
    await generate(guest, id, 'A landing page for Fern, a plant shop')
    await guest.must(api.patterns.star, { body: { id, shouldStar: true } })
    await guest.must(api.users.updatePreferences, { body: { updatedPreferences: { chime: true } } })
    const guestId = guest.id

    await guest.signUp('Grace Hopper')
    expect(guest.id).not.toBe(guestId)
    const pattern = await guest.must(api.patterns.get, { path: { id } })
    expect(pattern).toMatchObject({ starred: true, permissionLevel: 'owner' })
    expect(pattern.chatItems).toHaveLength(2)
    expect(pattern.activeArtifactId).not.toBeNull()
    expect((await guest.must(api.users.preferences, {})).chime).toBe(true)
    expect(await guest.must(api.users.metadata, { path: { userId: guestId } })).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
    })
    await generate(guest, id, 'Change the headline to "Green rooms"')
  })

  test('logging in to an existing account moves the designs there', async () => {
    const account = await Person.withAccount(url)
    const guest = await Person.guest(url)
    const id = await guest.newPattern()
    const response = await guest.post('/api/auth/sign-in/email', {
      email: account.email,
      password: 'correct horse',
    })
    expect(response.status).toBe(200)
    const { patterns } = await guest.must(api.patterns.list, {})
    expect(patterns.map(pattern => pattern.id)).toContain(id)
  })

  test('the old guest session opens nothing any more', async () => {
    const guest = await Person.guest(url)
    const oldCookie = guest.cookie
    await guest.signUp('New Name')
    const stale = new Person(url)
    stale.cookie = oldCookie
    expect((await stale.must(api.users.session, {})).user).toBeNull()
  })
})

describe('preferences and metadata', () => {
  test('preferences include a chime flag and keep what is not named', async () => {
    const ada = await Person.withAccount(url)
    expect(await ada.must(api.users.preferences, {})).toEqual({ chime: false, theme: 'system', ...UNSET })
    await ada.must(api.users.updatePreferences, { body: { updatedPreferences: { theme: 'dark' } } })
    await ada.must(api.users.updatePreferences, { body: { updatedPreferences: { chime: true } } })
    expect(await ada.must(api.users.preferences, {})).toEqual({ chime: true, theme: 'dark', ...UNSET })
  })

  test('an unknown person is 404', async () => {
    expect((await new Person(url).call(api.users.metadata, { path: { userId: 'nobody' } })).status).toBe(404)
  })
})
