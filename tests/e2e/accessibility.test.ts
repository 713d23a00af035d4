import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { axeFaults } from '#tests/support/scenes/axe.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import { SCENES } from '#tests/support/scenes/scenes.ts'
import { type Cast, cast } from '#tests/support/scenes/stage.ts'
import { walk } from '#tests/support/scenes/walk.ts'

let browser: Browser
let people: Cast
beforeAll(async () => {
  browser = await launchBrowser()
  people = await cast(inject('productUrl'))
})
afterAll(() => browser?.close())

const MAIN = SCENES.filter(({ isMain }) => isMain)
const LOOKS = [
  { size: 'wide', colorScheme: 'light' },
  { size: 'narrow', colorScheme: 'dark' },
] as const

for (const { size, colorScheme } of LOOKS) {
  test(`10: axe finds nothing serious on the main screens and dialogs, ${size} and ${colorScheme}`, async () => {
    const faults: string[] = []
    const visit = async ({ name }: Scene, page: Page) => {
      await page.emulateMedia({ colorScheme })
      faults.push(...(await axeFaults(page)).map(fault => `${name}: ${fault}`))
    }
    const unseen = await walk(browser, people, size, visit, MAIN)
    expect([...unseen, ...faults]).toEqual([])
  }, 240_000)
}
