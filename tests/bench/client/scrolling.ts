import type { Browser, Locator } from 'playwright-core'
import type { Row } from '#tests/bench/client/client.ts'
import { measuredPage, ms } from '#tests/bench/client/pages.ts'
import { share } from '#tests/bench/preview/probe.ts'
import type { Person } from '#tests/support/person.ts'

const FRAME_MAX_MS = 34
const STEPS = 120
/** A fast flick. */
const FLICK_PX = 240

/** A long thread is opened to its beginning, flicked through from its end, and dragged from end to end. */
export async function scrolling(browser: Browser, person: Person, id: string, items: number): Promise<Row[]> {
  const page = await measuredPage(browser, person)
  await page.goto(`${person.url}/c/${id}`)
  const log = page.getByRole('log', { name: 'Chat' })
  await log.getByRole('article').first().waitFor()
  const earlier = log.getByRole('button', { name: /earlier messages/ })
  // The button is another one after each page.
  while ((await earlier.count()) > 0) await earlier.click({ timeout: 2_000 }).catch(() => undefined)
  const flicked = await framesOf(log, FLICK_PX)
  const dragged = await framesOf(log, null)
  const shown = await log.getByRole('article').count()
  await page.context().close()
  const what = `${shown} of ${items} items`
  return [
    ...rows(`a flick through ${what}, ${FLICK_PX} px a frame`, flicked),
    ...rows(`dragging through ${what} in ${STEPS} frames`, dragged),
  ]
}

/** How long each frame takes on the way up: so many pixels each, or as many as lead to the beginning. */
const framesOf = (log: Locator, pixels: number | null): Promise<number[]> =>
  log.evaluate(
    async (element, [steps, step]) => {
      const intervals: number[] = []
      element.scrollTop = element.scrollHeight
      await new Promise(requestAnimationFrame)
      let before = performance.now()
      for (let at = 1; at <= steps; at++) {
        if (step === null)
          element.scrollTop = (element.scrollHeight - element.clientHeight) * (1 - at / steps)
        else element.scrollTop -= step
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        intervals.push(now - before)
        before = now
      }
      return intervals
    },
    [STEPS, pixels] as const,
  )

function rows(figure: string, frames: readonly number[]): Row[] {
  const p95 = share(frames, 0.95)
  return [
    { figure: `${figure}: frame p50`, value: ms(share(frames, 0.5)), goal: '', isMet: null },
    { figure: `${figure}: p95`, value: ms(p95), goal: `≤ ${ms(FRAME_MAX_MS)}`, isMet: p95 <= FRAME_MAX_MS },
  ]
}
