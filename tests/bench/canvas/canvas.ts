// `npm run bench:canvas`: panning and zooming a board of 100 designs beside the library's own example with as many nodes.
import { cpus } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { runCommand } from '#scripts/fail.ts'
import { builtPages } from '#tests/bench/canvas/built-pages.ts'
import { table } from '#tests/bench/rooms/table.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'

const counts = process.argv.includes('--large') ? [100, 500] : [100]
const STEPS = 120
/** Alternating, so that what else the machine does hits both. */
const ROUNDS = 3

type Kind = 'board' | 'plain'
type Gesture = 'pan' | 'zoom'

await runCommand(async () => {
  const pages = await builtPages()
  const browser = await launchBrowser()
  try {
    const rows: string[][] = []
    for (const count of counts) {
      const taken = new Map<string, number[]>()
      for (let round = 0; round < ROUNDS; round++) {
        for (const kind of round % 2 === 0 ? (['board', 'plain'] as const) : (['plain', 'board'] as const)) {
          for (const [gesture, frames] of await measure(browser, pages.url, kind, count)) {
            const key = `${kind} ${gesture}`
            taken.set(key, [...(taken.get(key) ?? []), ...frames])
          }
        }
      }
      for (const gesture of ['pan', 'zoom'] as const) {
        const [own = 0, plain = 0] = (['board', 'plain'] as const).map(kind =>
          p95(taken.get(`${kind} ${gesture}`) ?? []),
        )
        rows.push([`${gesture}, ${count} designs`, ms(own), ms(plain), (own / plain).toFixed(2)])
      }
    }
    console.log(`\n${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}, p95 of presented frames`)
    console.log(table(['', 'board', 'plain example', 'ratio (goal ≤ 1.5)'], rows))
  } finally {
    await browser.close()
    await pages.dispose()
  }
  process.exit(0)
})

async function measure(
  browser: Browser,
  url: string,
  kind: Kind,
  count: number,
): Promise<Map<Gesture, number[]>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${url}/${kind}.html?count=${count}`)
    await page
      .locator('.react-flow__node')
      .nth(count - 1)
      .waitFor({ state: 'attached' })
    await page.mouse.move(720, 450)
    // Pictures are decoded as they are first seen.
    await framesWhile(page, { ctrlKey: true, by: -4 })
    return new Map([
      ['pan', await framesWhile(page, { ctrlKey: false, by: 24 })],
      ['zoom', await framesWhile(page, { ctrlKey: true, by: 4 })],
    ])
  } finally {
    await page.close()
  }
}

/** How long frames take while a wheel turns at each of them, there and back. */
function framesWhile(page: Page, wheel: { ctrlKey: boolean; by: number }): Promise<number[]> {
  return page.evaluate(
    async ({ steps, ctrlKey, by }) => {
      const pane = document.querySelector('.react-flow__pane')
      if (!pane) throw new Error('no board')
      const times: number[] = []
      let before = await new Promise(requestAnimationFrame)
      for (let at = 0; at < steps; at++) {
        const delta = at < steps / 2 ? by : -by
        const deltas = ctrlKey ? { deltaY: delta } : { deltaX: delta, deltaY: delta / 2 }
        pane.dispatchEvent(
          new WheelEvent('wheel', {
            ...deltas,
            ctrlKey,
            clientX: 720,
            clientY: 450,
            bubbles: true,
            cancelable: true,
          }),
        )
        const now = await new Promise(requestAnimationFrame)
        times.push(now - before)
        before = now
      }
      return times
    },
    { steps: STEPS, ...wheel },
  )
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`
}
