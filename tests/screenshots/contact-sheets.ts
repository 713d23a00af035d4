import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { inRoot } from '#scripts/root.ts'
import { STREAMING, StreamingBoard } from '#tests/screenshots/streaming-board.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import { SCENES } from '#tests/support/scenes/scenes.ts'
import { COLOR_SCHEMES, type ColorScheme, cast, SIZES, type Size, turn } from '#tests/support/scenes/stage.ts'
import { walk } from '#tests/support/scenes/walk.ts'

const OUT = inRoot('tests', 'screenshots', 'out')

/** Every scene in every look: one picture each, and one sheet a look of those that were taken. */
export async function makeContactSheets(browser: Browser, url: string, only: string[]): Promise<void> {
  const people = await cast(url)
  const scenes = SCENES.filter(({ name }) => only.length === 0 || only.some(words => name.includes(words)))
  const isTaken = only.length === 0 || only.some(words => STREAMING.includes(words))
  const streaming = isTaken ? await StreamingBoard.start() : null
  for (const size of SIZES) {
    for (const scheme of COLOR_SCHEMES) {
      // Scenes chosen by name replace their own pictures alone.
      if (only.length === 0) rmSync(folderOf(size, scheme), { recursive: true, force: true })
      mkdirSync(folderOf(size, scheme), { recursive: true })
    }
    const shown: string[] = []
    const failures = await walk(
      browser,
      people,
      size,
      (scene, page) => shoot(page, size, scene, shown),
      scenes,
    )
    if (streaming) {
      const stage = await streaming.show(browser, size, people)
      await shoot(stage.page, size, { name: STREAMING }, shown)
      await stage.close()
    }
    for (const failure of failures) console.log(`✗ ${size}, ${failure}`)
    for (const scheme of COLOR_SCHEMES) await sheet(browser, size, scheme, shown)
    console.log(
      `tests/screenshots/out/${size}-*.png: ${shown.length} of ${scenes.length + (streaming ? 1 : 0)} scenes`,
    )
  }
  await streaming?.stop()
}

async function shoot(
  page: Page,
  size: Size,
  { name, isWhole = false }: Pick<Scene, 'name' | 'isWhole'>,
  shown: string[],
): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const scheme of COLOR_SCHEMES) {
    await turn(page, scheme)
    await page.screenshot({ path: fileOf(size, scheme, name), animations: 'disabled', fullPage: isWhole })
  }
  await turn(page, 'light')
  shown.push(name)
}

const folderOf = (size: Size, scheme: ColorScheme): string => join(OUT, `${size}-${scheme}`)
const fileOf = (size: Size, scheme: ColorScheme, name: string): string =>
  join(folderOf(size, scheme), `${name.replaceAll(/[^a-z]+/g, '-')}.png`)

async function sheet(
  browser: Browser,
  size: Size,
  scheme: ColorScheme,
  names: readonly string[],
): Promise<void> {
  const width = size === 'wide' ? 480 : 195
  const pictures = names.map(name => {
    const data = readFileSync(fileOf(size, scheme, name)).toString('base64')
    return `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`
  })
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.setContent(
    `<style>body{margin:16px;background:#888;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}figcaption{padding:4px 0;color:#fff}img{display:block}</style>${pictures.join('')}`,
  )
  const png = await page.screenshot({ fullPage: true })
  writeFileSync(join(OUT, `${size}-${scheme}.png`), png)
  await page.close()
}
