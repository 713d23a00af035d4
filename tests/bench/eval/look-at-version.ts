import type { BrowserContext, Page } from 'playwright-core'
import { newPage } from '#tests/support/people/people.ts'
import { axeFaults } from '#tests/support/scenes/axe.ts'

const WINDOWS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const
type Window = keyof typeof WINDOWS
/** A longer page is pictured to here. */
const PICTURE_MAX_PX = 3_000
const PAINTED_MS = 15_000
/** What a person sees of a design: a word or a control. */
export const SEEN = '#root :is(h1, h2, h3, h4, p, li, td, label, button, a, svg, input, img)'

export interface Seen {
  /** Errors of the page, and boxes in the place of what is not there. */
  faults: string[]
  overflow: Record<string, number>
  axe: string[]
  /** Lines that are read at 1440, and names that are read out. */
  lines: string[]
  names: string[]
  pictures: Record<Window, Buffer>
}

/** Opens the page of a version by itself, as somebody with its link does, and looks at it in both windows. */
export async function lookAtVersion(context: BrowserContext, address: string): Promise<Seen> {
  const page = await newPage(context)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(`threw ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  try {
    await page.setViewportSize(WINDOWS.wide)
    await page.goto(address)
    const isSeen = await page
      .locator(SEEN)
      .first()
      .waitFor({ state: 'visible', timeout: PAINTED_MS })
      .then(
        () => true,
        () => false,
      )
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const wide = await inWindow(page, 'wide')
    const [axe, words, boxes] = [await axeFaults(page), await wordsOf(page), await boxesIn(page)]
    const narrow = await inWindow(page, 'narrow')
    return {
      faults: [...new Set([...(isSeen ? [] : ['shows nothing']), ...errors, ...boxes])],
      overflow: { 1440: wide.over, 390: narrow.over },
      ...{ axe, ...words, pictures: { wide: wide.picture, narrow: narrow.picture } },
    }
  } finally {
    await page.close()
  }
}

async function inWindow(page: Page, window: Window): Promise<{ over: number; picture: Buffer }> {
  const { width, height } = WINDOWS[window]
  await page.setViewportSize({ width, height })
  await page.waitForFunction(wanted => innerWidth === wanted, width)
  const { over, length } = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    const { scrollWidth, scrollHeight } = document.documentElement
    return { over: Math.max(0, scrollWidth - innerWidth), length: scrollHeight }
  })
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(length, height), PICTURE_MAX_PX) }
  const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
  return { over, picture }
}

const wordsOf = (page: Page): Promise<{ lines: string[]; names: string[] }> =>
  page.evaluate(() => {
    const lines = document.body.innerText.split('\n').map(line => line.trim())
    const names = [
      ...document.querySelectorAll('[aria-label], [alt], [placeholder], [value], [title]'),
    ].flatMap(element =>
      ['aria-label', 'alt', 'placeholder', 'value', 'title'].flatMap(
        name => element.getAttribute(name) ?? [],
      ),
    )
    return { lines: lines.filter(Boolean), names }
  })

/** What stands for imports that are not there. */
const boxesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-unsupported]')].map(
      box => `a box stands for something of ${box.getAttribute('data-unsupported')}`,
    ),
  )
