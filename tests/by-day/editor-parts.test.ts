import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { PICTURE_TIP, TIPS } from '#client/features/chat/composer/tips.ts'
import { api } from '#shared/api/index.ts'
import { code, file, openCode } from '#tests/support/people/code-tab.ts'
import { generate, madeDesign, savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const HEADLINE = 'Learn to sail this summer'
const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]')

/** Two writers in front of one painted design, the same for all who ask. */
let both: Promise<{ ada: Page; bob: Page }> | null = null
const two = () => {
  both ??= twoCome()
  return both
}

async function twoCome() {
  const ada = await people.come('Ada')
  const bob = await people.come('Bob')
  const { patternId } = await savedDesign(ada.person)
  await ada.person.letIn(bob.person, patternId, 'write')
  for (const { page } of [ada, bob]) {
    await page.goto(`${url}/c/${patternId}`)
    await frame(page).getByText('Tidal').first().waitFor()
  }
  return { ada: ada.page, bob: bob.page }
}

test('7: the carousel has four steps, the questions need role and attribution, and both are asked once', async () => {
  const { person, page } = await people.come('Ada')
  await page.goto(`${url}/c/${await person.newPattern()}`)
  const welcome = page.getByRole('dialog', { name: 'Welcome to the new Editor' })
  await page.getByRole('button', { name: 'Show me around' }).click()
  for (const step of [1, 2, 3]) {
    await welcome.getByText(`Step ${step} of 4`).waitFor({ state: 'attached' })
    await welcome.getByRole('button', { name: 'Next' }).click()
  }
  await welcome.getByRole('button', { name: 'Get started' }).click()
  const dialog = page.getByRole('dialog', { name: 'Personalize your experience' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect.poll(() => save.isDisabled()).toBe(true)
  await dialog.getByRole('radio', { name: 'UI and UX design' }).click()
  await expect.poll(() => save.isDisabled()).toBe(true)
  const choices = dialog.getByRole('radiogroup', { name: 'Where did you hear of us?' }).getByRole('radio')
  await expect.poll(() => choices.last().innerText()).toBe('Somewhere else')
  await choices.last().click()
  await expect.poll(() => save.isDisabled()).toBe(true)
  await dialog.getByRole('textbox', { name: 'Where exactly?' }).fill('A talk')
  const sent = page.waitForRequest(request => request.url().endsWith('/user/attributes'))
  await save.click()
  expect((await sent).postDataJSON()).toEqual({ attributes: { role: 'ui-ux-design', attribution: 'A talk' } })
  await dialog.waitFor({ state: 'hidden' })
  await until(
    async () => (await person.must(api.users.session, {})).user?.oneTimeKeys.personalize === true,
    'both are noted',
  )
  await page.reload()
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  expect(await welcome.count()).toBe(0)
})

test('3: Code Diff compares a version with the one before it, file by file, and says when it fails', async () => {
  const { person, page } = await people.come('Ada')
  const { patternId } = await madeDesign(person)
  await generate(person, patternId, `Change the headline to "${HEADLINE}"`)
  await page.route('**/api/artifact/diff/**', route => route.abort())
  await page.goto(`${url}/c/${patternId}`)
  await page.getByRole('button', { name: 'Code changes of v2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Code Diff' })
  await dialog.getByText('v1 → v2').waitFor()
  await dialog.getByText('Failed to load diff.').waitFor()
  await page.unroute('**/api/artifact/diff/**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const view = dialog.getByRole('region', { name: /^Changes in / })
  await view.getByText(HEADLINE).first().waitFor()
  expect((await view.boundingBox())?.height).toBeLessThanOrEqual(500)
  await dialog.getByRole('combobox', { name: 'File' }).waitFor()
})

test('previews that are kept from a browser are asked for a few times, and it is said what to allow', async () => {
  const { person, page } = await people.come('Ada')
  const { patternId } = await savedDesign(person)
  const asked: string[] = []
  await page.route('**/_maquette/probe.svg', route => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${url}/c/${patternId}`)
  await page.getByText('Previews do not reach this browser').waitFor()
  expect(asked.length).toBeLessThan(16)
  expect(new Set(asked).size).toBe(2)
  await page.unroute('**/_maquette/probe.svg')
  await page.getByRole('button', { name: 'Try again' }).click()
  await frame(page).getByText('Tidal').first().waitFor()
})

test('3: files stay open as tabs, also while the chat is looked at, and are closed by mouse and keyboard', async () => {
  const { person, page } = await people.come('Ada')
  const { patternId } = await madeDesign(person)
  await openCode(page, url, patternId)
  const tabs = page.getByRole('tablist', { name: 'Open files' }).getByRole('tab')
  const shownTab = page.getByRole('tablist', { name: 'Open files' }).getByRole('tab', { selected: true })
  expect(await tabs.count()).toBe(1)
  await code(page).click()
  // Of many files the folders begin closed.
  const folder = page.getByRole('treeitem').first()
  if ((await folder.getAttribute('aria-expanded')) === 'false') await folder.click()
  await page.getByRole('treeitem', { expanded: true }).first().waitFor()
  const [, first] = await page.getByRole('treeitem').allInnerTexts()
  await file(page, first ?? '').click()
  await file(page, 'theme.css').click()
  await until(async () => (await tabs.count()) === 3, 'three are open')
  await shownTab.and(page.getByTitle('theme.css')).waitFor()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByRole('tab', { name: 'Code', exact: true }).click()
  await shownTab.and(page.getByTitle('theme.css')).waitFor()
  await shownTab.focus()
  await page.keyboard.press('ArrowLeft')
  await shownTab.and(page.getByTitle(first ?? '')).waitFor()
  await page.keyboard.press('Delete')
  await until(async () => (await tabs.count()) === 2, 'one is closed')
  await shownTab.and(page.getByTitle('theme.css')).waitFor()
  await tabs.first().click({ button: 'middle' })
  await until(async () => (await tabs.count()) === 1, 'another one is closed')
  // One is always open, since something has to be shown.
  await shownTab.focus()
  await page.keyboard.press('Delete')
  expect(await tabs.count()).toBe(1)
})

test('2: another tip comes every 6.5 s, and hidden they stay hidden', async () => {
  const { person, page } = await people.come('Ada')
  const id = await person.newPattern()
  await page.clock.install()
  await page.goto(`${url}/c/${id}`)
  const tip = page.getByRole('note', { name: 'Tip' })
  await tip.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = await tip.innerText()
  await page.clock.runFor(6_500)
  await expect.poll(() => tip.innerText()).not.toBe(first)
  // There are as many as make one round; the one on pictures is left out, since templates see none.
  const shown = TIPS.filter(text => text !== PICTURE_TIP)
  await page.clock.runFor(6_500 * (shown.length - 1))
  await expect.poll(() => tip.innerText()).toBe(first)
  await tip.getByRole('button', { name: 'Hide tips' }).click()
  await tip.waitFor({ state: 'hidden' })
})

describe('4 and 8: the preview of two people', () => {
  test('a writer sets the width for everybody, and one’s own view is one’s own', async () => {
    const { ada, bob } = await two()
    const edge = (page: Page) => page.getByRole('separator', { name: 'Resize preview' })
    const width = (page: Page) => edge(page).getAttribute('aria-valuenow')
    await edge(ada).focus()
    await ada.keyboard.press('Home')
    await until(async () => (await width(bob)) === '320', 'Bob sees it as narrow')
    await bob.getByRole('button', { name: 'Own view' }).click()
    await bob.getByRole('combobox', { name: 'Viewport' }).click()
    await bob
      .getByRole('option', { name: /^iPhone 16 / })
      .first()
      .click()
    await bob.getByRole('combobox', { name: 'Viewport' }).getByText('iPhone 16').waitFor()
    await expect.poll(() => ada.getByRole('combobox', { name: 'Viewport' }).innerText()).toBe('Responsive')
    await bob.getByRole('button', { name: 'Own view' }).click()
    await until(async () => (await width(bob)) === '320', 'Bob is back in the room’s view')
    const box = await edge(ada).boundingBox()
    if (!box) throw new Error('there is no edge')
    await ada.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await ada.mouse.down()
    await ada.mouse.move(box.x + 100, box.y + box.height / 2, { steps: 5 })
    await ada.mouse.up()
    await until(async () => Number(await width(bob)) > 400, 'Bob sees what was dragged')
  })

  test('whose selection is whose is seen in the picture', async () => {
    const { ada, bob } = await two()
    await bob.getByRole('button', { name: 'Select element' }).click()
    await frame(bob).getByRole('heading').first().click()
    await bob.getByRole('navigation', { name: 'Selected element' }).waitFor()
    await frame(ada).locator('maquette-others').waitFor({ state: 'attached' })
    await bob.getByRole('button', { name: /^Remove/ }).click()
    await frame(ada).locator('maquette-others').waitFor({ state: 'detached' })
  })

  test('9: undo, redo and the palette with the focus in the preview', async () => {
    const { ada } = await two()
    const name = ada.getByRole('textbox', { name: 'Design name' })
    const before = await name.inputValue()
    await name.fill('Renamed')
    await name.press('Enter')
    await until(async () => (await ada.title()).startsWith('Renamed'), 'it is renamed')
    await frame(ada).getByRole('heading').first().click()
    await ada.keyboard.press('Control+z')
    await until(async () => (await name.inputValue()) === before, 'the name is back')
    await frame(ada).getByRole('heading').first().click()
    await ada.keyboard.press('Control+Shift+z')
    await until(async () => (await name.inputValue()) === 'Renamed', 'it is renamed again')
    await frame(ada).getByRole('heading').first().click()
    await ada.keyboard.press('Control+k')
    await ada.getByRole('dialog', { name: 'Commands' }).waitFor()
    await ada.keyboard.press('Escape')
    await ada.getByRole('dialog', { name: 'Commands' }).waitFor({ state: 'detached' })
  })

  test('1 and 4: chat and code from the toolbar, and the preview over everything', async () => {
    const { ada } = await two()
    await ada.getByRole('button', { name: 'Show code' }).click()
    await ada.getByRole('tab', { name: 'Code', selected: true }).waitFor()
    const code = ada.getByRole('textbox', { name: 'Code' })
    await code.and(ada.locator('[contenteditable="true"]')).click()
    await ada.keyboard.press('Control+f')
    await ada.getByRole('textbox', { name: 'Find' }).waitFor()
    await ada.keyboard.press('Escape')
    await ada.getByRole('button', { name: 'Show chat' }).click()
    await ada.getByRole('tab', { name: 'Chat', selected: true }).waitFor()
    const panel = ada.getByRole('region', { name: 'Preview panel' })
    await ada.getByRole('button', { name: 'Full screen' }).click()
    await until(async () => (await panel.boundingBox())?.x === 0, 'it fills the window')
    await ada.getByRole('button', { name: 'Full screen' }).click()
    await until(async () => ((await panel.boundingBox())?.x ?? 0) > 400, 'it is back beside the chat')
  })
})
