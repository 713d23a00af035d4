// `npm run templates:pictures -- [name…]`: pictures templates as Home shows them, wide and narrow, light and dark.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '#scripts/fail.ts'
import { filesOfTemplate, templateCards } from '#scripts/place-templates.ts'
import { inRoot } from '#scripts/root.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { type RenderedArtifact, startRenderer } from '#tests/support/render-artifact.ts'

const SIZES = [
  { width: 1440, height: 900, scale: 0.5 },
  { width: 390, height: 844, scale: 1 },
]
const QUALITY = 72

await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const renderer = await startRenderer()
  try {
    for (const { id } of templateCards()) {
      if (wanted.length > 0 && !wanted.includes(id)) continue
      const folder = inRoot('client', 'public', 'templates', id)
      mkdirSync(folder, { recursive: true })
      for (const isDarkMode of [false, true]) {
        const it = await renderer.render({ files: filesOfTemplate(id), config: DEFAULT_CONFIG, isDarkMode })
        for (const size of SIZES) {
          const path = join(folder, `${size.width}-${isDarkMode ? 'dark' : 'light'}.webp`)
          writeFileSync(path, await picture(it, size))
        }
        console.log(`${it.painted === 'painted' ? '✓' : '✗'} ${id} ${isDarkMode ? 'dark' : 'light'}`)
        await it.close()
      }
    }
  } finally {
    await renderer.dispose()
  }
  process.exit(0)
})

/** The window's first screen once nothing moves any more, as WebP. */
async function picture(
  { page, frame }: RenderedArtifact,
  { width, height, scale }: (typeof SIZES)[number],
): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await frame.waitForFunction(wanted => innerWidth === wanted, width)
  await frame.waitForFunction(() =>
    document.getAnimations().every(each => each.effect?.getComputedTiming().endTime === Infinity),
  )
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality: QUALITY },
    clip: { x: 0, y: 0, width, height, scale },
  })
  return Buffer.from(data, 'base64')
}
