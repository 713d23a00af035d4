import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { FLOODING, hostileDesign } from '#tests/support/hostile-design.ts'
import { newPage, People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { Stranger } from '#tests/support/people/stranger.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { until } from '#tests/support/until.ts'

const LOADED_MS = 120_000

describe.each(['host', 'port'])('design §8, %s mode: a design reaches nothing outside of its frame', mode => {
  let running: Running
  let people: People
  let stranger: Stranger
  let ada: { person: Person; page: Page }
  let id: string
  let before: number

  beforeAll(async () => {
    running = await ownProduct({ PREVIEW_MODE: mode })
    stranger = await Stranger.listen()
    people = new People(running.url)
    ada = await people.come('Ada')
    id = await ada.person.newPattern()
    const sibling = await ada.person.newPattern()
    const { artifactId } = await ada.person.must(api.artifacts.save, {
      body: { id: sibling, files: [{ name: 'App.tsx', code: 'export default () => <p>Secret</p>' }] },
    })
    const { previewSrc } = await ada.person.must(api.artifacts.preview, { path: { id: artifactId } })
    const code = hostileDesign({
      app: running.url,
      foreign: stranger.url,
      sibling: mode === 'host' ? previewSrc : '',
    })
    await ada.person.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code }] } })
    before = (await ada.person.must(api.patterns.list, {})).patterns.length
    await ada.page.goto(`${running.url}/c/${id}`)
    await frame().getByText('Tried everything').waitFor({ timeout: 60_000 })
  }, 120_000)
  afterAll(async () => {
    await people?.leave()
    stranger?.close()
    await running?.dispose()
  })

  const frame = () => ada.page.frameLocator('iframe[title="Preview"]')
  const results = async (): Promise<Record<string, string>> =>
    JSON.parse((await frame().locator('#results').textContent()) ?? '{}')

  /** A button of the design, which the box about its errors may lie over. */
  const press = async (name: string) => {
    const dismiss = ada.page.getByRole('button', { name: 'Dismiss' })
    if (await dismiss.isVisible()) await dismiss.click()
    await frame().getByRole('button', { name }).click({ noWaitAfter: true })
  }

  test('the frame is what the mode says', async () => {
    const element = ada.page.locator('iframe[title="Preview"]')
    const sandbox = (await element.getAttribute('sandbox')) ?? ''
    const src = new URL((await element.getAttribute('src')) ?? '')
    expect(sandbox.includes('allow-same-origin')).toBe(mode === 'host')
    expect(src.hostname.endsWith('.localhost')).toBe(mode === 'host')
    expect(
      await frame()
        .locator('html')
        .evaluate(() => self.origin),
    ).toBe(mode === 'host' ? src.origin : 'null')
  })

  test('every try is stopped', async () => {
    const tried = await results()
    expect(Object.keys(tried).length).toBeGreaterThan(35)
    const through = Object.entries(tried).filter(([, outcome]) => outcome.startsWith('through'))
    expect(through).toEqual([])
  })

  test('nothing has reached a stranger', () => {
    expect(stranger.heard).toEqual([])
  })

  test('the app has stayed where it was, and nothing was made in its name', async () => {
    expect(ada.page.url()).toBe(`${running.url}/c/${id}`)
    expect((await ada.person.must(api.patterns.list, {})).patterns).toHaveLength(before)
  })

  test('a popup to the app, opened by a click, cannot be read', async () => {
    const opened = ada.page
      .context()
      .waitForEvent('page', { timeout: 3_000 })
      .catch(() => null)
    await press('Popup')
    await until(async () => (await results())['popup with a click'], 'the design looked into the popup')
    expect((await results())['popup with a click']).toBe('closed to it')
    await (await opened)?.close()
  })

  test('forged messages select, send and share nothing', async () => {
    await press('Spoof')
    await press('Spoof')
    expect(await ada.page.getByRole('region', { name: 'Selected element' }).count()).toBe(0)
    expect((await ada.person.must(api.patterns.get, { path: { id } })).isAiGenerating).toBe(false)
  })

  test('a design that leaves its page is stopped on the way', async () => {
    await press('Leave')
    await until(
      async () =>
        (await frame()
          .getByText('Tried')
          .count()
          .catch(() => 0)) === 0 || stranger.heard.length > 0,
      'it tried to leave',
      8,
    ).catch(() => undefined)
    expect(stranger.heard).toEqual([])
    expect(ada.page.url()).toBe(`${running.url}/c/${id}`)
  })

  test('a flood of messages is cut off, and the editor stays usable', async () => {
    const flooding = await ada.person.newPattern()
    await ada.person.must(api.artifacts.save, {
      body: { id: flooding, files: [{ name: 'App.tsx', code: FLOODING }] },
    })
    const page = await newPage(ada.page.context())
    await page.goto(`${running.url}/c/${flooding}`)
    await page
      .frameLocator('iframe[title="Preview"]')
      .getByRole('button', { name: 'Flood' })
      .click({ noWaitAfter: true })
    // A page of its own process is stuck only when the machine was free to run it, so this takes as long as that is so.
    await page.getByRole('alert').getByText('does not answer').waitFor({ timeout: LOADED_MS })
    await page.getByRole('textbox', { name: 'Message' }).fill('still here')
    await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('still here')
    await page.close()
  }, 150_000)

  test('nobody else may frame the app or a preview', async () => {
    const context = ada.page.context()
    const page = await context.newPage()
    await page.goto(stranger.url)
    const src =
      (await ada.page
        .locator('iframe')
        .first()
        .getAttribute('src')
        .catch(() => null)) ?? running.url
    for (const address of [running.url, src]) {
      await page.evaluate(to => {
        const element = document.createElement('iframe')
        element.src = to
        document.body.append(element)
      }, address)
    }
    await until(() => page.frames().length >= 3, 'both frames are there')
    for (const inner of page.frames().slice(1)) {
      await inner.waitForLoadState().catch(() => undefined)
      expect(await inner.evaluate(() => document.body?.innerText ?? '').catch(() => '')).not.toMatch(
        /Maquette|Tried/,
      )
    }
  })
})
