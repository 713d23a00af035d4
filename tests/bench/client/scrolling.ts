import type { Browser } from 'playwright-core'
import type { Row } from '#tests/bench/client/client.ts'
import { measuredPage, ms } from '#tests/bench/client/pages.ts'
import { share } from '#tests/bench/preview/probe.ts'
import type { Person } from '#tests/support/person.ts'

const FRAME_MAX_MS = 34
const STEPS = 120

/** A long thread is opened to its beginning and scrolled through. */
export async function scrolling(browser: Browser, person: Person, id: string, items: number): Promise<Row[]> {
  const page = await measuredPage(browser, person)
  await page.goto(`${person.url}/c/${id}`)
  const log = page.getByRole('log', { name: 'Chat' })
  await log.getByRole('article').first().waitFor()
  const earlier = log.getByRole('button', { name: /earlier messages/ })
  while ((await earlier.count()) > 0) await earlier.click()
  const frames = await log.evaluate(async (element, steps) => {
    const intervals: number[] = []
    let before = performance.now()
    for (let step = 0; step <= steps; step++) {
      element.scrollTop = (element.scrollHeight - element.clientHeight) * (1 - step / steps)
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      intervals.push(now - before)
      before = now
    }
    return intervals
  }, STEPS)
  const shown = await log.getByRole('article').count()
  const p95 = share(frames, 0.95)
  await page.context().close()
  return [
    {
      figure: `scrolling through ${shown} of ${items} items: frame p50`,
      value: ms(share(frames, 0.5)),
      goal: '',
      isMet: null,
    },
    {
      figure: `scrolling through ${shown} of ${items} items: frame p95`,
      value: ms(p95),
      goal: `≤ ${ms(FRAME_MAX_MS)}`,
      isMet: p95 <= FRAME_MAX_MS,
    },
  ]
}
