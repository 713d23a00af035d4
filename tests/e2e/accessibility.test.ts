import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { axeFaults } from '#tests/support/scenes/axe.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import { SCENES } from '#tests/support/scenes/scenes.ts'
import { type Cast, cast, turn } from '#tests/support/scenes/stage.ts'
import { walk } from '#tests/support/scenes/walk.ts'

let browser: Browser
let people: Cast
beforeAll(async () => {
  browser = await launchBrowser()
  people = await cast(inject('productUrl'))
})
afterAll(() => browser?.close())

const MAIN = SCENES.filter(({ isMain }) => isMain)
/** Each in both looks within three days. */
const LOOKS = [
  { size: 'wide', colorScheme: 'light', scenes: ofToday(MAIN, 3) },
  { size: 'narrow', colorScheme: 'dark', scenes: ofToday(MAIN.toReversed(), 3) },
] as const

for (const { size, colorScheme, scenes } of LOOKS) {
  test(`10: axe finds nothing serious on the main screens and dialogs, ${size} and ${colorScheme}`, async () => {
    const faults: string[] = []
    const visit = async ({ name }: Scene, page: Page) => {
      await turn(page, colorScheme)
      faults.push(...(await axeFaults(page)).map(fault => `${name}: ${fault}`))
    }
    const unseen = await walk(browser, people, size, visit, scenes)
    expect([...unseen, ...faults]).toEqual([])
  }, 240_000)
}

test('10: who wants less motion sees a change of theme everywhere at once, with no transition', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(`${inject('productUrl')}/docs`)
  await page.getByRole('heading', { level: 1, name: 'Your first design' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const begun = page.evaluate(async () => {
    const transitions: string[] = []
    document.addEventListener('transitionrun', ({ target, propertyName }) =>
      transitions.push(`${(target as Element).localName}: ${propertyName}`),
    )
    const dark = matchMedia('(prefers-color-scheme: dark)')
    await new Promise(turned => dark.addEventListener('change', turned, { once: true }))
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
    return transitions
  })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await begun).toEqual([])
  await page.close()
})
