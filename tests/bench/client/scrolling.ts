import type { Browser, CDPSession, Locator } from 'playwright-core'
import { measuredPage, ms } from '#tests/bench/client/pages.ts'
import type { Row } from '#tests/bench/client/row.ts'
import { share } from '#tests/bench/preview/probe.ts'
import type { Person } from '#tests/support/people/person.ts'

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
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const measure = async (pixels: number | null): Promise<Scrolled> => {
    const before = await cpuOf(cdp)
    const frames = await framesOf(log, pixels)
    return { frames, cpuPerFrame: ((await cpuOf(cdp)) - before) / frames.length }
  }
  const flicked = await measure(FLICK_PX)
  const dragged = await measure(null)
  const shown = await log.getByRole('article').count()
  await page.context().close()
  const what = `${shown} of ${items} items`
  return [
    ...rows(`a flick through ${what}, ${FLICK_PX} px a frame`, flicked),
    ...rows(`dragging through ${what} in ${STEPS} frames`, dragged),
  ]
}

interface Scrolled {
  frames: number[]
  cpuPerFrame: number
}

/** What the process of the page has computed so far, which does not depend on what else the machine does. */
async function cpuOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0) * 1_000
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

function rows(figure: string, { frames, cpuPerFrame }: Scrolled): Row[] {
  const p95 = share(frames, 0.95)
  return [
    { figure: `${figure}: CPU a frame`, value: `${cpuPerFrame.toFixed(1)} ms`, goal: '', isMet: null },
    { figure: `${figure}: frame p50`, value: ms(share(frames, 0.5)), goal: '', isMet: null },
    { figure: `${figure}: p95`, value: ms(p95), goal: `≤ ${ms(FRAME_MAX_MS)}`, isMet: p95 <= FRAME_MAX_MS },
  ]
}
