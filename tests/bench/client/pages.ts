import type { Browser, Page } from 'playwright-core'
import type { Person } from '#tests/support/people/person.ts'

/** What a page tells of itself: the browser's own measurements. */
export interface Measured {
  lcp: number
  cls: number
  longTasks: { start: number; duration: number }[]
  typed: number[]
  shown: number | null
}

const WATCH = `window.__measured = { lcp: 0, cls: 0, longTasks: [], typed: [], shown: null }
const watch = (type, take) => new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
watch('largest-contentful-paint', entry => { __measured.lcp = entry.startTime })
watch('layout-shift', entry => { if (!entry.hadRecentInput) __measured.cls += entry.value })
watch('longtask', entry => __measured.longTasks.push({ start: entry.startTime, duration: entry.duration }))
const painted = done => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(0) })
addEventListener('input', event => {
  const { timeStamp } = event
  painted(() => __measured.typed.push(performance.now() - timeStamp))
}, { capture: true })
new MutationObserver((_, observer) => {
  if (!document.querySelector('h1, article, textarea')) return
  observer.disconnect()
  painted(() => { __measured.shown = performance.now() })
}).observe(document, { childList: true, subtree: true })`

/** A page of this person that is measured from its first moment. */
export async function measuredPage(browser: Browser, { url, cookie }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  for (const pair of cookie.split('; ')) {
    const at = pair.indexOf('=')
    await context.addCookies([{ name: pair.slice(0, at), value: pair.slice(at + 1), url }])
  }
  const page = await context.newPage()
  await page.addInitScript(`if (window === window.top) { ${WATCH} }`)
  return page
}

export const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => (window as unknown as { __measured: Measured }).__measured)

export const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`
