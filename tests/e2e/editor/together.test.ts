import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

/** Two writers in one room, the same for all tests; the last one takes Ada away. */
let ada: Page
let bob: Page
beforeAll(async () => {
  const { person, page } = await people.come('Ada')
  const other = await people.come('Bob')
  ada = page
  bob = other.page
  const { patternId } = await madeDesign(person, 'A landing page')
  await person.letIn(other.person, patternId, 'write')
  for (const each of [ada, bob]) {
    await each.goto(`${url}/c/${patternId}`)
    await each.getByRole('textbox', { name: 'Message' }).waitFor()
  }
})

test('who is typing a prompt is seen, and no longer once it is left', async () => {
  await ada.getByRole('textbox', { name: 'Message' }).pressSequentially('Make')
  await bob.getByText('Ada is typing').waitFor()
  await ada.getByRole('textbox', { name: 'Message' }).blur()
  await bob.getByText('Ada is typing').waitFor({ state: 'hidden' })
})

test('whoever follows sees the part of the design the other looks at, and cursors stay on what they point at', async () => {
  const design = (page: Page) => page.frameLocator('iframe[title="Preview"]')
  const scrolled = (page: Page) =>
    design(page)
      .locator('html')
      .evaluate(() => scrollY)
  const scroll = (page: Page, top: number) =>
    design(page)
      .locator('html')
      .evaluate((_, to) => scrollTo(0, to), top)
  for (const page of [ada, bob]) await design(page).locator('h1').first().waitFor({ timeout: 30_000 })
  await bob.getByRole('button', { name: 'Follow Ada' }).click()
  await bob.getByRole('status').filter({ hasText: 'Following Ada' }).waitFor()
  await scroll(ada, 300)
  expect(await scrolled(ada)).toBe(300)
  await until(async () => Math.abs((await scrolled(bob)) - 300) <= 2, 'the design is scrolled with Ada')
  await bob.keyboard.press('Escape')
  await scroll(bob, 0)
  await scroll(ada, 60)
  await design(ada).locator('h1').first().hover()
  const cursor = bob.locator('[data-cursor]')
  await until(async () => {
    const [at, heading] = [await cursor.boundingBox(), await design(bob).locator('h1').first().boundingBox()]
    if (!at || !heading) return false
    const away = [at.x - heading.x - heading.width / 2, at.y - heading.y - heading.height / 2]
    return away.every(pixels => Math.abs(pixels) < 4)
  }, 'the cursor is on the heading')
  await scroll(bob, 10_000)
  await until(async () => (await cursor.count()) === 0, 'the heading is out of sight, and so is the cursor')
  expect(await scrolled(ada)).toBe(60)
})

test('a click on an avatar follows that person from panel to panel and file to file, until one goes one’s own way', async () => {
  const follow = bob.getByRole('button', { name: 'Follow Ada' })
  const following = bob.getByRole('status').filter({ hasText: 'Following Ada' })
  const selected = (name: string) => bob.getByRole('tab', { name, selected: true })
  await follow.click()
  await following.waitFor()
  await ada.getByRole('tab', { name: 'Code' }).click()
  await selected('Code').waitFor()
  const theme = (page: Page) => page.getByRole('treeitem', { name: 'theme.css' })
  await theme(ada).click()
  await until(
    async () => (await theme(bob).getAttribute('aria-selected')) === 'true',
    'Bob has the same file open',
  )
  await ada.getByRole('tab', { name: 'Chat' }).click()
  await selected('Chat').waitFor()
  await bob.keyboard.press('Escape')
  await following.waitFor({ state: 'hidden' })
  await ada.getByRole('tab', { name: 'Code' }).click()
  await until(async () => (await follow.getAttribute('aria-pressed')) === 'false', 'nobody is followed')
  await expect.poll(() => selected('Chat').count()).toBe(1)
  await follow.click()
  await selected('Code').waitFor()
  await bob.getByRole('tab', { name: 'Chat' }).click()
  await following.waitFor({ state: 'hidden' })
  await follow.click()
  await following.waitFor()
  await ada.close()
  await following.waitFor({ state: 'hidden' })
})
