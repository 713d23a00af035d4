import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { Person } from '#tests/support/people/person.ts'
import { httpProvider, type MailSink, mailSink } from '#tests/support/product/mail-sink.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { until } from '#tests/support/until.ts'

const MAIL_FROM = 'Maquette <design@maquette.test>'

async function invite(url: string, email: string): Promise<{ link: string; tookMs: number }> {
  const owner = await Person.guest(url)
  const id = await owner.newPattern()
  const begun = Date.now()
  const { invites } = await owner.must(api.sharing.invite, { path: { id }, body: { emails: email } })
  return { link: invites[0]?.link ?? '', tookMs: Date.now() - begun }
}

describe('mail by SMTP, from the runtime itself', () => {
  let sink: MailSink
  let product: Running
  beforeAll(async () => {
    sink = await mailSink({ authOptional: false })
    const MAIL_URL = `smtp://maquette:right@127.0.0.1:${sink.port}?tls=off`
    product = await ownProduct({ MAIL_URL, MAIL_FROM })
  })
  afterAll(async () => {
    await product.dispose()
    await sink.close()
  })

  test('an invitation arrives with its link, and leaves the outbox', async () => {
    const { link } = await invite(product.url, 'bob@example.org')
    const mail = await until(() => sink.mails.find(each => each.to.includes('bob@example.org')), 'it arrives')
    expect(mail?.parsed.text).toContain(link)
    expect(mail?.parsed.html).toContain(link)
    expect(mail?.from).toBe('design@maquette.test')
    const mailbox = () => fetch(`${product.url}/dev/mailbox`).then(response => response.text())
    await until(async () => !(await mailbox()).includes('bob@example.org'), 'it is gone')
  })

  test('a recipient who is refused stays in the outbox with the words of the server', async () => {
    sink.refusals.push(550)
    await invite(product.url, 'gone@example.org')
    const mailbox = () => fetch(`${product.url}/dev/mailbox`).then(response => response.text())
    await until(async () => (await mailbox()).includes('RCPT was answered 550'), 'it is told')
    expect(await mailbox()).toContain('It is not tried again')
  })

  test('a connection with a certificate that nobody trusts is none, and the mail is kept', async () => {
    const sealed = await mailSink({ secure: true })
    const MAIL_URL = `smtps://127.0.0.1:${sealed.port}`
    const own = await ownProduct({ MAIL_URL, MAIL_FROM })
    await invite(own.url, 'bob@example.org')
    const mailbox = () => fetch(`${own.url}/dev/mailbox`).then(response => response.text())
    await until(async () => (await mailbox()).includes('Tried again at'), 'it is kept')
    expect(sealed.mails).toEqual([])
    await own.dispose()
    await sealed.close()
  })
})

test('mail by HTTP: the provider is slow to come, no answer waits for it, and its key is told to nobody', async () => {
  const provider = await httpProvider()
  provider.failures.push(503)
  const product = await ownProduct({ MAIL_URL: provider.url, MAIL_KEY: 'key-of-the-provider', MAIL_FROM })
  const mailbox = () => fetch(`${product.url}/dev/mailbox`).then(response => response.text())
  await invite(product.url, 'first@example.org')
  await until(async () => (await mailbox()).includes('Tried again at'), 'the first is kept')
  expect(await mailbox()).not.toContain('key-of-the-provider')
  const { link } = await invite(product.url, 'second@example.org')
  const taken = await until(() => provider.posted[0], 'the second leaves')
  expect(taken).toMatchObject({
    authorization: 'Bearer key-of-the-provider',
    body: { from: MAIL_FROM, to: 'second@example.org', subject: expect.any(String) },
  })
  expect([taken?.body.text.includes(link), taken?.body.html.includes(link)]).toEqual([true, true])
  await product.dispose()
  provider.close()
})
