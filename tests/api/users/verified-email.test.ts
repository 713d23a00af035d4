import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { tokenOf } from '#tests/support/people/mailed-links.ts'
import { PASSWORD, Person } from '#tests/support/people/person.ts'
import { linkInMail, type MailSink, mailSink } from '#tests/support/product/mail-sink.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { until } from '#tests/support/until.ts'

let sink: MailSink
let product: Running
beforeAll(async () => {
  sink = await mailSink()
  const MAIL_URL = `smtp://127.0.0.1:${sink.port}?tls=off`
  product = await ownProduct({
    MAIL_URL,
    MAIL_FROM: 'design@maquette.test',
    ADMIN_EMAILS: 'boss@example.org',
  })
})
afterAll(async () => {
  await product.dispose()
  await sink.close()
})

const me = async (person: Person) => (await person.must(api.users.session, {})).user
const nobody = () => new Person(product.url)
const register = (email: string, password = PASSWORD, by = nobody()) =>
  by.post('/api/auth/sign-up/email', { name: 'Ada', email, password })
const logIn = (person: Person, email: string, password = PASSWORD) =>
  person.post('/api/auth/sign-in/email', { email, password })
const confirm = (person: Person, token: string, password?: string) =>
  person.post('/api/auth/verify-email', { token, password })
const mailTo = (email: string, subject: RegExp, after = 0) =>
  until(
    () =>
      sink.mails.filter(mail => mail.to.includes(email) && subject.test(mail.parsed.subject ?? ''))[after],
    `${subject} to ${email}`,
  )
const linkIn = (email: string, subject: RegExp) => linkInMail(sink, email, subject)

async function proven(email = `${newId()}@example.org`): Promise<Person> {
  await register(email)
  const person = Object.assign(nobody(), { email })
  await confirm(person, tokenOf(await linkIn(email, /Confirm your e-mail/)), PASSWORD)
  return person
}

test('an address is proven before its account is used, by whoever has both the mail and the password', async () => {
  const email = `${newId()}@example.org`
  const ada = nobody()
  const answer = await register(email, PASSWORD, ada)
  expect([answer.status, await me(ada)]).toEqual([200, null])
  expect((await logIn(ada, email)).status).toBe(403)
  expect((await logIn(ada, email, 'wrong password')).status).toBe(401)
  const link = await linkIn(email, /Confirm your e-mail/)
  expect(link.startsWith(`${product.url}/verify-email/`)).toBe(true)
  // Whoever has the mail alone proves nothing.
  expect((await confirm(nobody(), tokenOf(link))).status).toBe(401)
  expect((await confirm(nobody(), tokenOf(link), 'wrong password')).status).toBe(401)
  expect((await logIn(ada, email)).status).toBe(403)
  expect((await confirm(nobody(), 'forged', PASSWORD)).status).toBe(400)
  expect((await confirm(ada, tokenOf(link), PASSWORD)).status).toBe(200)
  expect((await me(ada))?.email).toBe(email)
})

test('an address with an account and one without get the same answer; its owner is told by mail', async () => {
  const ada = await proven()
  const answers = []
  for (const email of [ada.email, `${newId()}@example.org`]) {
    const response = await register(email, 'of somebody else')
    const headers = [...response.headers.keys()].filter(name => name !== 'x-request-id')
    answers.push([response.status, await response.text(), headers, response.headers.getSetCookie()])
  }
  expect(answers[0]).toEqual(answers[1])
  await mailTo(ada.email, /have an account/)
  expect((await logIn(nobody(), ada.email, 'of somebody else')).status).toBe(401)
})

test('[attack] whoever registered an admin’s address first has nothing of it once its owner has chosen a password', async () => {
  await register('boss@example.org', 'of the squatter')
  const squatter = nobody()
  expect((await logIn(squatter, 'boss@example.org', 'of the squatter')).status).toBe(403)
  await nobody().post('/api/auth/request-password-reset', { email: 'boss@example.org' })
  const token = tokenOf(await linkIn('boss@example.org', /Choose a new password/))
  await nobody().post('/api/auth/reset-password', { token, newPassword: 'of the boss' })
  expect((await logIn(squatter, 'boss@example.org', 'of the squatter')).status).toBe(401)
  const boss = nobody()
  expect((await logIn(boss, 'boss@example.org', 'of the boss')).status).toBe(200)
  expect(await me(boss)).toMatchObject({ isAdmin: true })
  await mailTo('boss@example.org', /password was changed/)
})

test('a new address is confirmed at the old one, then at the new one, and by whoever is logged in alone', async () => {
  const ada = await proven()
  const old = ada.email
  const newEmail = `${newId()}@example.org`
  await ada.post('/api/auth/change-email', { newEmail, password: PASSWORD })
  const first = tokenOf(await linkIn(old, /Confirm that your e-mail address changes/))
  const eve = await proven()
  expect([(await confirm(nobody(), first)).status, (await confirm(eve, first)).status]).toEqual([401, 403])
  expect((await confirm(ada, first)).status).toBe(200)
  expect((await me(ada))?.email).toBe(old)
  const second = tokenOf(await linkIn(newEmail, /Confirm your new/))
  expect((await confirm(ada, second)).status).toBe(200)
  expect((await me(ada))?.email).toBe(newEmail)
  // Used up: the account has the old address no more.
  expect((await confirm(ada, second)).status).toBe(403)
})

test('[attack] an address that is taken gets the answers and mails of one that is free, and changes nothing', async () => {
  const ada = await proven()
  const bob = await proven()
  const old = ada.email
  const change = async (newEmail: string) => {
    const answer = await ada.post('/api/auth/change-email', { newEmail, password: PASSWORD })
    return [answer.status, await answer.text()]
  }
  expect(await change(bob.email)).toEqual(await change(`${newId()}@example.org`))
  const leaving = /Confirm that your e-mail address changes/
  const texts = [await mailTo(old, leaving), await mailTo(old, leaving, 1)].map(
    each => each.parsed.text ?? '',
  )
  const toTaken = texts.find(text => text.includes(bob.email)) ?? ''
  const token = tokenOf(/(http\S+)/.exec(toTaken)?.[1] ?? '')
  expect((await confirm(ada, token)).status).toBe(200)
  const second = tokenOf(await linkIn(bob.email, /Confirm your new/))
  // Bob has it, and it is a link of another account.
  expect((await confirm(bob, second)).status).toBe(403)
  expect([(await me(ada))?.email, (await me(bob))?.email]).toEqual([old, bob.email])
})

test('another link is sent on request, in the same words to everybody', async () => {
  const email = `${newId()}@example.org`
  await register(email)
  await mailTo(email, /Confirm your e-mail/)
  const again = (to: string) => nobody().post('/api/auth/send-verification-email', { email: to })
  const [known, unknown] = [await again(email), await again(`${newId()}@example.org`)]
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  await mailTo(email, /Confirm your e-mail/, 1)
})
