import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('a page is printed as it stands at the chosen size, whatever paper the printer has', async () => {
  const { person, page } = await people.come('Ada')
  const id = await person.newPattern()
  const code = 'export default () => <main className="p-2 lg:p-8">Home port</main>'
  await person.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code }] } })
  const printed: string[] = []
  await page.exposeFunction('printed', (sheets: string) => printed.push(sheets))
  await page.addInitScript(() => {
    const told = window as unknown as { printed(sheets: string): void }
    const rules = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText)
    window.print = () => told.printed([...document.styleSheets].flatMap(rules).join('\n'))
  })
  await page.goto(`${url}/c/${id}`)
  await page.frameLocator('iframe[title="Preview"]').getByText('Home port').waitFor()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export to a design tool' }).click()
  await page.getByRole('button', { name: 'Print PDF' }).click()
  await expect.poll(() => printed.length).toBe(1)
  expect(printed[0]).toContain('@page { size: 1440px')
  expect(printed[0]).toMatch(/lg\\:p-8[^}]*@media all|@media all[^}]*lg\\:p-8/)
  expect(printed[0]).not.toMatch(/@media [^{]*width/)
})
