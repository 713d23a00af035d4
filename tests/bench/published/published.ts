// `npm run bench:published [-- <template>…]`: publishes templates as people do, and measures what a visitor loads and when something is seen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { runCommand } from '#scripts/fail.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'
import { api } from '#shared/api/index.ts'
import { REACT_SPECIFIERS, vendorClosure, vendorManifestSchema, vendorPointerSchema } from '#shared/vendor.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

const TEMPLATES = ['landing', 'pricing', 'restaurant-menu', 'event', 'blog']
const SCRIPT_MAX_BYTES = 100_000
type Part = 'page' | 'app' | 'react' | 'packages'

/** React and all it is made of. */
const react = new Set(reactFiles())

const OBSERVE = `
  window.seenByVisitor = { firstPaint: 0, largestPaint: 0, shift: 0 }
  const watch = (type, take) => new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', entry => { if (entry.name === 'first-contentful-paint') seenByVisitor.firstPaint = entry.startTime })
  watch('largest-contentful-paint', entry => { seenByVisitor.largestPaint = entry.startTime })
  watch('layout-shift', entry => { if (!entry.hadRecentInput) seenByVisitor.shift += entry.value })
`

interface Visit {
  /** Bytes of scripts over the wire, by what they are. */
  bytes: Record<Part, number>
  packages: string[]
  html: number
  firstPaint: number
  largestPaint: number
  shift: number
}

await runCommand(async () => {
  const asked = process.argv.slice(2).filter(name => !name.startsWith('-'))
  const product = await ownProduct()
  const browser = await launchBrowser()
  let isOver = false
  try {
    const url = product.url
    const ada = await Person.withAccount(url, 'Ada')
    console.log(
      '| template | pages | HTML kB | page script | app.js | packages | beside React | React | first paint ms | largest ms | shift |\n|---|---|---|---|---|---|---|---|---|---|---|',
    )
    for (const name of asked.length > 0 ? asked : TEMPLATES) {
      const { id } = await ada.must(api.patterns.create, { body: { name, templateId: name } })
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const status = await published(await signedIn(context, ada), url, id, ada)
      await context.close()
      const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const visit = await visited(visitor, status.url ?? '')
      await visitor.close()
      const beside = visit.bytes.page + visit.bytes.app + visit.bytes.packages
      if (beside > SCRIPT_MAX_BYTES) isOver = true
      const kB = (bytes: number) => (bytes / 1_000).toFixed(1)
      console.log(
        `| ${[name, status.staticPages, kB(visit.html), kB(visit.bytes.page), kB(visit.bytes.app), kB(visit.bytes.packages), kB(beside), kB(visit.bytes.react), Math.round(visit.firstPaint), Math.round(visit.largestPaint), visit.shift.toFixed(3)].join(' | ')} |`,
      )
      console.log(`<!-- packages: ${visit.packages.join(', ') || 'none'} -->`)
    }
  } finally {
    await browser.close()
    await product.dispose()
  }
  if (isOver) console.error(`A page has more than ${SCRIPT_MAX_BYTES / 1_000} kB of script beside React.`)
  process.exit(isOver ? 1 : 0)
})

function reactFiles(): string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(VENDOR_OUT, file), 'utf8'))
  const { hash } = vendorPointerSchema.parse(read('current.json'))
  return vendorClosure(vendorManifestSchema.parse(read(join(hash, 'manifest.json'))), REACT_SPECIFIERS)
}

async function signedIn(context: BrowserContext, { cookie, url }: Person): Promise<Page> {
  await context.addCookies(
    cookie.split('; ').map(pair => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
    }),
  )
  return context.newPage()
}

/** By the dialog, since the browser that publishes draws the pages. */
async function published(page: Page, url: string, id: string, ada: Person) {
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: /^Publish v/ }).click()
  await dialog.getByRole('group', { name: 'Confirm' }).getByRole('button', { name: 'Publish' }).click()
  await dialog.getByText(/^Published\./).waitFor({ timeout: 180_000 })
  return ada.must(api.publish.get, { path: { id } })
}

/** With nothing kept, as for the first time; bytes as the wire has them. */
async function visited(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  const types = new Map<string, { url: string; type: string }>()
  const bytes = { page: 0, app: 0, react: 0, packages: 0 }
  const packages: string[] = []
  let html = 0
  wire.on('Network.responseReceived', ({ requestId, response, type }) =>
    types.set(requestId, { url: response.url, type }),
  )
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '', type } = types.get(requestId) ?? {}
    const path = new URL(url, address).pathname
    if (type === 'Document') html += encodedDataLength
    if (!path.endsWith('.js')) return
    const part: Part = path.startsWith('/_maquette/page-')
      ? 'page'
      : path.endsWith('/app.js')
        ? 'app'
        : react.has(path.split('/').slice(4).join('/'))
          ? 'react'
          : 'packages'
    bytes[part] += encodedDataLength
    if (part === 'packages') packages.push(path.split('/').slice(4).join('/'))
  })
  await page.addInitScript(OBSERVE)
  await page.goto(address, { waitUntil: 'networkidle' })
  const seen =
    await page.evaluate<Pick<Visit, 'firstPaint' | 'largestPaint' | 'shift'>>('window.seenByVisitor')
  return { bytes, packages, html, ...seen }
}
