import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const APP = `import "./theme.css"
export default function App() {
  return (
    <main className="p-8">
      <h1 className="text-3xl">Sail with us</h1>
      <p className="py-2">The water is warm.</p>
      <button className="bg-primary px-4 py-2">Book</button>
    </main>
  )
}
`
const THEME = ':root {\n  --primary: #334155;\n  --primary-foreground: #ffffff;\n}\n'

describe('[24.3] a text in place', () => {
  let ada: Awaited<ReturnType<People['come']>>
  let bob: Awaited<ReturnType<People['come']>>
  let id: string
  const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]')
  const pick = (text: string) => frame(ada.page).getByText(text, { exact: true }).click({ force: true })
  const isSeen = (page: Page, text: string) =>
    until(async () => (await frame(page).getByText(text, { exact: true }).count()) === 1, `it says ${text}`)
  const undo = () =>
    ada.page
      .getByRole('region', { name: 'Preview panel' })
      .getByRole('button', { name: 'Undo', exact: true })
      .click()
  const codeAfterSave = async () => {
    await ada.person.must(api.artifacts.save, { body: { id } })
    const { activeArtifactId } = await ada.person.must(api.patterns.get, { path: { id } })
    const artifact = await ada.person.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
    return artifact.sourceFiles.find(({ name }) => name === 'App.tsx')?.code
  }

  beforeAll(async () => {
    ada = await people.come('Ada Lovelace')
    bob = await people.come('Bob Ross')
    id = await ada.person.newPattern()
    const files = [
      { name: 'App.tsx', code: APP },
      { name: 'theme.css', code: THEME },
    ]
    await ada.person.must(api.artifacts.save, { body: { id, files } })
    await ada.person.letIn(bob.person, id, 'write')
    await Promise.all([ada.page.goto(`${url}/c/${id}`), bob.page.goto(`${url}/c/${id}`)])
    await Promise.all([isSeen(ada.page, 'Sail with us'), isSeen(bob.page, 'Sail with us')])
    await ada.page.getByRole('button', { name: 'Select element' }).click()
  })

  test('[24.3] a double click edits a text where it stands: Enter keeps it, Escape does not', async () => {
    const edited = () => frame(ada.page).locator('[contenteditable]')
    const open = async (text: string) => {
      await frame(ada.page).getByText(text, { exact: true }).dblclick({ force: true })
      await until(
        () =>
          edited()
            .evaluate(element => element === document.activeElement)
            .catch(() => false),
        'it is typed in',
      )
    }
    const type = (text: string) => ada.page.keyboard.type(text)
    await open('Sail with us')
    await type('Come <aboard> now')
    expect(await codeAfterSave()).toBe(APP)
    await ada.page.keyboard.press('Enter')
    await Promise.all([isSeen(bob.page, 'Come <aboard> now'), isSeen(ada.page, 'Come <aboard> now')])
    await until(async () => (await edited().count()) === 0, 'it is typed in no more')
    await undo()
    await Promise.all([isSeen(ada.page, 'Sail with us'), isSeen(bob.page, 'Sail with us')])
    expect(await codeAfterSave()).toBe(APP)

    await open('The water is warm.')
    await type('It is cold.')
    await ada.page.keyboard.press('Escape')
    await isSeen(ada.page, 'The water is warm.')
    await open('Book')
    await type('Book two')
    await pick('The water is warm.')
    await isSeen(bob.page, 'Book two')
    await undo()
    await isSeen(ada.page, 'Book')
    expect(await codeAfterSave()).toBe(APP)
    await ada.page.keyboard.press('Escape')
  })

  test('[24.3] what is no single text opens the field of the bar', async () => {
    const { person, page } = await people.come('Dora')
    const pattern = await person.newPattern()
    const code = APP.replace('Sail with us', 'Sail <b>with</b> us')
    await person.must(api.artifacts.save, { body: { id: pattern, files: [{ name: 'App.tsx', code }] } })
    await page.goto(`${url}/c/${pattern}`)
    await isSeen(page, 'with')
    await page.getByRole('button', { name: 'Select element' }).click()
    await frame(page)
      .locator('h1')
      .dblclick({ force: true, position: { x: 5, y: 10 } })
    await page.getByRole('button', { name: 'Text', exact: true, expanded: true }).waitFor()
    expect(await frame(page).locator('[contenteditable]').count()).toBe(0)
  })

  test('[24.3] what stands on the line of an act is found where it is now, and edited in its data', async () => {
    const { person, page } = await people.come('Eve')
    const pattern = await person.newPattern()
    const row = '{ports.map(([name, price]) => <li key={name}><b>{name}</b> <i>{price}</i></li>)}'
    const code = `const ports = [['Brest', '40'], ['Cork', '55']]\n${APP.replace('Book', row)}`
    const files = [
      { name: 'App.tsx', code },
      { name: 'theme.css', code: THEME },
    ]
    await person.must(api.artifacts.save, { body: { id: pattern, files } })
    await page.goto(`${url}/c/${pattern}`)
    await isSeen(page, 'Cork')
    await page.getByRole('button', { name: 'Select element' }).click()
    await frame(page).getByText('Cork').click({ force: true })
    const toolbar = page.getByRole('toolbar', { name: 'Selection' })
    await toolbar.getByRole('button', { name: 'Colour', exact: true }).click()
    await page.getByRole('button', { name: 'primary', exact: true }).click()
    await frame(page).locator('b.text-primary').first().waitFor()
    await frame(page).getByText('55').dblclick({ force: true })
    await frame(page).locator('i[contenteditable]').waitFor()
    await page.keyboard.type('60')
    await page.keyboard.press('Enter')
    await page.getByText('Changed the text.').waitFor()
    await isSeen(page, '60')
    await isSeen(page, 'Cork')
  })
})
