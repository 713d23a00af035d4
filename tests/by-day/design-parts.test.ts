import { expect, test } from 'vitest'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { scriptedHouse } from '#tests/support/product/scripted-house.ts'
import { redPng } from '#tests/support/red-png.ts'

const house = scriptedHouse(['MODEL_AGENT'], {
  SUPPORT_URL: 'mailto:help@example.org',
  EXPERIMENTS: 'agent',
})

test('[number 31] a picture of the chat is enlarged in the dialog Image, and Escape leads back to it', async () => {
  const { person: ada, page } = await house.people.come('Ada')
  await page.goto(`${house.product.url}/c/${await ada.newPattern()}`)
  await page.getByRole('combobox', { name: 'Mode', exact: true }).click()
  await page.getByRole('option', { name: /^Agent/ }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach' }).click()
  await (await chooser).setFiles({ name: 'boat.png', mimeType: 'image/png', buffer: redPng(40, 30) })
  await page.getByRole('list', { name: 'Attached images' }).getByRole('img', { name: 'boat.png' }).waitFor()
  house.provider.script = say => say.text('A boat.')
  await page.getByRole('textbox', { name: 'Message' }).fill('Like this')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  // Until the room has it, the message is another element, which would take the focus along as it goes.
  await page.getByRole('log', { name: 'Chat' }).getByText('A boat.').waitFor()
  const picture = page.getByRole('log', { name: 'Chat' }).getByRole('button', { name: 'boat.png' })
  await picture.click()
  const dialog = page.getByRole('dialog', { name: 'Image' })
  await dialog.getByRole('img', { name: 'boat.png' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => picture.evaluate(button => button === document.activeElement)).toBe(true)
})

test('[number 31] Info, a message to single components, switched-off Convert, and support by mail', async () => {
  const { person: ada, page } = await house.people.come('Ada')
  const { patternId, artifactId } = await madeDesign(ada)
  await page.goto(`${house.product.url}/c/${patternId}`)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Info' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Convert…' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Info' }).click()
  const info = page.getByRole('dialog', { name: 'Info' })
  for (const text of ['Ada', 'shadcn/ui with Tailwind', 'lucide-react'])
    await info.getByText(text).first().waitFor()
  await info.getByText(/^\d+ files, [\d,]+ lines, [\d.]+ kB$/).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Components' }).click()
  const components = page.getByRole('menuitemcheckbox')
  await components.first().waitFor()
  const first = (await components.first().innerText()).trim()
  await components.first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('list', { name: 'Only these components' }).getByText(first).waitFor()
  const sent = page.waitForRequest('**/api/spaces/node/chat/*')
  await page.getByRole('textbox', { name: 'Message' }).fill('Make it dark')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  const { components: limited } = (await sent).postDataJSON()
  expect(limited).toHaveLength(1)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Get Support' }).waitFor()
  const refused = await ada.post('/api/chatPattern/convert', {
    ...{ id: patternId, artifactId, config: { designSystem: 'html', styling: 'inline' } },
  })
  expect(refused.status).toBe(403)
})
