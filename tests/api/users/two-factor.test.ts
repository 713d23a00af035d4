import { expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { mailedLink, tokenOf } from '#tests/support/people/mailed-links.ts'
import { Person } from '#tests/support/people/person.ts'
import { codeOf } from '#tests/support/people/totp.ts'

const url = inject('productUrl')
const PASSWORD = 'correct horse'
const me = async (person: Person) => (await person.must(api.users.session, {})).user
const logIn = (person: Person, email: string, password = PASSWORD) =>
  person.post('/api/auth/sign-in/email', { email, password })
const code = (person: Person, way: 'totp' | 'backup-code', value: string) =>
  person.post(`/api/auth/two-factor/verify-${way}`, { code: value })

async function withSecondFactor(): Promise<{ ada: Person; uri: string; backupCodes: string[] }> {
  const ada = await Person.withAccount(url)
  expect((await ada.post('/api/auth/two-factor/enable', { password: 'wrong' })).status).toBe(400)
  const enabled = await ada.post('/api/auth/two-factor/enable', { password: PASSWORD })
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  // Not on before a code has shown that the app has it.
  expect((await (await logIn(new Person(url), ada.email)).json()) as object).not.toHaveProperty(
    'twoFactorRedirect',
  )
  expect((await code(ada, 'totp', '000000')).status).toBe(401)
  expect((await code(ada, 'totp', codeOf(totpURI))).status).toBe(200)
  return { ada, uri: totpURI, backupCodes }
}

test('the password alone logs nobody in: a code of the app does, or a recovery code, once', async () => {
  const { ada, uri, backupCodes } = await withSecondFactor()
  expect((await me(ada))?.id).toBe(ada.id)
  const phone = new Person(url)
  const asked = await logIn(phone, ada.email)
  expect(await asked.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  expect(await me(phone)).toBeNull()
  expect((await code(phone, 'totp', '000000')).status).toBe(401)
  expect(await me(phone)).toBeNull()
  expect((await code(phone, 'totp', codeOf(uri))).status).toBe(200)
  expect((await me(phone))?.id).toBe(ada.id)
  // The question is answered: no second session by it.
  expect((await code(new Person(url), 'totp', codeOf(uri))).status).toBe(401)

  const [first = ''] = backupCodes
  const tablet = new Person(url)
  await logIn(tablet, ada.email)
  expect((await code(tablet, 'backup-code', first)).status).toBe(200)
  expect((await me(tablet))?.id).toBe(ada.id)
  const again = new Person(url)
  await logIn(again, ada.email)
  expect((await code(again, 'backup-code', first)).status).toBe(401)
  expect(await me(again)).toBeNull()
})

test('five wrong codes end the question, and ten the tries of everybody for a while', async () => {
  const { ada, uri } = await withSecondFactor()
  for (const _ of [1, 2]) {
    const thief = new Person(url)
    await logIn(thief, ada.email)
    for (let at = 0; at < 5; at += 1) expect((await code(thief, 'totp', `00000${at}`)).status).toBe(401)
    expect((await code(thief, 'totp', codeOf(uri))).status).toBeGreaterThanOrEqual(400)
    expect(await me(thief)).toBeNull()
  }
  const late = new Person(url)
  await logIn(late, ada.email)
  expect((await code(late, 'totp', codeOf(uri))).status).toBe(429)
})

test('a guest stays one until the code is given, and then what was made comes along', async () => {
  const { ada, uri } = await withSecondFactor()
  const guest = await Person.guest(url)
  const design = await guest.newPattern()
  expect(await (await logIn(guest, ada.email)).json()).toHaveProperty('twoFactorRedirect')
  expect((await me(guest))?.isGuest).toBe(true)
  expect((await code(guest, 'totp', codeOf(uri))).status).toBe(200)
  expect((await me(guest))?.id).toBe(ada.id)
  expect((await guest.must(api.patterns.list, {})).patterns.map(({ id }) => id)).toContain(design)
})

test('[attack] neither a new password nor turning it off without one goes past it', async () => {
  const { ada } = await withSecondFactor()
  expect((await ada.post('/api/auth/two-factor/disable', { password: 'wrong' })).status).toBe(400)
  await new Person(url).post('/api/auth/request-password-reset', { email: ada.email })
  const token = tokenOf(await mailedLink(url, ada.email))
  await new Person(url).post('/api/auth/reset-password', { token, newPassword: 'another battery' })
  const thief = new Person(url)
  expect(await (await logIn(thief, ada.email, 'another battery')).json()).toHaveProperty('twoFactorRedirect')
  expect(await me(thief)).toBeNull()
})

test('it is turned off with the password, and new recovery codes end the old ones', async () => {
  const { ada, backupCodes } = await withSecondFactor()
  const made = await ada.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD })
  const fresh = ((await made.json()) as { backupCodes: string[] }).backupCodes
  expect(fresh.filter(each => backupCodes.includes(each))).toEqual([])
  const phone = new Person(url)
  await logIn(phone, ada.email)
  expect((await code(phone, 'backup-code', backupCodes[0] ?? '')).status).toBe(401)
  expect((await code(phone, 'backup-code', fresh[0] ?? '')).status).toBe(200)
  expect((await ada.post('/api/auth/two-factor/disable', { password: PASSWORD })).status).toBe(200)
  const later = new Person(url)
  expect((await logIn(later, ada.email)).status).toBe(200)
  expect((await me(later))?.id).toBe(ada.id)
})
