import { afterAll, expect, inject, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { People } from '#tests/support/people/people.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const BANNER = 'This design was deleted or does not exist. Here is a sample in its place.'

test('design §11: an unknown id shows the sample, a private design never does', async () => {
  const page = await people.visit()
  await page.goto(`${url}/c/${newId()}`)
  await page.getByRole('status').getByText(BANNER).waitFor()
  await page.getByText('This is the template “Pricing”.').waitFor()
  await page.frameLocator('iframe[title="Preview"]').getByText('Puupaja').first().waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  const ada = await Person.withAccount(url, 'Ada')
  await page.goto(`${url}/c/${await ada.newPattern()}`)
  await page.getByRole('heading', { name: 'Log in to open this design' }).waitFor()
  expect(await page.getByText(BANNER).count()).toBe(0)
})
