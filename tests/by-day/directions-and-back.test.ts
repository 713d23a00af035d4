import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign, savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const people = new People(inject('productUrl'))
afterAll(() => people.leave())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const node = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`)

test('from one design to a board of six directions, and back with the one that was kept', async () => {
  const { person: ada, page } = await people.come('Ada')
  for (const key of ['editorWelcome', 'personalize'] as const)
    await ada.must(api.users.oneTimeKeys, { body: { key, value: true } })
  const { patternId, artifactId } = await madeDesign(ada)
  const versions = async () =>
    (await ada.must(api.artifacts.versions, { path: { id: patternId } })).versions.length
  await page.goto(`${ada.url}/c/${patternId}`)
  await button(page, 'Actions').click()
  await page.getByRole('menuitem', { name: 'Add to Canvas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New canvas' }).click()
  await page.waitForURL(/\/s\/[a-z0-9]{20}$/)
  const spaceId = page.url().split('/').at(-1) ?? ''
  await page.locator('.react-flow__node-design').click()
  await button(page, 'Explore').click()
  await page.getByRole('menuitem', { name: '6 directions' }).click()
  await page.locator('.board-tie').nth(5).waitFor({ state: 'attached' })
  expect(await page.locator('.react-flow__node-design').count()).toBe(7)
  const words = await page.locator('.board-direction-words').allTextContents()
  expect(new Set(words).size).toBe(6)

  // Pictures come of designs that nobody has opened.
  await button(page, 'Fit').click()
  await page.locator('.board-sheet img').nth(6).waitFor({ timeout: 60_000 })

  const direction = page.locator('.react-flow__node-design', { has: page.locator('.board-direction') }).nth(3)
  await direction.click()
  await direction.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('menuitem', { name: 'As the next version of its origin' }).click()
  await page.getByText('It is the newest version of', { exact: false }).waitFor()
  await direction.getByText('Kept').waitFor()
  const { copies } = await ada.must(api.spaces.copies, { path: { id: spaceId } })
  const origin = copies.find(copy => copy.of?.patternId === patternId && copy.of.version.major === 1)
  expect(await versions()).toBe(1)
  const originNode = node(page, origin?.nodeId ?? '')
  await originNode.getByText('began as v1 of', { exact: false }).waitFor()
  await originNode.click()
  const selection = page.getByRole('toolbar', { name: 'Selection' })
  await selection.getByRole('button', { name: 'Original' }).click()
  await page.getByRole('menuitem', { name: 'Save to original' }).click()
  await until(async () => (await versions()) === 2, 'the original has a second version')
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.waitForURL(`${ada.url}/c/${patternId}`)
  const { activeArtifactId } = await ada.must(api.patterns.get, { path: { id: patternId } })
  expect(activeArtifactId).not.toBe(artifactId)
}, 180_000)

test('designs that are there are put on a board from the board, a note where one clicks, and an arrow by hand', async () => {
  const { person: ada, page } = await people.come('Ada')
  for (const text of ['Harbour', 'Bakery']) {
    const { patternId } = await savedDesign(ada, text)
    await ada.must(api.patterns.rename, { body: { id: patternId, newName: text } })
  }
  const { id: spaceId } = await ada.must(api.spaces.create, { body: { name: newId() } })
  // Where one clicks is where it stands only once the board has stopped gliding.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${ada.url}/s/${spaceId}`)
  await button(page, 'Add designs').last().click()
  const dialog = page.getByRole('dialog', { name: 'Add designs' })
  await dialog.getByRole('checkbox', { name: 'Harbour' }).check({ force: true })
  await dialog.getByRole('checkbox', { name: 'Bakery' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Add 2 designs' }).click()
  await dialog.waitFor({ state: 'detached' })
  const card = (name: string) => page.getByRole('group', { name, exact: true })
  for (const name of ['Harbour', 'Bakery']) await card(name).waitFor()
  await button(page, 'Fit').click()

  await button(page, 'Note').click()
  await page.mouse.click(400, 640)
  await page.keyboard.type('Which of them?')
  const note = page.getByRole('group', { name: 'Note: Which of them?' })
  const box = await note.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 400)).toBeLessThan(3)
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 640)).toBeLessThan(3)

  await page.keyboard.press('Escape')
  const middleOf = async (name: string) => {
    const at = await card(name).boundingBox()
    if (!at) throw new Error(`${name} is not in view`)
    return [at.x + at.width / 2, at.y + at.height / 2] as const
  }
  await button(page, 'Arrow').first().click()
  await page.mouse.move(...(await middleOf('Harbour')))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf('Bakery')), { steps: 4 })
  await page.mouse.up()
  await page.locator('.react-flow__edge .board-arrow').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => button(page, 'Arrow').first().getAttribute('aria-pressed')).toBe('false')
}, 90_000)
