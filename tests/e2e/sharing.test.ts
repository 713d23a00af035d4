import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people.ts'
import { Person } from '#tests/support/person.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('somebody removed from Share comes back by Undo, with the dialog open and after it has closed', async () => {
  const { person: ada, page } = await people.come('Ada')
  const fred = await Person.withAccount(url, 'Fred')
  const id = await ada.newPattern()
  const body = { emails: fred.email, permissionLevel: 'read' } as const
  await ada.must(api.patterns.invite, { path: { id }, body })
  const level = async () =>
    (await ada.must(api.patterns.owner, { path: { id } })).usersList.find(user => user.id === fred.id)
      ?.permissionLevel
  await page.goto(`${url}/c/${id}`)
  const share = page.getByRole('dialog', { name: 'Share' })
  for (const isClosed of [false, true]) {
    if (!(await share.isVisible())) await page.getByRole('button', { name: 'Share' }).click()
    await share.getByRole('button', { name: 'Remove Fred' }).click()
    await until(async () => (await level()) === undefined, 'Fred is removed')
    if (isClosed) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await until(async () => (await level()) === 'read', 'Fred is back with his level')
    await expect.poll(() => share.isVisible()).toBe(!isClosed)
    if (!isClosed) await share.getByRole('button', { name: 'Remove Fred' }).waitFor()
  }
})

test('on a phone the dialog fits, however long an address is', async () => {
  const { person: ada, page } = await people.come('Ada', { width: 390, height: 844, hasTouch: true })
  const id = await ada.newPattern()
  const emails = `${'a-very-long-name'.repeat(3)}@example.org`
  await ada.must(api.patterns.invite, { path: { id }, body: { emails } })
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByText(emails, { exact: true }).waitFor()
  // It glides in, so its box is asked for until it has come to rest.
  await expect.poll(() => share.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await expect.poll(() => share.evaluate(dialog => dialog.scrollWidth)).toBe(390)
})
