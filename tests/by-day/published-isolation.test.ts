import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { hostilePage, tryEverything } from '#tests/support/hostile-design.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { Stranger } from '#tests/support/people/stranger.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')

describe('[issue 30] a published page reaches nothing but its own host', () => {
  const people = new People(url)
  let stranger: Stranger
  let ada: { person: Person; page: Page }
  let address: string
  let before: number
  let tried: Record<string, string>

  const publish = async (code: string): Promise<{ id: string; address: string }> => {
    const id = await ada.person.newPattern()
    const files = [{ name: 'App.tsx', code }]
    const { artifactId } = await ada.person.must(api.artifacts.save, { body: { id, files } })
    const status = await ada.person.must(api.publish.publish, { path: { id }, body: { artifactId } })
    return { id, address: status.url ?? '' }
  }

  beforeAll(async () => {
    stranger = await Stranger.listen()
    ada = await people.come('Ada')
    const sibling = await publish('export default () => <p>Another page</p>')
    const hostile = hostilePage({ app: url, foreign: stranger.url, sibling: sibling.address })
    ;({ address } = await publish(hostile))
    before = (await ada.person.must(api.patterns.list, {})).patterns.length
    // Signed in to the app, and at home on the other page.
    await ada.page.goto(`${url}/`)
    await ada.page.goto(sibling.address)
    await ada.page.evaluate(() => localStorage.setItem('maquette:secret', 'of another page'))
    tried = await tryEverything(ada.page, address)
  }, 120_000)
  afterAll(async () => {
    await people.leave()
    stranger?.close()
  })

  test('every try is stopped', () => {
    expect(Object.keys(tried).length).toBeGreaterThan(30)
    expect(Object.entries(tried).filter(([, outcome]) => outcome.startsWith('through'))).toEqual([])
  })

  test('nothing has reached a stranger, and nothing was made in the name of who looks', async () => {
    expect(stranger.heard).toEqual([])
    expect(ada.page.url().split('#')[0]).toBe(address)
    expect((await ada.person.must(api.patterns.list, {})).patterns).toHaveLength(before)
  })

  test('a popup to the app cannot be read', async () => {
    const opened = ada.page
      .context()
      .waitForEvent('page', { timeout: 3_000 })
      .catch(() => null)
    await ada.page.getByRole('button', { name: 'Popup' }).click()
    const outcome = async () =>
      (JSON.parse((await ada.page.locator('#results').textContent()) ?? '{}') as Record<string, string>)[
        'popup with a click'
      ]
    await until(outcome, 'the design looked into the popup')
    expect(await outcome()).toBe('closed to it')
    await (await opened)?.close()
  })

  test('nobody frames it, and nobody’s frame in it is shown', async () => {
    const page = await ada.page.context().newPage()
    await page.goto(stranger.url)
    await page.evaluate(src => {
      document.body.append(Object.assign(document.createElement('iframe'), { src, name: 'framed' }))
    }, address)
    await expect.poll(() => page.frame({ name: 'framed' })?.url()).toMatch(/^chrome-error:|^about:blank/)
    await page.close()
  })
})
