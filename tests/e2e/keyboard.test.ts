import type { Page } from 'playwright-core'
import { afterAll, inject, test } from 'vitest'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const TABS_MAX = 60

/** The accessible name of what has the focus, as far as this page gives names. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** Tabs to a control and leaves the focus there. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    if ((await focused(page)) === name) return
    await page.keyboard.press(key)
  }
  throw new Error(`${name} cannot be reached by ${key}; the focus is on "${await focused(page)}"`)
}

test('10: the main job by keyboard alone', async () => {
  const page = await people.visit()
  const { keyboard } = page
  const preview = page.frameLocator('iframe[title="Preview"]')
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Describe your design' }).waitFor()
  await tabTo(page, 'Describe your design')
  await keyboard.type('A pricing page for Tidal, a sailing school')
  await keyboard.press('Enter')
  await preview.getByText('Tidal').first().waitFor({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Send' }).waitFor()

  await tabTo(page, 'Message')
  await keyboard.type('Change the headline to "Learn to sail this summer"')
  await keyboard.press('Enter')
  await preview.getByText('Learn to sail this summer').first().waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()

  await tabTo(page, 'Versions', 'Shift+Tab')
  await keyboard.press('Enter')
  const v1 = page.getByRole('menuitem', { name: 'Restore v1' })
  await v1.waitFor()
  const isAtV1 = () => v1.evaluate(item => item === document.activeElement)
  for (let downs = 0; downs < 6 && !(await isAtV1()); downs++) {
    const before = await focused(page)
    await keyboard.press('ArrowDown')
    // A menu moves its focus a task later.
    await until(async () => (await focused(page)) !== before, 'the next item has the focus')
  }
  await keyboard.press('Enter')
  await page.getByText('v1 is active now.').waitFor()
  await until(async () => (await focused(page)) === 'Versions', 'the focus is back where it was')

  await tabTo(page, 'Chat', 'Shift+Tab')
  await keyboard.press('ArrowRight')
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  await keyboard.press('ArrowLeft')
  await page.getByRole('tab', { name: 'Chat', selected: true }).waitFor()

  await tabTo(page, 'Share', 'Shift+Tab')
  await keyboard.press('Enter')
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.waitFor()
  await keyboard.press('Escape')
  await share.waitFor({ state: 'hidden' })
  await until(async () => (await focused(page)) === 'Share', 'the focus is back on Share')
}, 90_000)
