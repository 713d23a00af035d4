import { expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { ownProduct } from '#tests/support/own-product.ts'
import { axeFaults } from '#tests/support/scenes/axe.ts'
import { cast, LOOKS } from '#tests/support/scenes/stage.ts'
import { walk } from '#tests/support/scenes/walk.ts'

test('10: axe finds nothing serious on any screen, dialog and state, light and dark, wide and narrow', async () => {
  const product = await ownProduct()
  const browser = await launchBrowser()
  const faults: string[] = []
  try {
    const people = await cast(product.url)
    for (const look of LOOKS) {
      const where = `${look.size} ${look.colorScheme}`
      const unseen = await walk(browser, people, look, async ({ name }, page) => {
        faults.push(...(await axeFaults(page)).map(fault => `${where}, ${name}: ${fault}`))
      })
      faults.push(...unseen.map(name => `${where}, not shown: ${name}`))
    }
  } finally {
    await browser.close()
    await product.dispose()
  }
  expect(faults).toEqual([])
})
