import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('a design is renamed from its card; what is typed outlives a failure, and the card goes back', async () => {
  const { person: ada, page } = await people.come('Ada')
  const id = await ada.newPattern()
  await page.goto(url)
  await page.getByRole('button', { name: 'More about A design' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename design' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const save = dialog.getByRole('button', { name: 'Rename' })
  await name.fill('Harbour')
  await page.route('**/api/chatPattern/rename', route => route.fulfill({ status: 503, body: '' }))
  await save.click()
  await dialog.getByText('The name could not be saved.').waitFor()
  await expect.poll(() => name.inputValue()).toBe('Harbour')
  await page.getByText('A design', { exact: true }).waitFor()
  await page.unroute('**/api/chatPattern/rename')
  await save.click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Harbour', { exact: true }).waitFor()
  expect((await ada.must(api.patterns.get, { path: { id } })).name).toBe('Harbour')
})

test('Escape in the question before a deletion leads back to where it was asked', async () => {
  const { person: ada, page } = await people.come('Ada')
  await ada.newPattern()
  await page.goto(url)
  const more = page.getByRole('button', { name: 'More about A design' })
  // The first time its parts are loaded on the way, the second time they are there.
  for (const _ of ['first', 'second']) {
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete “A design”?' })
    await question.getByRole('button', { name: 'Cancel' }).waitFor()
    await until(
      () => question.evaluate(dialog => dialog.contains(document.activeElement)),
      'the focus is in the question',
    )
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await until(() => more.evaluate(button => button === document.activeElement), 'the focus is back')
  }
})

test('[number 29] designs are searched, filtered, sorted, forked and made favorites on Home', async () => {
  const { person: ada, page } = await people.come('Ada')
  for (const name of ['Zebra crossing', 'Apple market', 'harbour 100%', 'Harbour lights'])
    await ada.must(api.patterns.create, { body: { name } })
  await page.goto(url)
  const names = () => page.getByRole('list', { name: /^Designs/ }).getByRole('link')
  const shown = () => names().evaluateAll(links => links.map(link => link.getAttribute('aria-label')))
  await expect.poll(shown).toEqual(['Harbour lights', 'harbour 100%', 'Apple market', 'Zebra crossing'])
  await page.getByRole('combobox', { name: 'Sort' }).click()
  await page.getByRole('option', { name: 'Name' }).click()
  await expect.poll(shown).toEqual(['Apple market', 'harbour 100%', 'Harbour lights', 'Zebra crossing'])
  const search = page.getByRole('textbox', { name: 'Search designs' })
  await search.fill('HARB')
  await expect.poll(shown).toEqual(['harbour 100%', 'Harbour lights'])
  // A character that means others in a pattern means itself here.
  await search.fill('%')
  await expect.poll(shown).toEqual(['harbour 100%'])
  await page.getByRole('button', { name: 'More about harbour 100%' }).click()
  await page.getByRole('menuitem', { name: 'Favorite' }).click()
  await search.fill('no such thing')
  await page.getByText('No design matches').waitFor()
  await page.getByRole('button', { name: 'Show all designs' }).click()
  await page.getByRole('tab', { name: 'Favourites' }).click()
  await expect.poll(shown).toEqual(['harbour 100%'])
})

test('[number 29] a design is forked from its card into a new tab', async () => {
  const { person: ada, page } = await people.come('Ada')
  const { patternId } = await madeDesign(ada)
  await page.goto(url)
  await page.getByRole('button', { name: /^More about/ }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Fork' }).click()
  const fork = await opened
  await fork.waitForURL(/\/c\/\w{20}$/)
  expect(fork.url()).not.toContain(patternId)
})
