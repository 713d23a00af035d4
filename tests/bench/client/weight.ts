import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { blockedByCpu, TRACED } from '#tests/bench/client/main-thread.ts'
import { type Measured, measured, measuredPage, ms } from '#tests/bench/client/pages.ts'
import type { Row } from '#tests/bench/client/row.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

const SCRIPT_MAX_KB = 250
const LCP_MAX_MS = 2_500
const CLS_MAX = 0.1
const TBT_MAX_MS = 200
const LONG_MS = 50
const REST_MS = 3_000

/** Bytes by route, and how soon the page is there. */
export async function weigh(browser: Browser, person: Person, id: string): Promise<Row[]> {
  const rows: Row[] = []
  const routes: [name: string, path: string, ready: (page: Page) => Promise<unknown>][] = [
    ['/', '/', page => page.getByRole('textbox', { name: 'Describe your design' }).waitFor()],
    [
      '/c/{id}',
      `/c/${id}`,
      page => page.getByRole('log', { name: 'Chat' }).getByRole('article').nth(1).waitFor(),
    ],
    ['/settings', '/settings', page => page.getByText('Preferences').first().waitFor()],
  ]
  for (const [name, path, ready] of routes) {
    const page = await measuredPage(browser, person)
    const sizes = sizesOf(page)
    await browser.startTracing(page, TRACED)
    await page.goto(`${person.url}${path}`)
    await ready(page)
    await until(async () => (await measured(page)).shown !== null, `${name} is painted`)
    // What the page does once it is there belongs to its blocking time.
    await page.waitForTimeout(REST_MS)
    const facts = await measured(page)
    const blocked = blockedByCpu(await browser.stopTracing(), `${person.url}${path}`)
    const before = await startedBefore(page, facts.shown ?? 0)
    const kilobytes = before.reduce((sum, address) => sum + (sizes.get(address) ?? 0), 0) / 1_000
    const all = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1_000
    const isEditor = name.startsWith('/c/')
    rows.push({
      figure: `${name}: script before first paint, gzip`,
      value: `${kilobytes.toFixed(1)} kB in ${before.length} files`,
      goal: isEditor ? `≤ ${SCRIPT_MAX_KB} kB` : '',
      isMet: isEditor ? kilobytes <= SCRIPT_MAX_KB : null,
    })
    rows.push({
      figure: `${name}: script once it rests, gzip`,
      value: `${all.toFixed(1)} kB`,
      goal: '',
      isMet: null,
    })
    rows.push(...vitals(name, facts, blocked))
    await page.context().close()
  }
  return rows
}

function vitals(name: string, { lcp, cls, longTasks }: Measured, blocked: number): Row[] {
  const tbt = longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_MS), 0)
  return [
    { figure: `${name}: LCP`, value: ms(lcp), goal: `≤ ${ms(LCP_MAX_MS)}`, isMet: lcp <= LCP_MAX_MS },
    { figure: `${name}: TBT`, value: ms(tbt), goal: `≤ ${ms(TBT_MAX_MS)}`, isMet: tbt <= TBT_MAX_MS },
    { figure: `${name}: TBT, computed alone`, value: ms(blocked), goal: '', isMet: null },
    { figure: `${name}: CLS`, value: cls.toFixed(3), goal: `≤ ${CLS_MAX}`, isMet: cls <= CLS_MAX },
  ]
}

/** The compressed size of each script of the app; workers and frames have their own. */
export function sizesOf(page: Page): Map<string, number> {
  const sizes = new Map<string, number>()
  page.on('response', async response => {
    if (response.request().resourceType() !== 'script' || response.frame() !== page.mainFrame()) return
    const body = await response.body().catch(() => null)
    if (body) sizes.set(response.url(), gzipSync(body, { level: 9 }).length)
  })
  return sizes
}

const startedBefore = (page: Page, moment: number): Promise<string[]> =>
  page.evaluate(
    until =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < until && new URL(name).pathname.endsWith('.js'))
        .map(({ name }) => name),
    moment,
  )
