import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const refuse = (page: Page, path: string, status: number, code: string, message = 'No.') =>
  page.route(path, route => route.fulfill({ status, json: { error: { code, message } } }))

test('[S8] what fails in the editor says so in the words of the catalogue', async () => {
  const { person, page } = await people.come('Ada')
  const { patternId } = await madeDesign(person)
  await generate(person, patternId, 'Make the accent red')
  await page.goto(`${url}/c/${patternId}`)
  const message = page.getByRole('textbox', { name: 'Message' })

  await refuse(page, '**/api/editor/restore', 500, 'internal')
  await page.getByRole('button', { name: 'Restore v1' }).click()
  await page.getByText('Failed to restore.').waitFor()

  await refuse(page, '**/api/chatPattern/*/invite', 500, 'internal')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByRole('textbox', { name: 'Invite by email' }).fill('bob@example.org')
  await page.keyboard.press('Enter')
  await page.getByText('Oops, something went wrong inviting users.').first().waitFor()
  await page.keyboard.press('Escape')
  await share.waitFor({ state: 'hidden' })

  await refuse(page, '**/api/spaces/node/chat/*', 402, 'out_of_credits')
  // [S9] The modes are best, unless somebody chooses otherwise, and agent.
  const mode = page.getByRole('combobox', { name: 'Mode', exact: true })
  await expect.poll(() => mode.innerText()).toBe('Best')
  await mode.click()
  await page.getByRole('option', { name: /^Agent/ }).click()
  await message.fill('Add a newsletter')
  const sent = page.waitForRequest('**/api/spaces/node/chat/*')
  await message.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ mode: 'agent' })
  const subscription = page.getByRole('dialog', { name: 'You are out of credits. Keep going!' })
  await subscription.getByText('What goes on without credits').waitFor()
  await subscription.getByText('The people who run this server give more').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => message.inputValue()).toBe('Add a newsletter')

  await page.unroute('**/api/spaces/node/chat/*')
  await refuse(page, '**/api/spaces/node/chat/*', 500, 'internal')
  await message.press('Enter')
  await page.getByRole('log', { name: 'Chat' }).getByText('Oops, something went wrong.').waitFor()
})

test('[S8] a fix that cannot be asked for says so, and an outage is told once and stays in view', async () => {
  const { person, page } = await people.come('Ada')
  const id = await person.newPattern()
  const code = 'export default function App() {\n  return <h1>{missing.title}</h1>\n}\n'
  const saved = await person.post('/api/editor/save', { id, files: [{ name: 'App.tsx', code }] })
  expect(saved.status).toBe(200)
  await refuse(page, '**/api/artifact/*/fix', 500, 'internal')
  await page.goto(`${url}/c/${id}`)
  await page.getByText('Oops! This code could not be rendered.').waitFor()
  await page.getByRole('button', { name: 'Try to Fix with AI' }).click()
  await page.getByText('Failed to fix with AI.').waitFor()

  const outage = 'Our upstream provider is currently experiencing issues.'
  await page.route('**/api/service', route => route.fulfill({ json: { outageSince: 1_000 } }))
  await page.reload()
  const dialog = page.getByRole('alertdialog', { name: 'Service disruption' })
  await dialog.getByText(outage).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const banner = page.getByRole('status', { name: 'Service' })
  await banner.getByText(outage).waitFor()
  await banner.getByRole('button', { name: 'Details' }).click()
  await dialog.waitFor()
})
