import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { PASSWORD, Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { treeOf } from '#tests/support/product/listening-ports.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { until } from '#tests/support/until.ts'
import { ROLES, type Role } from '#tests/support/world/accounts.ts'

let demo: StartedProduct
beforeAll(async () => {
  demo = await StartedProduct.start({ PORT: String(await freePort()) }, 'demo')
}, 180_000)
afterAll(() => StartedProduct.killAll())

async function enter(role: Role): Promise<Person> {
  const person = new Person(demo.url)
  const { email } = ROLES[role]
  const answer = await person.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  expect(answer.status).toBe(200)
  return person.known()
}

/** The address that stands in a line of the list. */
const told = (line: string): string =>
  new RegExp(`^ *${line} +(http\\S+)`, 'm').exec(demo.output)?.[1] ?? `nothing is told of ${line}`
const textOf = async (address: string) => (await fetch(address)).text()

test('[issue 32.2] npm run demo: everybody who is listed can log in, and one of them is an admin', async () => {
  for (const role of Object.keys(ROLES) as Role[]) {
    expect(demo.output).toContain(ROLES[role].email)
    const { user, server } = await (await enter(role)).must(api.users.session, {})
    expect([user?.isAdmin, server.plans, server.hasCodeHost]).toEqual([role === 'admin', true, true])
  }
})

test('mails are read and DNS records set at the addresses that are listed', async () => {
  expect(await textOf(told('Mails'))).toContain('Confirm your e-mail address')
  const body = new URLSearchParams({ name: '_maquette.new.example.org', type: 'TXT', value: 'maquette=abc' })
  await fetch(told('DNS'), { method: 'POST', body })
  expect(await textOf(told('DNS'))).toContain('maquette=abc')
})

test('a plan is paid for on the card page, which leads back, and the product has heard of it', async () => {
  const owner = await enter('owner')
  const { url } = await owner.must(api.billing.checkout, { body: { plan: 'individual' } })
  expect(url.startsWith(told('Payments'))).toBe(true)
  expect(await textOf(url)).toContain('Pay 20.00 USD a month')
  const paid = await fetch(url, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('location')).toContain(`${demo.url}/credits`)
  await until(
    async () => (await owner.must(api.billing.plans, {})).current.plan === 'individual',
    'the plan is in force',
  )
})

test.runIf(process.platform === 'linux')('Ctrl-C ends all of it', async () => {
  const all = treeOf(demo.pid)
  expect(all.length).toBeGreaterThan(2)
  demo.signal('SIGINT')
  expect(await demo.ended()).toBe(0)
  await until(() => all.every(pid => !existsSync(`/proc/${pid}`)), 'nothing of it runs')
})
