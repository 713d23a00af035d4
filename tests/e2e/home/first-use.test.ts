import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { generate, madeDesign, newSend } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { redPng } from '#tests/support/red-png.ts'
import { until } from '#tests/support/until.ts'

/** What confused somebody who came with the address only. */

let provider: ScriptedProvider
let product: Running
let people: People

/** The agent mode never ends by itself, and the other one is answered by templates. */
beforeAll(async () => {
  provider = await ScriptedProvider.start()
  product = await ownProduct({
    MODEL_AGENT: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
    OPENAI_COMPATIBLE_API_KEY: 'sk-test',
  })
  provider.script = async say => {
    say.text('I will…')
    await say.hang()
  }
  people = new People(product.url)
})
afterAll(async () => {
  await people.leave()
  await product.dispose()
  await provider.stop()
})

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true })

test('Escape closes the welcome card first, and stops a run only when nothing is open', async () => {
  const { person: ada, page } = await people.come('Ada')
  const id = await ada.newPattern()
  await page.goto(`${product.url}/c/${id}`)
  const card = page.getByRole('dialog', { name: 'Welcome to the new Editor' })
  await page.getByRole('button', { name: 'Show me around' }).click()
  await card.waitFor()
  const send = { updatePrompt: 'A harbour page', mode: 'agent', ...newSend() } as const
  await ada.must(api.chat.send, { path: { editorId: id }, body: send })
  await stop(page).waitFor()
  await message(page).fill('And then a map')
  await page.getByRole('button', { name: 'Send to the queue' }).waitFor()
  await message(page).press('Escape')
  await card.waitFor({ state: 'hidden' })
  expect((await ada.must(api.patterns.get, { path: { id } })).isAiGenerating).toBe(true)
  await message(page).press('Escape')
  await page.getByText('This generation was stopped.').first().waitFor()
  expect(await message(page).inputValue()).toBe('And then a map')
})

test('what is undone is said, and the step before a restore is the restore', async () => {
  const { person: ada, page } = await people.come('Ada')
  const { patternId } = await madeDesign(ada)
  await generate(ada, patternId, 'Change the headline to "Learn to sail"')
  await page.goto(`${product.url}/c/${patternId}`)
  const name = page.getByRole('textbox', { name: 'Design name' })
  const before = await name.inputValue()
  await name.fill('Harbour')
  await name.press('Enter')
  await page.getByRole('status', { name: 'Saved' }).waitFor()
  await page.getByRole('button', { name: 'Restore v1' }).click()
  await page.getByText('v1 is active now.').waitFor()
  await page.getByRole('button', { name: 'Go back to v2' }).waitFor()
  const undo = async () => {
    await page.getByRole('log', { name: 'Chat' }).focus()
    await page.keyboard.press('ControlOrMeta+z')
  }
  await undo()
  await page.getByText('Undid: restoring v1').waitFor()
  await page.getByText('v2 is active again.').waitFor()
  expect(await name.inputValue()).toBe('Harbour')
  await undo()
  await page.getByText('Undid: renaming to “Harbour”').waitFor()
  await until(async () => (await name.inputValue()) === before, 'it has its old name')
  await undo()
  await page.getByText('There is nothing of yours to undo.').waitFor()
})

test('where no model is connected it says that no images are seen before they are sent', async () => {
  const { person: ada, page } = await people.come('Ada')
  await page.goto(`${product.url}/c/${await ada.newPattern()}`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach' }).click()
  await (await chooser).setFiles({ name: 'red.png', mimeType: 'image/png', buffer: redPng(40, 30, 'red') })
  await page.getByText('Templates cannot see images.').waitFor()
  await message(page).fill('Like this picture')
  const send = page.getByRole('button', { name: 'Send' })
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')
  await message(page).press('Enter')
  await page.getByText('Remove the image, or choose a model that sees.').waitFor()
  await expect.poll(() => message(page).inputValue()).toBe('Like this picture')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await page.getByRole('list', { name: 'Attached images' }).waitFor({ state: 'hidden' })
  await page.getByRole('note', { name: 'Tip' }).waitFor()
  await message(page).fill('A landing page for Tidal, a sailing school')
  await message(page).press('Enter')
  await page.frameLocator('iframe[title="Preview"]').getByText('Tidal').first().waitFor({ timeout: 30_000 })
})

test('a message written offline waits, says so, and goes out when the network is back', async () => {
  const { person: ada, page, context } = await people.come('Ada')
  const { patternId } = await madeDesign(ada)
  await page.goto(`${product.url}/c/${patternId}`)
  await page.getByRole('status', { name: 'Saved' }).waitFor()
  await context.setOffline(true)
  await message(page).fill('Rename it to "Harbour"')
  await message(page).press('Enter')
  await page.getByText('Will be sent when you are back online.').waitFor()
  await context.setOffline(false)
  await page.frameLocator('iframe[title="Preview"]').getByText('Harbour').first().waitFor({ timeout: 30_000 })
})

test('on a phone the answer leads to the preview', async () => {
  const { person: ada, page } = await people.come('Ada', { width: 390, height: 844, hasTouch: true })
  const { patternId } = await madeDesign(ada)
  await page.goto(`${product.url}/c/${patternId}`)
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByRole('button', { name: 'Show preview' }).click()
  await page.getByRole('tab', { name: 'Preview', selected: true }).waitFor()
})
