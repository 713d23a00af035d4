import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { api } from '#shared/api/index.ts'
import { code, typeAtEnd } from '#tests/support/people/code-tab.ts'
import { People } from '#tests/support/people/people.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

const hasIpv6 = await new Promise<boolean>(resolve => {
  const server = createServer()
  server.once('error', () => resolve(false))
  server.listen(0, '::1', () => server.close(() => resolve(true)))
})

const CODE = `import { Card } from '@/components/ui/card'
export default function App() {
  return <Card><h1>Harbour</h1></Card>
}
`
const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]')

describe('one machine, called by each of its names', () => {
  test.each(
    ofToday(
      [
        { name: 'localhost', host: '127.0.0.1', isThere: true },
        { name: '127.0.0.1', host: '127.0.0.1', isThere: true },
        { name: '[::1]', host: '::1', isThere: hasIpv6 },
      ],
      3,
    ),
  )('$name: previews, live edits, sockets and invitations', async ({ name, host, isThere }) => {
    if (!isThere) return
    const port = await freePort()
    const product = await ownProduct({ PORT: String(port), HOST: host, BASE_URL: `http://localhost:${port}` })
    const url = `http://${name}:${port}`
    const people = new People(url)
    try {
      const { person: ada, page } = await people.come('Ada Lovelace')
      const said: string[] = []
      page.on('console', message => message.type() === 'error' && said.push(message.text()))
      const id = await ada.newPattern()
      await ada.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code: CODE }] } })

      await page.goto(`${url}/c/${id}`)
      await frame(page).getByRole('heading', { name: 'Harbour' }).waitFor()
      expect(new URL((await page.locator('iframe[title="Preview"]').getAttribute('src'))!).hostname).toMatch(
        /\.localhost$/,
      )
      await page.getByText('Saved').first().waitFor()

      await page.getByRole('tab', { name: 'Code' }).click()
      await code(page).and(page.locator('[contenteditable="true"]')).waitFor()
      await page.locator('iframe[title="Preview"][src*="live="]').waitFor()
      await typeAtEnd(page, 'document.title = "typed"')
      await expect
        .poll(() =>
          frame(page)
            .locator('html')
            .evaluate(() => document.title),
        )
        .toBe('typed')

      const { invites } = await ada.must(api.sharing.invite, {
        path: { id },
        body: { emails: 'bob@example.org', permissionLevel: 'write' },
      })
      expect(new URL(invites[0]?.link ?? '').origin, 'a link leads to where one is').toBe(url)
      expect(said).toEqual([])
    } finally {
      await people.leave()
      await product.dispose()
    }
  })
})
