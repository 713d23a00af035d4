import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { scriptedHouse } from '#tests/support/product/scripted-house.ts'
import { until } from '#tests/support/until.ts'

const house = scriptedHouse()

beforeAll(async () => {
  house.provider.script = async say => {
    say.text('I will…')
    await say.hang()
  }
})

const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true })
const open = (page: Page, panel: string) => page.getByRole('tab', { name: panel }).click()

describe('§4: Stop is at hand in every panel, once', () => {
  test.each([
    ['wide', { width: 1440, height: 900 }, ['Chat', 'Code']],
    ['narrow', { width: 390, height: 844, hasTouch: true }, ['Chat', 'Code', 'Preview']],
  ] as const)('on a %s screen', async (_, look, panels) => {
    const { person: ada, page } = await house.people.come('Ada', look)
    const id = await ada.newPattern()
    await page.goto(`${house.product.url}/c/${id}`)
    const send = { path: { editorId: id }, body: { updatePrompt: 'A harbour page', ...newSend() } }
    await ada.must(api.chat.send, send)
    for (const panel of panels) {
      await open(page, panel)
      await stop(page).waitFor()
      await expect.poll(() => stop(page).count()).toBe(1)
    }
    await stop(page).click()
    const isOver = async () =>
      !(await ada.must(api.patterns.get, { path: { id } })).isAiGenerating && (await stop(page).count()) === 0
    await until(isOver, 'the run is stopped')

    await open(page, 'Chat')
    await page.getByText('This generation was stopped.').first().waitFor()
    await page.getByRole('button', { name: 'Send again' }).click()
    await stop(page).waitFor()
    const { chatItems } = await ada.must(api.patterns.get, { path: { id } })
    expect(chatItems.filter(item => item.role === 'user').map(item => item.content[0])).toEqual([
      { type: 'text', message: 'A harbour page' },
      { type: 'text', message: 'A harbour page' },
    ])
    await stop(page).click()
    await until(isOver, 'that one is stopped as well')
  })

  test('who only looks cannot stop, and finds the design first on a phone', async () => {
    const { person: ada, page: own } = await house.people.come('Ada', {
      width: 390,
      height: 844,
      hasTouch: true,
    })
    const id = await ada.newPattern('public')
    await own.goto(`${house.product.url}/c/${id}`)
    await own.getByRole('button', { name: 'Share', exact: true }).getByText('Share').waitFor()
    await expect.poll(() => own.getByRole('tab', { name: 'Chat' }).getAttribute('aria-selected')).toBe('true')
    await ada.must(api.chat.send, { path: { editorId: id }, body: { updatePrompt: 'A page', ...newSend() } })
    const page = await house.people.visit({ width: 390, height: 844, hasTouch: true })
    await page.goto(`${house.product.url}/c/${id}`)
    await page.getByRole('tab', { name: 'Preview', selected: true }).waitFor()
    await open(page, 'Chat')
    await page.getByText('I will…').waitFor()
    expect(await stop(page).count()).toBe(0)
  })
})
