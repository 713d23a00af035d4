import { afterAll, expect, inject, test } from 'vitest'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('a passkey is added in Settings, logs in after logging out, says when it was used, is renamed and is removed', async () => {
  const { page, context, person } = await people.come('Ada Lovelace')
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** It leads to Home, and Settings asks who one is. */
  const logOut = async () => {
    await button('Log out').click()
    await page.waitForURL(`${url}/`)
    await page.goto(`${url}/settings`)
  }
  await page.goto(`${url}/settings#security`)
  await button('Add a passkey').click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Laptop of Ada')
  await button('Continue').click()
  const list = page.getByRole('list', { name: 'Passkeys' })
  await list.getByText('Laptop of Ada').waitFor()
  expect(await list.innerText()).toMatch(/Added now, not used yet/)

  await logOut()
  await button('Continue with a passkey').click()
  await list.getByText('Laptop of Ada').waitFor()
  expect(await list.innerText()).toMatch(/last used now/)
  const me = await page.evaluate(async () => (await (await fetch('/api/user')).json()).user.id)
  expect(me).toBe(person.id)

  await button('Rename Laptop of Ada').click()
  await page.getByRole('textbox', { name: 'Name of this passkey' }).fill('Desk of Ada')
  await button('Save name').click()
  await list.getByText('Desk of Ada').waitFor()

  await button('Remove Desk of Ada').click()
  await list.waitFor({ state: 'detached' })
  await logOut()
  await button('Continue with a passkey').click()
  await page.getByText('No account here has this passkey.').waitFor()
})
