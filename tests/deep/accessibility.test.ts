import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import type { Running } from '#scripts/serve.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { axeFaults, COLOUR_RULES } from '#tests/support/scenes/axe.ts'
import { SCENES } from '#tests/support/scenes/scenes.ts'
import { type Cast, cast, SIZES, turn } from '#tests/support/scenes/stage.ts'
import { walk } from '#tests/support/scenes/walk.ts'

let product: Running
let browser: Browser
let people: Cast
beforeAll(async () => {
  product = await ownProduct()
  browser = await launchBrowser()
  people = await cast(product.url)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

for (const size of SIZES) {
  test(`10: axe finds nothing serious on any screen, dialog and state, ${size}, in light and dark`, async () => {
    const faults: string[] = []
    const unseen = await walk(
      browser,
      people,
      size,
      async ({ name }, page) => {
        faults.push(...(await axeFaults(page)).map(fault => `${name}, light: ${fault}`))
        await turn(page, 'dark')
        faults.push(...(await axeFaults(page, COLOUR_RULES)).map(fault => `${name}, dark: ${fault}`))
        await turn(page, 'light')
      },
      ofToday(SCENES, 10),
    )
    expect([...unseen, ...faults]).toEqual([])
  })
}
