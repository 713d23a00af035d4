import { afterAll, expect, inject, test } from 'vitest'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('[24.4] a template is searched, filtered and started from on Home, and its preview paints', async () => {
  const { page } = await people.come('Ada')
  await page.goto(url)
  const region = page.getByRole('region', { name: 'Templates' })
  const cards = region.getByRole('group', { name: /./ }).filter({ has: page.getByRole('heading') })
  await region.getByRole('button', { name: /^Show all \d+ templates$/ }).waitFor()
  const pictures = region.locator('img:visible')
  await expect
    .poll(() => pictures.evaluateAll(all => all.some(each => (each as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)

  const search = region.getByRole('textbox', { name: 'Search templates' })
  await search.fill('nothing of this kind')
  await region.getByText('No template matches.').waitFor()
  await region.getByRole('button', { name: 'Show all templates' }).click()
  await region.getByRole('radio', { name: /^Mobile/ }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(2)
  await search.fill('podcast')
  const player = region.getByRole('group', { name: 'Audio player' })
  await player.getByRole('button', { name: 'Start from this' }).click()

  await page.waitForURL(/\/c\//)
  const frame = page.frameLocator('iframe[title="Preview"]')
  await frame.getByRole('button').first().waitFor()
  await page.getByText('Began with the template').first().waitFor()
})

test('[24.4] a template that cannot be opened says why, and Home stays', async () => {
  const { page } = await people.come('Ada')
  await page.goto(url)
  await page.route('**/api/chatPattern', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  const region = page.getByRole('region', { name: 'Templates' })
  await region.getByRole('button', { name: 'Start from this' }).first().click()
  await page.getByText('The template could not be opened.').waitFor()
  await region.getByRole('button', { name: 'Start from this' }).first().waitFor()
})
