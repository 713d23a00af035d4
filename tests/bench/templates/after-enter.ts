import type { Browser, Page } from 'playwright-core'
import { buildWhole } from '#scripts/build-whole.ts'
import { spreadOf } from '#tests/bench/rooms/spread.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

const GOALS = { median: 2_000, worst: 5_000 }
/** What a person sees of a design: a word or a control. */
const SEEN = '#root :is(h1, h2, h3, h4, p, li, td, label, button, a, svg)'

/**
 * From Enter on the first page to the first part of the design that is to be seen, each prompt by a guest of its own in
 * the running product. The very first warms nothing up: it counts like the others.
 */
export async function measureAfterEnter(prompts: readonly string[]): Promise<void> {
  await buildWhole()
  const product = await ownProduct({})
  const browser = await launchBrowser()
  const took: number[] = []
  try {
    for (const prompt of prompts) {
      const ms = await paintedAfter(browser, product.url, prompt)
      took.push(ms)
      console.log(`${seconds(ms)}  ${prompt.slice(0, 90)}`)
    }
  } finally {
    await browser.close()
    await product.dispose()
  }
  const { median, high } = spreadOf(took)
  console.log(
    `first painted after Enter, ${took.length} prompts: median ${seconds(median)} (goal ${seconds(GOALS.median)}), worst ${seconds(high)} (goal ${seconds(GOALS.worst)})`,
  )
}

async function paintedAfter(browser: Browser, url: string, prompt: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page: Page = await context.newPage()
    await page.goto(url)
    const box = page.getByRole('textbox', { name: 'Describe your design' })
    await box.fill(prompt)
    const started = performance.now()
    await box.press('Enter')
    await page.frameLocator('iframe[title="Preview"]').locator(SEEN).first().waitFor({ state: 'visible' })
    return performance.now() - started
  } finally {
    await context.close()
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`
