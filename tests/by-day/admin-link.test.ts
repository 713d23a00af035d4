import { describe, expect, test } from 'vitest'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

const EMAIL = 'operator@example.org'

describe('design §9: the one-time admin link', () => {
  test('asks for a password, logs in as an admin, and says afterwards that it is used', async () => {
    const product = await ownProduct({ ADMIN_EMAILS: EMAIL })
    const people = new People(product.url)
    try {
      const link = product.adminLinks.find(({ email }) => email === EMAIL)?.url ?? ''
      const { page } = await people.come('Somebody Else')
      await page.goto(link)
      const password = page.getByRole('textbox', { name: 'New password' })
      const become = page.getByRole('button', { name: 'Become an admin' })
      expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(EMAIL)
      await password.fill('short')
      await become.click()
      expect(new URL(page.url()).pathname).toMatch(/^\/admin-link\//)
      await page.getByRole('textbox', { name: 'Name' }).fill('Olive Operator')
      await password.fill('a password of ours')
      await become.click()

      await page.getByText('You are an admin of this server now.').waitFor()
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByText('Olive Operator').first().waitFor()
      await page.goto(link)
      await page.getByRole('heading', { name: 'This admin link cannot be used' }).waitFor()
      await page.getByText('has been used').waitFor()
    } finally {
      await people.leave()
      await product.dispose()
    }
  })
})
