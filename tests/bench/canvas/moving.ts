import type { Browser, Page } from 'playwright-core'
import { type Frames, framesIn, TRACED } from '#tests/bench/canvas/traced-frames.ts'
import type { Row } from '#tests/bench/client/row.ts'
import { median } from '#tests/bench/preview/probe.ts'

const STEPS = 120
/** Alternating, so that what else the machine does hits both. */
const ROUNDS = 3
const REST_MS = 600
const PRESENTED_MAX_MS = 20
const PEER_MAX = 1.5

type Kind = 'board' | 'plain'
type Gesture = 'pan' | 'zoom'
const GESTURES = {
  pan: { ctrlKey: false, by: 24 },
  zoom: { ctrlKey: true, by: 4 },
} as const

/** Panning and zooming a board beside the library's own example with as many plain nodes. */
export async function moving(browser: Browser, url: string, count: number): Promise<Row[]> {
  const taken = new Map<string, Frames[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of round % 2 === 0 ? (['board', 'plain'] as const) : (['plain', 'board'] as const)) {
      for (const [gesture, frames] of await measure(browser, url, kind, count)) {
        const key = `${kind} ${gesture}`
        taken.set(key, [...(taken.get(key) ?? []), frames])
      }
    }
  }
  return (['pan', 'zoom'] as const).flatMap(gesture => {
    const of = (kind: Kind, figure: keyof Frames) =>
      median((taken.get(`${kind} ${gesture}`) ?? []).map(frames => frames[figure]))
    const beside = (figure: keyof Frames, what: string, goal = ''): Row => {
      const [own, peer] = [of('board', figure), of('plain', figure)]
      const value = `${own.toFixed(1)} ms, example ${peer.toFixed(1)}: ${(own / peer).toFixed(2)} ×`
      return {
        figure: `${gesture}, ${count} designs: ${what}`,
        value,
        goal: goal || `≤ ${PEER_MAX} ×`,
        isMet: goal ? own <= PRESENTED_MAX_MS : own / peer <= PEER_MAX,
      }
    }
    return [
      beside('p95', 'presented frames, p95', `≤ ${PRESENTED_MAX_MS} ms`),
      beside('p95', 'the same, beside the example'),
      beside('mainMs', 'main thread computes a frame'),
      beside('allMs', 'all threads compute a frame'),
    ]
  })
}

async function measure(
  browser: Browser,
  url: string,
  kind: Kind,
  count: number,
): Promise<Map<Gesture, Frames>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${url}/${kind}.html?count=${count}`)
    await page
      .locator('.react-flow__node')
      .nth(count - 1)
      .waitFor({ state: 'attached' })
    await page.mouse.move(720, 450)
    // Pictures are decoded as they are first seen.
    await turn(page, { ctrlKey: true, by: -4 })
    const measured = new Map<Gesture, Frames>()
    for (const gesture of ['pan', 'zoom'] as const) {
      // A person begins from rest, when what moved is drawn anew.
      await page.waitForTimeout(REST_MS)
      await browser.startTracing(page, TRACED)
      await turn(page, GESTURES[gesture])
      measured.set(gesture, framesIn(await browser.stopTracing(), STEPS))
    }
    return measured
  } finally {
    await page.close()
  }
}

/** A wheel turns at each frame, there and back. */
export function turn(page: Page, wheel: { ctrlKey: boolean; by: number }, steps = STEPS): Promise<void> {
  return page.evaluate(
    async ({ steps, ctrlKey, by }) => {
      const pane = document.querySelector('.react-flow__pane')
      if (!pane) throw new Error('no board')
      for (let at = 0; at < steps; at++) {
        const delta = at < steps / 2 ? by : -by
        const deltas = ctrlKey ? { deltaY: delta } : { deltaX: delta, deltaY: delta / 2 }
        const place = { clientX: 720, clientY: 450, bubbles: true, cancelable: true }
        pane.dispatchEvent(new WheelEvent('wheel', { ...deltas, ctrlKey, ...place }))
        await new Promise(requestAnimationFrame)
      }
    },
    { steps, ...wheel },
  )
}
