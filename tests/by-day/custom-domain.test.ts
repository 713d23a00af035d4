import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { FIRST_LOOK_MS, LOOK_EVERY_MS } from '#shared/custom-domains.ts'
import { DomainProduct, tokenRecord } from '#tests/support/dns/domain-product.ts'
import { SITES } from '#tests/support/dns/zone-server.ts'
import { hostilePage, tryEverything } from '#tests/support/hostile-design.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { cookiesOf, People } from '#tests/support/people/people.ts'
import { Stranger } from '#tests/support/people/stranger.ts'
import { button, openShare } from '#tests/support/world/three-people.ts'

let of: DomainProduct
let people: People

beforeAll(async () => {
  of = await DomainProduct.start()
  people = new People(of.product.url)
})
afterAll(async () => {
  await people.leave()
  await of.stop()
})

test('[issue 30.3] a domain waits, is told what is wrong with it, is connected by itself, and is deleted', async () => {
  const { page } = await people.enter(of.ada)
  const id = await of.design()
  const host = of.freshHost()
  // Time goes on as it does, and is set forward where the page waits for it.
  await page.clock.install()
  let looks = 0
  page.on('request', request => {
    if (request.method() === 'GET' && request.url().endsWith(`/api/custom-domain/${id}`)) looks += 1
  })
  await page.goto(`${of.product.url}/c/${id}`)
  await (await openShare(page)).getByRole('button', { name: 'Custom domain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Custom domain' })
  await dialog.getByRole('textbox', { name: 'Domain' }).fill(`https://www.${host.toUpperCase()}/`)
  await button(page, 'Connect domain').click()
  await dialog.getByText(`The DNS does not know ${host} yet.`).waitFor()
  await dialog.getByText('Waiting for the DNS records').waitFor()
  expect(await dialog.getByRole('textbox', { name: 'value of the CNAME record' }).inputValue()).toBe(SITES)
  const value = await dialog.getByRole('textbox', { name: 'value of the TXT record' }).inputValue()
  expect(value).toBe(tokenRecord(await of.ada.must(api.customDomains.get, { path: { id } })))
  expect((await of.visit(host)).status).toBe(421)

  const before = looks
  of.zone.set(host, { CNAME: ['shops.elsewhere.test'] })
  of.prove(host, 'maquette=typo')
  of.forgetLook(id)
  await page.clock.fastForward(FIRST_LOOK_MS)
  await dialog.getByText(`Your CNAME points to shops.elsewhere.test, not to ${SITES}.`).waitFor()
  await dialog.getByText('The DNS has something else: maquette=typo').waitFor()
  expect(looks).toBe(before + 1)

  of.point(host)
  of.prove(host, value)
  of.forgetLook(id)
  await page.clock.fastForward(LOOK_EVERY_MS - 10_000)
  expect(looks).toBe(before + 1)
  await page.clock.fastForward(10_000)
  await dialog.getByText('Connected', { exact: true }).waitFor()
  expect(looks).toBe(before + 2)
  expect(await dialog.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`http://${host}`)
  expect(await of.visit(host)).toMatchObject({ status: 404, text: expect.stringContaining('Nothing is') })
  await page.clock.fastForward(2 * LOOK_EVERY_MS)

  await button(page, 'Delete domain').click()
  const alert = page.getByRole('alertdialog', { name: `Delete ${host}?` })
  await alert.getByRole('button', { name: 'Delete domain' }).click()
  await page.getByText(`${host} is not connected any more.`).waitFor()
  await dialog.getByRole('button', { name: 'Connect domain' }).waitFor()
  expect((await of.visit(host)).status).toBe(421)
})

test('[issue 30] a page at a custom domain reads nothing of another design, of the app, or of who looks', async () => {
  const stranger = await Stranger.listen()
  const browser = await launchBrowser([
    '--host-resolver-rules=MAP *.example.org 127.0.0.1, MAP *.example.net 127.0.0.1',
  ])
  const publish = async (host: string, code: string) => {
    const { id } = await of.verified(host)
    const { artifactId } = await of.ada.must(api.artifacts.save, {
      body: { id, files: [{ name: 'App.tsx', code }] },
    })
    await of.ada.must(api.customDomains.publish, { path: { id }, body: { artifactId } })
    return `http://${host}:${of.port}/`
  }
  try {
    const sibling = await publish(
      of.freshHost().replace('.org', '.net'),
      'export default () => <p>Another page</p>',
    )
    const tries = { app: of.product.url, foreign: stranger.url, sibling }
    // The domain above belongs to whoever owns this one, and to no other design.
    const address = await publish(of.freshHost(), hostilePage(tries, ['cookie for all designs']))
    const context = await browser.newContext()
    await context.addCookies(cookiesOf(of.ada, of.product.url))
    const page = await context.newPage()
    const before = (await of.ada.must(api.patterns.list, {})).patterns.length
    // Signed in to the app, and at home on the other page.
    await page.goto(`${of.product.url}/`)
    await page.goto(sibling)
    await page.evaluate(() => localStorage.setItem('maquette:secret', 'of another page'))
    const tried = await tryEverything(page, address)
    expect(Object.keys(tried).length).toBeGreaterThan(30)
    expect(Object.entries(tried).filter(([, outcome]) => outcome.startsWith('through'))).toEqual([])
    expect(stranger.heard).toEqual([])
    expect(page.url().split('#')[0]).toBe(address)
    expect((await of.ada.must(api.patterns.list, {})).patterns).toHaveLength(before)
  } finally {
    await browser.close()
    stranger.close()
  }
}, 120_000)
