import type { Browser, Page } from 'playwright-core'
import { renderersPss } from '#tests/bench/canvas/memory.ts'
import { measuredPage, ms } from '#tests/bench/client/pages.ts'
import type { Row } from '#tests/bench/client/row.ts'
import { sizesOf } from '#tests/bench/client/weight.ts'
import { median } from '#tests/bench/preview/probe.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

const OPENINGS = 5
const REST_MS = 3_000
const PICTURE_MAX_MS = 1_500
const SCRIPT_MAX_KB = 150
const LIVE_MOST = 12
const PSS_MAX_MB = 1_024
/** So much of a board at half its size is more than twelve designs. */
const WIDE = { width: 2_560, height: 1_600 }

const WATCH_PICTURE = `new MutationObserver((_, observer) => {
  const image = document.querySelector('.board-sheet img')
  if (!image) return
  observer.disconnect()
  image.decode().then(() => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => { window.__pictured = performance.now() }
    port2.postMessage(0)
  }))
}).observe(document, { childList: true, subtree: true })`

/** How soon a board shows its first picture, with nothing kept in the browser. */
export async function opening(
  browser: Browser,
  person: Person,
  spaceId: string,
  count: number,
): Promise<Row[]> {
  const times: number[] = []
  for (let at = 0; at < OPENINGS; at++) {
    const page = await boardPage(browser, person, spaceId)
    times.push(await pictured(page))
    await page.context().close()
  }
  const value = median(times)
  const spread = `${ms(Math.min(...times))}–${ms(Math.max(...times))}`
  return [
    {
      figure: `open to first picture, ${count} designs, nothing cached`,
      value: `${ms(value)} (${spread})`,
      goal: `≤ ${ms(PICTURE_MAX_MS)}`,
      isMet: value <= PICTURE_MAX_MS,
    },
  ]
}

/** What a board loads that the editor does not. */
export async function ownScript(
  browser: Browser,
  person: Person,
  spaceId: string,
  editorId: string,
): Promise<Row> {
  const of = async (path: string, ready: (page: Page) => Promise<unknown>) => {
    const page = await measuredPage(browser, person)
    const sizes = sizesOf(page)
    await page.goto(`${person.url}${path}`)
    await ready(page)
    // What the page loads once it is there belongs to it.
    await page.waitForTimeout(REST_MS)
    await page.context().close()
    return sizes
  }
  const board = await of(`/s/${spaceId}`, page => page.locator('.board-sheet img').first().waitFor())
  const editor = await of(`/c/${editorId}`, page => page.getByRole('log', { name: 'Chat' }).waitFor())
  const own = [...board].filter(([address]) => !editor.has(address))
  const kilobytes = own.reduce((sum, [, size]) => sum + size, 0) / 1_000
  return {
    figure: 'script over the editor’s, gzip',
    value: `${kilobytes.toFixed(1)} kB in ${own.length} files`,
    goal: `≤ ${SCRIPT_MAX_KB} kB`,
    isMet: kilobytes <= SCRIPT_MAX_KB,
  }
}

/** Seen so near and so wide that more designs are in view than may run. */
export async function running(
  browser: Browser,
  person: Person,
  spaceId: string,
  count: number,
): Promise<Row[]> {
  const page = await boardPage(browser, person, spaceId, { x: 0, y: 0, zoom: 0.5 })
  await page.setViewportSize(WIDE)
  const frames = page.locator('.board-sheet iframe')
  await until(async () => (await frames.count()) >= LIVE_MOST, 'twelve designs run', 60)
  await page
    .locator('.board-sheet iframe:not(.opacity-0)')
    .nth(LIVE_MOST - 1)
    .waitFor()
  const live = await frames.count()
  const { count: processes, megabytes } = renderersPss()
  await page.context().close()
  return [
    {
      figure: `designs that run, ${WIDE.width} × ${WIDE.height} at half size`,
      value: String(live),
      goal: `≤ ${LIVE_MOST}`,
      isMet: live <= LIVE_MOST,
    },
    {
      figure: `PSS of all renderers, ${count} designs, ${live} of them running`,
      value: `${Math.round(megabytes)} MB in ${processes}`,
      goal: `≤ ${PSS_MAX_MB} MB`,
      isMet: megabytes <= PSS_MAX_MB,
    },
  ]
}

async function boardPage(
  browser: Browser,
  person: Person,
  spaceId: string,
  camera?: { x: number; y: number; zoom: number },
): Promise<Page> {
  const page = await measuredPage(browser, person)
  const view = JSON.stringify([`maquette:camera:${spaceId}`, JSON.stringify(camera)])
  if (camera) await page.addInitScript(`if (window === window.top) localStorage.setItem(...${view})`)
  await page.addInitScript(`if (window === window.top) { ${WATCH_PICTURE} }`)
  await page.goto(`${person.url}/s/${spaceId}`)
  return page
}

async function pictured(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => (window as unknown as { __pictured?: number }).__pictured)
  return Number(await seen.jsonValue())
}
