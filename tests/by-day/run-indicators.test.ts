import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { scriptedHouse } from '#tests/support/product/scripted-house.ts'

const house = scriptedHouse()

const times = (page: Page) => page.locator('[data-elapsed]:visible')
const stage = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Preview panel' }).getByText(words, { exact: true })

/** A run that hangs after what it has said so far. */
async function hangingRun(said: string, look = {}): Promise<Page> {
  house.provider.script = async say => {
    if (said) say.text(said)
    await say.hang()
  }
  const { person, page } = await house.people.come('Ada', look)
  const id = await person.newPattern()
  await page.goto(`${house.product.url}/c/${id}`)
  await page.getByRole('log', { name: 'Chat' }).waitFor()
  const body = { updatePrompt: 'A harbour page', ...newSend() }
  await person.must(api.chat.send, { path: { editorId: id }, body })
  return page
}

test('[30] the time of a run stands once, at the end of the thread, the preview says what happens, and [28] selecting waits', async () => {
  const page = await hangingRun('')
  await stage(page, 'Thinking...').waitFor()
  await expect.poll(() => times(page).count()).toBe(1)
  await page.getByRole('log', { name: 'Chat' }).locator('[data-elapsed]').waitFor()
  const select = page.getByRole('button', { name: 'Select element', disabled: true })
  await expect.poll(() => select.getAttribute('aria-description')).toMatch(/Wait until the design is written/)
  // In place of the chat stands what takes its place.
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
  await expect.poll(() => times(page).count()).toBe(1)
})

test('[30] nobody says that a file is being written once it has been', async () => {
  const code = 'export const Sail = () => <b>Sail</b>\n'
  const page = await hangingRun(`Here.\n\n\`\`\`tsx file=sail.tsx\n${code}\`\`\`\n\nAnd now`)
  await stage(page, 'Answering').waitFor()
  expect(await page.getByText('Writing sail.tsx').count()).toBe(0)
  await page.getByText('Wrote').waitFor()
})

test('[30] a phone has one place for it, too', async () => {
  const page = await hangingRun('', { width: 390, height: 844, hasTouch: true })
  await expect.poll(() => times(page).count()).toBe(1)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await stage(page, 'Thinking...').waitFor()
  await expect.poll(() => times(page).count()).toBe(1)
})
