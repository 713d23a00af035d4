import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newPage, People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const APP = `import "./theme.css"
export default function App() {
  return <main className="p-8"><button className="rounded-lg bg-primary px-4 py-2 font-sans text-primary-foreground">Book</button></main>
}
`
const THEME = `:root {
  --radius: 0.5rem;
  --primary: #334155;
  --primary-foreground: #ffffff;
}
.dark {
  --primary: #94a3b8;
  --primary-foreground: #111111;
}
`
const button = (page: Page) =>
  page.frameLocator('iframe[title="Preview"]').getByRole('button', { name: 'Book' })
const style = (page: Page, name: 'backgroundColor' | 'borderTopLeftRadius' | 'paddingLeft') =>
  button(page)
    .evaluate((element, key) => getComputedStyle(element)[key], name)
    .catch(() => '')

describe('the theme panel', () => {
  let ada: Awaited<ReturnType<People['come']>>
  let bob: Awaited<ReturnType<People['come']>>
  let id: string
  const panel = () => ada.page.getByRole('dialog', { name: 'Theme' })

  beforeAll(async () => {
    ada = await people.come('Ada Lovelace')
    bob = await people.come('Bob Ross')
    id = await ada.person.newPattern()
    await ada.person.must(api.artifacts.save, {
      body: {
        id,
        files: [
          { name: 'App.tsx', code: APP },
          { name: 'theme.css', code: THEME },
        ],
      },
    })
    await ada.person.letIn(bob.person, id, 'write')
    await Promise.all([ada.page.goto(`${url}/c/${id}`), bob.page.goto(`${url}/c/${id}`)])
    await Promise.all([button(ada.page).waitFor(), button(bob.page).waitFor()])
    await ada.page.getByRole('button', { name: 'Actions' }).click()
    await ada.page.getByRole('menuitem', { name: 'Theme…' }).click()
    await panel().getByRole('button', { name: 'Green' }).waitFor()
  })

  test('a colour is seen by everybody at once, and undone', async () => {
    await panel().getByRole('button', { name: 'Green' }).click()
    for (const { page } of [ada, bob])
      await until(async () => (await style(page, 'backgroundColor')) === 'rgb(21, 128, 61)', 'it is green')
    await panel().getByRole('button', { name: 'Green', pressed: true }).waitFor()
    await ada.page.keyboard.press('Control+z')
    await until(
      async () => (await style(bob.page, 'backgroundColor')) === 'rgb(51, 65, 85)',
      'it is slate again',
    )
    await ada.page.getByText('Undid: the change of the theme').waitFor()
    await ada.page.keyboard.press('Control+Shift+z')
    await until(
      async () => (await style(bob.page, 'backgroundColor')) === 'rgb(21, 128, 61)',
      'it is green again',
    )
    // The version that is named is not what is seen, and that is said.
    await ada.page.getByRole('button', { name: 'Versions' }).getByText('changed').waitFor()
  })

  test('[24.3] the dark side comes first for everybody, and is undone', async () => {
    const side = (name: string) => panel().getByRole('radio', { name, exact: true })
    await ada.page.keyboard.press('Control+z')
    await until(async () => (await style(bob.page, 'backgroundColor')) === 'rgb(51, 65, 85)', 'it is light')
    await side('Dark').click()
    for (const { page } of [ada, bob])
      await until(async () => (await style(page, 'backgroundColor')) === 'rgb(148, 163, 184)', 'it is dark')
    expect(await side('Dark').getAttribute('aria-checked')).toBe('true')
    await ada.page.keyboard.press('Control+z')
    await until(
      async () => (await style(bob.page, 'backgroundColor')) === 'rgb(51, 65, 85)',
      'it is light again',
    )
    expect(await side('Light').getAttribute('aria-checked')).toBe('true')
  })

  test('[24.3] a theme without a dark side says so', async () => {
    const { person, page } = await people.come('Cleo')
    const pattern = await person.newPattern()
    const files = [
      { name: 'App.tsx', code: APP },
      { name: 'theme.css', code: THEME.slice(0, THEME.indexOf('.dark')) },
    ]
    await person.must(api.artifacts.save, { body: { id: pattern, files } })
    await page.goto(`${url}/c/${pattern}`)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Theme…' }).click()
    await page.getByText('This theme has no dark side.').waitFor()
    expect(await page.getByRole('radio', { name: 'Dark', exact: true }).isDisabled()).toBe(true)
  })

  test('radius and density by keyboard', async () => {
    await panel()
      .getByRole('slider', { name: /^Radius/ })
      .press('End')
    await until(async () => (await style(bob.page, 'borderTopLeftRadius')) === '28px', 'it is round')
    await panel().getByRole('radio', { name: 'Roomy' }).press('Space')
    await until(async () => Number.parseFloat(await style(bob.page, 'paddingLeft')) > 17, 'it is roomy')
  })

  test('saving makes a free version that says so, and gives the focus back', async () => {
    const before = await ada.person.must(api.credits.get, {})
    await panel().getByRole('button', { name: 'Save version' }).click()
    await panel().waitFor({ state: 'hidden' })
    await bob.page.getByText('Changed the theme').first().waitFor()
    const { versions } = await ada.person.must(api.artifacts.versions, { path: { id } })
    expect(versions[0]?.kind).toBe('manualEdit')
    expect(await ada.person.must(api.credits.get, {})).toEqual(before)
  })

  test('it opens from the palette too, closes with Escape, and says what it cannot do', async () => {
    const other = await ada.person.newPattern()
    await ada.person.must(api.artifacts.save, {
      body: { id: other, files: [{ name: 'App.tsx', code: APP.replace('import "./theme.css"\n', '') }] },
    })
    await ada.page.goto(`${url}/c/${other}`)
    await ada.page.getByRole('textbox', { name: 'Message' }).waitFor()
    await ada.page.keyboard.press('Control+k')
    await ada.page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').fill('theme')
    await ada.page.getByRole('option', { name: 'Theme…' }).click()
    await panel().getByText('This design has no theme.css').waitFor()
    await ada.page.keyboard.press('Escape')
    await panel().waitFor({ state: 'hidden' })
  })

  test('on a phone the preview comes with it', async () => {
    const page = await newPage(ada.context)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${url}/c/${id}`)
    await page.getByRole('tab', { name: 'Chat', selected: true }).waitFor()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Theme…' }).click()
    await page.getByRole('dialog', { name: 'Theme' }).waitFor()
    await button(page).waitFor()
    await page.close()
  })
})
