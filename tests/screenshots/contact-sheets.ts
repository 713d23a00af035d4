import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { inRoot } from '#scripts/root.ts'
import { SCENES } from '#tests/support/scenes/scenes.ts'
import { cast, LOOKS, type Look } from '#tests/support/scenes/stage.ts'
import { walk } from '#tests/support/scenes/walk.ts'

const OUT = inRoot('tests', 'screenshots', 'out')

/** Every scene in every look: one picture each, and one sheet a look. */
export async function makeContactSheets(browser: Browser, url: string, only: string | null): Promise<void> {
  const people = await cast(url)
  const scenes = SCENES.filter(({ name }) => only === null || name.includes(only))
  for (const look of LOOKS) {
    const folder = join(OUT, nameOf(look))
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const shot: { name: string; file: string }[] = []
    const failures = await walk(
      browser,
      people,
      look,
      async ({ name }, page) => {
        await page.evaluate(() => document.fonts.ready)
        const file = join(folder, `${name.replaceAll(/[^a-z]+/g, '-')}.png`)
        await page.screenshot({ path: file })
        shot.push({ name, file })
      },
      scenes,
    )
    await sheet(browser, look, shot)
    for (const failure of failures) console.log(`✗ ${nameOf(look)}, ${failure}`)
    console.log(`tests/screenshots/out/${nameOf(look)}.png: ${shot.length} of ${scenes.length} scenes`)
  }
}

const nameOf = ({ size, colorScheme }: Look): string => `${size}-${colorScheme}`

async function sheet(browser: Browser, look: Look, shot: readonly { name: string; file: string }[]) {
  const width = look.size === 'wide' ? 480 : 195
  const pictures = shot.map(({ name, file }) => {
    const data = readFileSync(file).toString('base64')
    return `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`
  })
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.setContent(
    `<style>body{margin:16px;background:#888;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}figcaption{padding:4px 0;color:#fff}img{display:block}</style>${pictures.join('')}`,
  )
  const png = await page.screenshot({ fullPage: true })
  writeFileSync(join(OUT, `${nameOf(look)}.png`), png)
  await page.close()
}
