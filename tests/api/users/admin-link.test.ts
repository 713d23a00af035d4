import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { until } from '#tests/support/until.ts'

const PASSWORD = 'chosen by the operator'
const logIn = (person: Person, password: string) =>
  person.post('/api/auth/sign-in/email', { email: person.email, password })
const me = async (person: Person) => (await person.must(api.users.session, {})).user

describe('design §9: without mail, the start prints a one-time link for each address of ADMIN_EMAILS', () => {
  let variables: Record<string, string>

  beforeEach(async () => {
    variables = {
      PORT: String(await freePort()),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'maquette-admins-')),
      HOST: '0.0.0.0',
      GUESTS: 'on',
      ADMIN_EMAILS: 'Ada@Example.org, bob@example.org',
    }
  })
  afterEach(async () => {
    await StartedProduct.killAll()
    rmSync(variables.DATA_DIR ?? '', { recursive: true, force: true })
  })

  const started = () => StartedProduct.start(variables)
  const tokenOf = (product: StartedProduct, email: string) =>
    until(() => {
      const [, link] = product.output.split(`${email} becomes an admin`)
      return link?.split(`${product.url}/admin-link/`)[1]?.match(/^(\S+)\n/)?.[1]
    }, email)

  test('it takes the account from whoever registered the address first, works once, and is printed until then', async () => {
    const product = await started()
    const squatter = await new Person(product.url).signUp('Not Ada', 'ada@example.org')
    expect(await me(squatter)).toMatchObject({ isAdmin: false, isOperator: false })
    const token = await tokenOf(product, 'ada@example.org')
    const ada = Object.assign(new Person(product.url), { email: 'ada@example.org' })

    const link = await ada.must(api.users.adminLink, { path: { token } })
    expect(link).toEqual({
      ...{ email: 'ada@example.org', hasAccount: true },
      ...{ hasSecondFactor: false, hasPasskeys: false },
    })
    const forged = `${token.slice(0, -4)}AAAA`
    expect((await ada.call(api.users.adminLink, { path: { token: forged } })).status).toBe(404)
    const short = { token, password: 'short' }
    expect((await ada.call(api.users.takeAdminLink, { body: short })).status).toBe(400)

    const uses = [PASSWORD, 'of somebody a moment later'].map(password =>
      ada.call(api.users.takeAdminLink, { body: { token, password } }),
    )
    const answers = await Promise.all(uses)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const password = answers[0]?.status === 200 ? PASSWORD : 'of somebody a moment later'
    expect(await me(squatter)).toBeNull()
    expect((await logIn(squatter, 'correct horse')).status).toBe(401)
    expect((await logIn(ada, password)).status).toBe(200)
    expect(await me(ada)).toMatchObject({ name: 'Not Ada', isAdmin: true, isOperator: true })
    expect((await ada.call(api.users.adminLink, { path: { token } })).body.error?.code).toBe('conflict')

    await product.kill9()
    const again = await started()
    const bob = Object.assign(new Person(again.url), { email: 'bob@example.org' })
    const own = await tokenOf(again, bob.email)
    expect(again.output).not.toContain('ada@example.org')
    const body = { token: own, name: 'Bob\nBuilder', password: PASSWORD }
    await bob.must(api.users.takeAdminLink, { body })
    expect((await logIn(bob, PASSWORD)).status).toBe(200)
    expect(await me(bob)).toMatchObject({ name: 'Bob Builder', isAdmin: true })
  }, 90_000)
})
