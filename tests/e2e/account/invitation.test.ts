import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { People } from '#tests/support/people/people.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

/** A link to a design of Ada's for somebody without an account. */
async function invitation(): Promise<string> {
  const ada = await Person.withAccount(url, 'Ada')
  const id = await ada.newPattern()
  const { invites } = await ada.must(api.sharing.invite, {
    path: { id },
    body: { emails: `${newId()}@example.org` },
  })
  return invites[0]?.link ?? ''
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

describe('design §9: an invitation is a link that proves itself', () => {
  test('it says what it is for, and creating an account comes first', async () => {
    const page = await people.visit()
    await page.goto(await invitation())
    await page.getByText('“A design” opens right away').waitFor()
    const create = await button(page, 'Create account').boundingBox()
    const logIn = await button(page, 'Log in').boundingBox()
    expect(create?.x).toBeLessThan(logIn?.x ?? 0)
    await page.getByRole('textbox', { name: 'Password' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Create account')
    await page.getByRole('textbox', { name: 'Email' }).fill(`${newId()}@example.org`)
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
    await button(page, 'Create account').click()
    await page.waitForURL(/\/c\/[a-z0-9]{20}$/)
  })

  test('a used one says so before anybody has to sign in', async () => {
    const link = await invitation()
    const bob = await Person.withAccount(url, 'Bob')
    await bob.must(api.sharing.acceptInvite, { body: { token: link.split('/').at(-1) ?? '' } })
    const page = await people.visit()
    await page.goto(link)
    await page.getByRole('heading', { name: 'This invitation cannot be used' }).waitFor()
    await page.getByText('This invitation has been used.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Email' }).count()).toBe(0)
  })
})
