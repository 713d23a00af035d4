import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { scriptedHouse } from '#tests/support/product/scripted-house.ts'
import { APP, TICKS } from '#tests/support/rooms/generation-room.ts'

const house = scriptedHouse()

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const rows = (page: Page) => page.getByRole('list', { name: 'Queued prompts' }).getByRole('listitem')
const row = (page: Page, words: string) => rows(page).filter({ hasText: words })
const press = (page: Page, words: string, name: string) =>
  row(page, words).getByRole('button', { name, exact: true }).click()
const shown = async (page: Page) => (await rows(page).locator('p').allTextContents()).join()

async function queue(page: Page, words: string) {
  await message(page).fill(words)
  await message(page).press('Enter')
  await row(page, words).waitFor()
  await expect.poll(() => message(page).inputValue()).toBe('')
}

test('design §7: two people queue three prompts, move, rewrite and remove them; Stop stops one, and the next begins', async () => {
  let go = () => {}
  const gate = new Promise<void>(open => {
    go = open
  })
  house.provider.script = async say => {
    await gate
    say.text(`Here.\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
  }
  const [{ person: ada, page: a }, { person: bob, page: b }] = await Promise.all([
    house.people.come('Ada'),
    house.people.come('Bob'),
  ])
  const id = await ada.newPattern('public')
  await ada.letIn(bob, id)
  await Promise.all([a, b].map(page => page.goto(`${house.product.url}/c/${id}`)))
  await message(a).fill('A page about a harbour')
  await message(a).press('Enter')
  for (const page of [a, b]) await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
  await queue(a, 'Make it blue')
  await queue(b, 'Add a map')
  await queue(a, 'Larger words')
  await expect.poll(() => shown(b)).toBe('Make it blue,Add a map,Larger words')

  await row(b, 'Larger words').getByRole('button', { name: 'Move up' }).focus()
  await b.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => shown(a)).toBe('Make it blue,Larger words,Add a map')
  await expect.poll(() => b.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move up')
  await b.keyboard.press('Enter')
  await expect.poll(() => shown(a)).toBe('Larger words,Make it blue,Add a map')

  await press(b, 'Make it blue', 'Edit')
  const words = b.getByRole('textbox', { name: 'Queued prompt' })
  await words.fill('Make it green')
  await words.press('Enter')
  await expect.poll(() => shown(a)).toBe('Larger words,Make it green,Add a map')
  await press(a, 'Add a map', 'Remove')
  await expect.poll(() => shown(b)).toBe('Larger words,Make it green')
  await a.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => shown(b)).toBe('Larger words,Make it green,Add a map')

  // What is being rewritten when it begins is kept.
  await press(a, 'Larger words', 'Edit')
  await a.getByRole('textbox', { name: 'Queued prompt' }).fill('Much larger words')
  await b.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(() => message(a).inputValue()).toBe('Much larger words')
  await expect.poll(() => shown(b)).toBe('Make it green,Add a map')
  go()
  await expect.poll(() => rows(b).count(), { timeout: 30_000 }).toBe(0)
  const chat = b.getByRole('log', { name: 'Chat' })
  await expect.poll(() => chat.getByRole('article').count()).toBe(8)
  await b.getByRole('button', { name: 'Send', exact: true }).waitFor()
})

test('design §7: questions are answered by buttons and in words; what is only planned is done at a word', async () => {
  const { person: ada, page } = await house.people.come('Ada', { width: 390, height: 844 })
  const id = await ada.newPattern()
  house.provider.script = (say, { messages }) => {
    const last = JSON.stringify(messages.at(-1))
    if (last.includes('Do this plan')) say.text(`Here.\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
    else if (last.includes('Which colour?')) say.tool('plan', { steps: ['A blue header', 'Three plans'] })
    else {
      const options = ['Blue', 'Red']
      say.tool('ask', {
        questions: [{ question: 'Which colour?', options }, { question: 'How many plans?' }],
      })
    }
  }
  await page.goto(`${house.product.url}/c/${id}`)
  await page.getByRole('button', { name: 'Plan only' }).click()
  await message(page).fill('A pricing page')
  await message(page).press('Enter')
  const form = page.getByRole('form', { name: 'Questions' })
  await form.getByRole('button', { name: 'Blue' }).click()
  await form.getByRole('textbox', { name: 'Answer: How many plans?' }).fill('Three')
  await page.reload()
  await form.getByRole('button', { name: 'Blue', pressed: true }).waitFor()
  await form.getByRole('button', { name: 'Send answers' }).click()

  const plan = page.getByRole('region', { name: 'Plan', exact: true })
  await expect
    .poll(() => plan.getByRole('listitem').allTextContents())
    .toEqual(['1A blue header', '2Three plans'])
  const answered = page.getByRole('region', { name: 'Questions' })
  await expect.poll(() => answered.getByRole('definition').allTextContents()).toEqual(['Blue', 'Three'])
  expect((await ada.must(api.patterns.get, { path: { id } })).activeArtifactId).toBeNull()
  await plan.getByRole('button', { name: 'Do it' }).click()
  await expect
    .poll(async () => (await ada.must(api.patterns.get, { path: { id } })).activeArtifactId)
    .not.toBeNull()
})
