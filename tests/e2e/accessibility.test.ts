import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { axeFaults } from '#tests/support/scenes/axe.ts'
import { SCENES } from '#tests/support/scenes/scenes.ts'
import { type Cast, cast, type Look } from '#tests/support/scenes/stage.ts'
import { walk } from '#tests/support/scenes/walk.ts'

let browser: Browser
let people: Cast
beforeAll(async () => {
  browser = await launchBrowser()
  people = await cast(inject('productUrl'))
})
afterAll(() => browser?.close())

const MAIN = SCENES.filter(({ isMain }) => isMain)
const LOOKS: Look[] = [
  { size: 'wide', colorScheme: 'light' },
  { size: 'narrow', colorScheme: 'dark' },
]

for (const look of LOOKS) {
  test(`10: axe finds nothing serious on the main screens and dialogs, ${look.size} and ${look.colorScheme}`, async () => {
    const faults: string[] = []
    const unseen = await walk(
      browser,
      people,
      look,
      async ({ name }, page) => {
        faults.push(...(await axeFaults(page)).map(fault => `${name}: ${fault}`))
      },
      MAIN,
    )
    expect([...unseen, ...faults]).toEqual([])
  }, 240_000)
}
