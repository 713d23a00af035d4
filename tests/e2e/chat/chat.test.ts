import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

/** One room in front of one answer, the same for all who ask. */
let shared: ReturnType<typeof comeToRoom> | null = null
const room = () => {
  shared ??= comeToRoom()
  return shared
}

async function comeToRoom() {
  const { person, page, context } = await people.come('Ada')
  const { patternId } = await madeDesign(person)
  await page.goto(`${url}/c/${patternId}`)
  await answer(page).waitFor()
  return { page, context }
}
const answer = (page: Page) => page.getByRole('log', { name: 'Chat' }).getByRole('article').nth(1)
const pressed = (page: Page, name: string) =>
  answer(page).getByRole('button', { name }).getAttribute('aria-pressed')

test('[S4] feedback is thanked for once stored, and kept for the session', async () => {
  const { page } = await room()
  await answer(page).getByRole('button', { name: 'Good answer' }).click()
  await page.getByText('Thanks for your feedback!').waitFor()
  await expect.poll(() => pressed(page, 'Good answer')).toBe('true')
  await page.reload()
  await answer(page).waitFor()
  await expect.poll(() => pressed(page, 'Good answer')).toBe('true')
})

test('[S8] a bad answer asks why; a failure keeps the words and may be tried again', async () => {
  const { page } = await room()
  let body: unknown
  await page.route('**/api/artifact-feedback', route => route.abort())
  await answer(page).getByRole('button', { name: 'Bad answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'What could be better?' })
  await dialog.getByRole('textbox', { name: 'Feedback' }).fill('  Too dark  ')
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  await dialog.getByText('Failed to submit feedback').waitFor()
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Feedback' }).inputValue()).toBe('  Too dark  ')
  await page.unroute('**/api/artifact-feedback')
  page.on('request', request => {
    if (request.url().endsWith('/artifact-feedback')) body = request.postDataJSON()
  })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(body).toMatchObject({ feedbackType: 'negative', feedbackText: 'Too dark' })
  await expect.poll(() => pressed(page, 'Bad answer')).toBe('true')
})

test('Up recalls what was sent, a draft survives a reload, a message is copied', async () => {
  const { page, context } = await room()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.press('ArrowUp')
  await expect
    .poll(() => message.inputValue())
    .toBe('A pricing page for Tidal, a sailing school, with three plans')
  await message.press('ArrowDown')
  await expect.poll(() => message.inputValue()).toBe('')
  await message.fill('Half a thought')
  await page.reload()
  await answer(page).waitFor()
  await expect.poll(() => message.inputValue()).toBe('Half a thought')
  const asked = page.getByRole('log', { name: 'Chat' }).getByRole('article').first()
  await asked.getByRole('button', { name: 'Copy message' }).click()
  await asked.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'A pricing page for Tidal, a sailing school, with three plans',
  )
})

test('the newest answer is asked for once more, from where it began, and both stay', async () => {
  const { person, page } = await people.come('Ada')
  const { patternId } = await madeDesign(person)
  await page.goto(`${url}/c/${patternId}`)
  await answer(page).hover()
  const sent = page.waitForRequest(request => request.url().includes('/spaces/node/chat/'))
  await answer(page).getByRole('button', { name: 'Retry' }).click()
  const { updatePrompt, updateOnRequestId } = (await sent).postDataJSON()
  expect(updatePrompt).toContain('A pricing page for Tidal')
  expect(updateOnRequestId).toMatch(/^[a-z0-9]{20}$/)
  await page.getByRole('button', { name: 'Restore v1' }).waitFor({ timeout: 45_000 })
  // Only the newest answer can be asked for again.
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(1)
})

test('Jump to bottom comes with scrolling up, and goes there', async () => {
  const { page } = await people.come('Ada', { height: 420 })
  const { person } = await people.come('Bob')
  const { patternId } = await madeDesign(person)
  await person.post(`/api/chatPattern/${patternId}/access`, { access: 'public' })
  await page.goto(`${url}/c/${patternId}`)
  await answer(page).waitFor()
  const log = page.getByRole('log', { name: 'Chat' })
  await log.hover()
  await page.mouse.wheel(0, -400)
  await page.getByRole('button', { name: 'Jump to bottom' }).click()
  await until(
    () => log.evaluate(element => element.scrollHeight - element.scrollTop - element.clientHeight <= 20),
    'the end is in view',
  )
  await page.getByRole('button', { name: 'Jump to bottom' }).waitFor({ state: 'hidden' })
})
