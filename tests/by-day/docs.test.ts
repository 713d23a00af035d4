import { afterAll, expect, inject, test } from 'vitest'
import { newPage, People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('§2: the documentation is read without an account, and says what a design may import', async () => {
  const page = await people.visit()
  await page.goto(`${url}/docs`)
  await page.getByRole('heading', { level: 1, name: 'Your first design' }).waitFor()
  await page.getByRole('link', { name: 'Models', exact: true }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Models' }).waitFor()
  expect(page.url()).toBe(`${url}/docs/models`)
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Packages' })
    .click()
  const packages = page.getByRole('region', { name: 'Supported packages' })
  const find = page.getByRole('searchbox', { name: 'Find a package' })
  await find.fill('lucide')
  await packages.getByText('lucide-react', { exact: true }).waitFor()
  await find.fill('left-pad-of-nobody')
  await packages.getByText('“left-pad-of-nobody” is not supported.').waitFor()
  const other = await newPage(page.context())
  await other.goto(`${url}/docs/nothing`)
  await other.getByRole('heading', { name: 'There is nothing here.' }).waitFor()
})
