import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'
import { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('somebody removed from Share comes back by Undo, with the dialog open and after it has closed', async () => {
  const { person: ada, page } = await people.come('Ada')
  const fred = await Person.withAccount(url, 'Fred')
  const id = await ada.newPattern()
  await ada.letIn(fred, id, 'read')
  const level = async () =>
    (await ada.must(api.sharing.owner, { path: { id } })).usersList.find(user => user.id === fred.id)
      ?.permissionLevel
  await page.goto(`${url}/c/${id}`)
  const share = page.getByRole('dialog', { name: 'Share' })
  for (const isClosed of [false, true]) {
    if (!(await share.isVisible())) await page.getByRole('button', { name: 'Share', exact: true }).click()
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
  await ada.must(api.sharing.invite, { path: { id }, body: { emails } })
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByText(emails, { exact: true }).waitFor()
  // It glides in, so its box is asked for until it has come to rest.
  await expect.poll(() => share.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await expect.poll(() => share.evaluate(dialog => dialog.scrollWidth)).toBe(390)
})

test('[S5] private access without a paid plan opens the subscription dialog, and the design stays public', async () => {
  const { person: ada, page } = await people.come('Ada')
  const id = await ada.newPattern()
  await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  await page.route('**/api/chatPattern/*/access', route =>
    route.fulfill({ status: 402, json: { error: { code: 'plan_required', message: 'No.' } } }),
  )
  await page.route('**/api/credits', route =>
    route.fulfill({
      json: { oneTimeCredits: 0, periodCountUsed: 7, limit: 10, balance: 3, orgBalance: 0 },
    }),
  )
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByRole('radio', { name: 'Private' }).click()
  const subscription = page.getByRole('dialog', { name: 'You are out of credits. Keep going!' })
  await subscription.getByText('A private design needs a paid plan.').waitFor()
  await subscription.getByText('3 of 10 left').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(() => share.getByRole('radio', { name: 'Public' }).isChecked()).toBe(true)
})
