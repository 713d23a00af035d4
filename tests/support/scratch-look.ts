import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'

const port = await freePort()
const product = await serve(
  { PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: mkdtempSync(join(tmpdir(), 'look-')) },
  { isQuiet: true, isLimited: false },
)
const ada = await Person.withAccount(product.url, 'Ada Lovelace')
const { patternId } = await savedDesign(ada, 'Tidal')
const { id } = await ada.must(api.spaces.create, { body: { name: 'Season launch' } })
const browser = await launchBrowser()
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
for (const pair of ada.cookie.split('; ')) {
  const at = pair.indexOf('=')
  await context.addCookies([{ name: pair.slice(0, at), value: pair.slice(at + 1), url: product.url }])
}
const page = await context.newPage()
page.on('console', message => console.log('console', message.type(), message.text()))
page.on('pageerror', error => console.log('pageerror', error.stack))
await page.goto(`${product.url}/s/${id}`)
await page.waitForTimeout(6000)
await page.screenshot({ path: '/tmp/canvas-board/empty.png' })
for (let n = 0; n < 4; n++) await ada.must(api.spaces.addNode, { body: { spaceId: id, patternId } })
await page.waitForTimeout(6000)
await page.screenshot({ path: '/tmp/canvas-board/full.png' })
await page.keyboard.press('1')
await page.waitForTimeout(2000)
await page.keyboard.press('Control+a')
await page.waitForTimeout(1000)
await page.screenshot({ path: '/tmp/canvas-board/selected.png' })
await browser.close()
await product.dispose()
process.exit(0)
