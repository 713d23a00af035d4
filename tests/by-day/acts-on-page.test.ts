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

describe('[24.3] acts on the page', () => {
  let ada: Awaited<ReturnType<People['come']>>
  let bob: Awaited<ReturnType<People['come']>>
  let id: string
  const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]')
  const bar = () => ada.page.getByRole('toolbar', { name: 'Selection' })
  const press = (name: string) => bar().getByRole('button', { name, exact: true }).click()
  const pick = (text: string) => frame(ada.page).getByText(text, { exact: true }).click({ force: true })
  const isSeen = (page: Page, text: string) =>
    until(async () => (await frame(page).getByText(text, { exact: true }).count()) === 1, `it says ${text}`)
  const isGone = (page: Page, text: string) =>
    until(async () => (await frame(page).getByText(text, { exact: true }).count()) === 0, `no ${text}`)
  const isTheText = (page: Page) =>
    frame(page)
      .locator('h1:has-text("Sail with us") + p:has-text("The water is warm.")')
      .count()
      .then(found => found === 1)
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

  test('[24.3] a text is changed for everybody, and undo brings the same bytes', async () => {
    await pick('Sail with us')
    await press('Text')
    const field = ada.page.getByRole('textbox', { name: 'New text' })
    await expect.poll(() => field.inputValue()).toBe('Sail with us')
    await field.fill('Come aboard')
    await field.press('Enter')
    await isSeen(ada.page, 'Come aboard')
    await isSeen(bob.page, 'Come aboard')
    await undo()
    await isSeen(ada.page, 'Sail with us')
    await isSeen(bob.page, 'Sail with us')
    expect(await codeAfterSave()).toBe(APP)
  })

  test('[24.3] hiding, deleting and duplicating are undone one by one', async () => {
    await pick('The water is warm.')
    await press('Duplicate')
    await until(
      async () => (await frame(bob.page).getByText('The water is warm.').count()) === 2,
      'there are two',
    )
    await ada.page.keyboard.press('Control+z')
    await isSeen(bob.page, 'The water is warm.')
    await press('Hide')
    await until(
      async () => !(await frame(bob.page).getByText('The water is warm.').isVisible()),
      'it is hidden',
    )
    await undo()
    await until(() => frame(bob.page).getByText('The water is warm.').isVisible(), 'it is there again')
    await press('Delete')
    await isGone(bob.page, 'The water is warm.')
    await undo()
    await isSeen(bob.page, 'The water is warm.')
    expect(await codeAfterSave()).toBe(APP)
  })

  test('[24.3] a colour of the theme changes that element alone', async () => {
    await pick('Sail with us')
    await press('Colour')
    await ada.page.getByRole('button', { name: 'primary', exact: true }).click()
    const color = () =>
      frame(bob.page)
        .getByText('Sail with us')
        .evaluate(element => getComputedStyle(element).color)
        .catch(() => '')
    await until(async () => (await color()) === 'rgb(51, 65, 85)', 'it has the colour')
    await undo()
    expect(await codeAfterSave()).toBe(APP)
    await ada.page.keyboard.press('Escape')
  })

  test('[24.3] spacing, size and moving are one press, and undone one by one', async () => {
    await pick('Sail with us')
    const heading = () => frame(bob.page).getByText('Sail with us')
    const size = () => heading().evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await press('Size')
    await ada.page.getByRole('button', { name: 'More', exact: true }).click()
    await until(async () => (await size().catch(() => 0)) > before, 'it is larger')
    await undo()
    await pick('The water is warm.')
    const padding = () =>
      frame(bob.page)
        .getByText('The water is warm.')
        .evaluate(element => Number.parseFloat(getComputedStyle(element).paddingTop))
        .catch(() => 0)
    await until(async () => (await padding()) === 8, 'it is as it was')
    await press('Spacing')
    await ada.page.getByRole('button', { name: 'More', exact: true }).click()
    await until(async () => (await padding()) > 8, 'it has more room')
    await undo()
    await press('Move up')
    await until(async () => (await frame(bob.page).locator('p + h1').count()) === 1, 'it is above')
    await undo()
    await until(async () => (await frame(bob.page).locator('h1 + p').count()) === 1, 'it is below again')
    await pick('The water is warm.')
    await press('Move down')
    await until(async () => (await frame(bob.page).locator('button + p').count()) === 1, 'it is at the end')
    await undo()
    expect(await codeAfterSave()).toBe(APP)
  })

  test('[24.3] the layers are a tree for the keyboard: Enter selects, Delete takes away', async () => {
    await pick('Book')
    await press('Layers')
    const tree = ada.page.getByRole('tree', { name: 'Layers' })
    const layer = (name: string) => tree.getByRole('treeitem', { name, exact: true })
    await until(
      () => layer('button “Book”').evaluate(element => element === document.activeElement),
      'the selected one has the focus',
    )
    await ada.page.keyboard.press('ArrowUp')
    await ada.page.keyboard.press('Enter')
    await until(
      async () => (await layer('p “The water is warm.”').getAttribute('aria-selected')) === 'true',
      'it is selected',
    )
    expect(await layer('p “The water is warm.”').getAttribute('aria-level')).toBe('3')
    await ada.page.keyboard.press('Delete')
    await isGone(bob.page, 'The water is warm.')
    await undo()
    await isSeen(bob.page, 'The water is warm.')
    expect(await codeAfterSave()).toBe(APP)
  })

  test('[24.3] Shift selects several: one act, one undo, and Escape selects none', async () => {
    const more = (text: string) =>
      frame(ada.page)
        .getByText(text, { exact: true })
        .click({ force: true, modifiers: ['Shift'] })
    const isSaid = (text: RegExp) => ada.page.getByText(text).first().waitFor()
    await pick('Sail with us')
    await bar().getByRole('button', { name: 'Ask', disabled: false }).waitFor()
    await more('The water is warm.')
    await isSaid(/^2 selected: h1 .*, p /)
    await more('Book')
    await isSaid(/^3 selected/)
    for (const name of ['Text', 'Move up', 'Duplicate', 'Insert', 'Ask'])
      await bar().getByRole('button', { name, exact: true, disabled: true }).waitFor()
    await press('Colour')
    await ada.page.getByRole('button', { name: 'primary', exact: true }).click()
    const colors = () =>
      frame(bob.page)
        .locator('h1, p')
        .evaluateAll(elements => elements.map(element => getComputedStyle(element).color).join())
        .catch(() => '')
    await until(async () => (await colors()) === 'rgb(51, 65, 85),rgb(51, 65, 85)', 'both have the colour')
    await isSaid(/^3 elements: changed the colour/)
    await undo()
    expect(await codeAfterSave()).toBe(APP)
    await press('Colour')
    await more('Book')
    await isSaid(/^2 selected/)
    await press('Delete')
    await Promise.all([isGone(bob.page, 'Sail with us'), isGone(bob.page, 'The water is warm.')])
    await isSeen(bob.page, 'Book')
    await undo()
    await until(() => isTheText(bob.page), 'both are there again')
    expect(await codeAfterSave()).toBe(APP)
    await pick('Sail with us')
    await more('Book')
    await isSaid(/^2 selected/)
    await ada.page.keyboard.press('Escape')
    await bar().getByRole('button', { name: 'Delete', exact: true, disabled: true }).waitFor()
    await ada.page.getByText('Click an element to change it').waitFor()
  })

  test('[24.3] in the layers Shift and an arrow select several', async () => {
    await pick('Sail with us')
    await press('Layers')
    const tree = ada.page.getByRole('tree', { name: 'Layers' })
    await tree.getByRole('treeitem', { name: 'h1 “Sail with us”', selected: true }).waitFor()
    await until(
      () => tree.evaluate(element => element.contains(document.activeElement)),
      'the tree has the focus',
    )
    await ada.page.keyboard.press('Shift+ArrowDown')
    await ada.page.keyboard.press('Shift+ArrowDown')
    await until(async () => (await tree.getByRole('treeitem', { selected: true }).count()) === 3, 'three')
    await ada.page.keyboard.press('Shift+ArrowUp')
    await until(async () => (await tree.getByRole('treeitem', { selected: true }).count()) === 2, 'two')
    await ada.page.keyboard.press('Delete')
    await Promise.all([isGone(bob.page, 'Sail with us'), isGone(bob.page, 'The water is warm.')])
    await undo()
    await until(() => isTheText(bob.page), 'both are there again')
    expect(await codeAfterSave()).toBe(APP)
    await press('Layers')
  })

  test('[24.4] a part is inserted after what is selected, and an older version brings back the same bytes', async () => {
    await pick('Sail with us')
    await bar().getByRole('button', { name: 'Insert', exact: true }).click()
    const dialog = ada.page.getByRole('dialog', { name: 'Insert a part' })
    await dialog.waitFor()
    await ada.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await bar().getByRole('button', { name: 'Insert', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Search parts' }).fill('no such part')
    await dialog.getByText('No part matches.').waitFor()
    await dialog.getByRole('button', { name: 'Show all parts' }).click()
    await dialog.getByRole('radio', { name: /Empty/ }).first().click()
    await dialog.getByRole('button', { name: /^Insert / }).click()
    await dialog.waitFor({ state: 'hidden' })
    const inside = () => frame(bob.page).locator('h1:has-text("Sail with us") + *')
    await until(async () => (await inside().count()) === 1 && !(await isTheText(bob.page)), 'it is there')
    const { versions } = await ada.person.must(api.artifacts.versions, { path: { id } })
    const before = versions.find(({ isActive }) => !isActive)?.id ?? ''
    await ada.person.must(api.artifacts.restore, { body: { id, artifactId: before } })
    await until(() => isTheText(bob.page), 'it is gone')
    expect(await codeAfterSave()).toBe(APP)
    await ada.page.getByRole('button', { name: 'Select element' }).click()
  })

  test('[24.3] on a narrow screen the bar stays within the screen', async () => {
    const { person, page } = await people.come('Eve', { width: 390, height: 844, hasTouch: true })
    const pattern = await person.newPattern()
    const files = [
      { name: 'App.tsx', code: APP },
      { name: 'theme.css', code: THEME },
    ]
    await person.must(api.artifacts.save, { body: { id: pattern, files } })
    await page.goto(`${url}/c/${pattern}`)
    await page.getByRole('tab', { name: 'Preview' }).click()
    await isSeen(page, 'Sail with us')
    await page.getByRole('button', { name: 'Select element' }).click()
    await frame(page).getByText('Sail with us').click({ force: true })
    const phoneBar = page.getByRole('toolbar', { name: 'Selection' })
    await phoneBar.getByRole('button', { name: 'Colour', exact: true }).click()
    await page.getByRole('button', { name: 'primary', exact: true }).waitFor()
    const box = await phoneBar.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  })
})
