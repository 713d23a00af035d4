import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { CLIENT, OidcServer } from '#tests/support/people/oidc-server.ts'
import { People } from '#tests/support/people/people.ts'
import { newTeam } from '#tests/support/people/team.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('[3] an owner sets single sign-on up, what is wrong stands beside its field, and a colleague logs in by it', async () => {
  const { page, person } = await people.come('Olga Owner')
  const id = await newTeam(person, 'Corp')
  const domain = `${newId()}.example`
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(`${url}/workspace/settings`)
  await button('Set up').click()
  const server = await OidcServer.start([await field('address to lead back to').inputValue()])
  server.person.email = `ada@${domain}`
  await field('Issuer').fill(`${server.issuer}/nothing-here`)
  await field('Client ID').fill(CLIENT.clientId)
  await field('Client secret').fill(CLIENT.clientSecret)
  await field('Domains').fill(domain)
  await button('Save').last().click()
  await expect.poll(() => field('Issuer').getAttribute('aria-invalid')).toBe('true')
  expect([await field('Client secret').inputValue(), await field('Domains').inputValue()]).toEqual([
    CLIENT.clientSecret,
    domain,
  ])
  await field('Issuer').fill(server.issuer)
  await button('Save').last().click()
  await page.getByText('Saved. The issuer answers as it should.').waitFor()
  await page.getByRole('list', { name: 'Domains' }).getByText(domain).waitFor()

  const colleague = await people.visit()
  await colleague.goto(`${url}/settings`)
  await colleague.getByRole('button', { name: 'Continue with single sign-on' }).click()
  const form = colleague.getByRole('form', { name: 'Single sign-on' })
  const email = form.getByRole('textbox', { name: 'Email' })
  await email.fill(`ada@elsewhere-${domain}`)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  await email.fill(server.person.email)
  await form.getByRole('button', { name: 'Continue' }).click()
  // Led there and back, and logged in.
  await colleague.getByRole('button', { name: 'Log out', exact: true }).waitFor()
  const who = await colleague.evaluate(async () => (await (await fetch('/api/user')).json()).user)
  expect(who).toMatchObject({ name: 'Ada Lovelace', email: server.person.email, orgId: id })
  const { members } = await person.must(api.workspaces.members, { path: { id } })
  expect(members.map(({ name }) => name).sort()).toEqual(['Ada Lovelace', 'Olga Owner'])

  await button('Turn off').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('Single sign-on is off.').waitFor()
  server.close()
})
