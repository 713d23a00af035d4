import type { Page } from 'playwright-core'

/** Creates an account from the dialog, wherever it is offered; its e-mail address. */
export async function createAccount(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${Date.now()}@example.org`
  const dialog = page.getByRole('dialog', { name: 'Log in or create an account' })
  await dialog.getByRole('textbox', { name: 'Email' }).waitFor()
  if (!(await dialog.getByRole('textbox', { name: 'Name' }).isVisible())) {
    await dialog
      .getByRole('tab', { name: 'Create account' })
      .or(dialog.getByRole('button', { name: 'Create account' }))
      .first()
      .click()
  }
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return email
}
