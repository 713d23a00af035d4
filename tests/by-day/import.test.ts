import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, inject, test } from 'vitest'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const PROJECT = zipSync({
  'shop/package.json': strToU8('{"name":"halden-shop","dependencies":{"react":"19"}}'),
  'shop/src/main.jsx': strToU8(
    "import { createRoot } from 'react-dom/client'\nimport App from './App'\ncreateRoot(document.getElementById('root')).render(<App />)",
  ),
  'shop/src/App.jsx': strToU8('export default () => <h1>Coffee from Bergen</h1>'),
})

test('a zip that is dropped on Home becomes a design; what was left out is told before and in its chat', async () => {
  const { page } = await people.come('Ada')
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Describe your design' }).waitFor()
  const bytes = [...PROJECT]
  const data = await page.evaluateHandle(given => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from(given)], 'shop.zip', { type: 'application/zip' }))
    return transfer
  }, bytes)
  await page
    .getByRole('heading', { name: 'Say it. See it stand.' })
    .dispatchEvent('drop', { dataTransfer: data })
  const dialog = page.getByRole('dialog', { name: 'Import' })
  await dialog.getByText('shop.zip').waitFor()
  await dialog.getByRole('button', { name: 'Import' }).click()
  const imported = page.getByRole('dialog', { name: 'Imported' })
  await imported.getByText('package.json').waitFor()
  await page.keyboard.press('Enter')
  await page.frameLocator('iframe[title="Preview"]').getByText('Coffee from Bergen').waitFor()
  expect(await page.getByRole('textbox', { name: 'Design name' }).inputValue()).toBe('Halden shop')
  const told = page.getByRole('region', { name: 'Imported' })
  await told.getByText('1 left out').click()
  await told.getByText('package.json').waitFor()
})

test('what cannot be imported is told in words, and what was typed is still there', async () => {
  const { page } = await people.come('Bob')
  await page.goto(url)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('radio', { name: 'Paste code' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill('const broken = (')
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await page.getByText('This is no React that can be read').waitFor()
  expect(await code.inputValue()).toBe('const broken = (')
})
